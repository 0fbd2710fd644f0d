/**
 * While developing, React components that show each edit at once expect this to have run. Astro adds it to pages with islands;
 * ours load their components themselves.
 */
export const refreshPreamble = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
`;
