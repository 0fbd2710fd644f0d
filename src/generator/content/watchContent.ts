import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_DIR } from '../files/directories.ts';
import { raiseContentVersion } from './contentVersion.ts';

/** Makes the development server read content again only after a file has changed, not on every request. */
export function watchContent(): Plugin {
  return {
    name: 'x-docs:watch-content',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.on('all', (_, file) => {
        if (file.startsWith(CONTENT_DIR + path.sep)) raiseContentVersion();
      });
    },
  };
}
