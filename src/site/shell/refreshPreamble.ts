/**
 * During development, React Fast Refresh expects this script to run first. Astro adds it to pages with islands;
 * ours load their components on their own.
 */
export const refreshPreamble = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
`;
