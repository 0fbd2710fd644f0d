import type { Plugin } from 'vite';

const MODULE = /\/x-data-grid\/.*\/useIsSSR\.js$/;
const SERVER_SNAPSHOT = 'const serverSnapshot = () => true;';
const BUILD_SNAPSHOT = 'const serverSnapshot = () => false;';

/**
 * On a server, a grid renders nothing at all. If it believes that it's in a browser, it still renders no rows but it does create its
 * styles, which can then be part of the page before the grid starts.
 */
export function collectGridStyles(): Plugin {
  return {
    name: 'x-docs:collect-grid-styles',
    apply: 'build',
    // Node can't load the stylesheet that the package imports.
    configEnvironment: (name) =>
      name === 'client' ? undefined : { resolve: { noExternal: [/^@mui\/x-data-grid/] } },
    applyToEnvironment: (environment) => environment.name !== 'client',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        if (!code.includes(SERVER_SNAPSHOT)) {
          this.error(
            `${id} no longer contains "${SERVER_SNAPSHOT}".\nHint: find out how the new version detects a server, and replace that.`,
          );
        }
        return {
          code: code.replace(SERVER_SNAPSHOT, BUILD_SNAPSHOT),
          map: null,
        };
      },
    },
  };
}
