import type { Plugin } from 'vite';

const MODULE = /\/x-data-grid\/.*\/useIsSSR\.js$/;
const ANSWER_AT_BUILD = 'const serverSnapshot = () => true;';

/**
 * A grid asked on a server draws nothing at all. Told that it is in a browser it still has no rows, but says how it is dressed, and
 * those rules can stand in the page before it starts.
 */
export function collectGridStyles(): Plugin {
  return {
    name: 'x-docs:collect-grid-styles',
    // Node cannot load the stylesheet that the package imports.
    configEnvironment: (name) =>
      name === 'client' ? undefined : { resolve: { noExternal: [/^@mui\/x-data-grid/] } },
    applyToEnvironment: (environment) => environment.name !== 'client',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        if (!code.includes(ANSWER_AT_BUILD)) {
          this.error(
            `${id} no longer contains "${ANSWER_AT_BUILD}".\nHint: see how the new version knows that it is on a server, and answer there.`,
          );
        }
        return {
          code: code.replace(ANSWER_AT_BUILD, 'const serverSnapshot = () => false;'),
          map: null,
        };
      },
    },
  };
}
