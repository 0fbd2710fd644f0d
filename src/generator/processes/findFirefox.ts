import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Firefox.app/Contents/MacOS',
];
const INSTALL_MS = 600_000;
const COMMAND =
  'apt-get update && apt-get install -y --no-install-recommends -o Acquire::Retries=0 -o Acquire::http::Timeout=20 firefox-esr';

/** The Firefox to test with: `FIREFOX_PATH`, or the first on the PATH and in the usual folders. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...PLACES].filter(Boolean);
  const candidates = [
    env['FIREFOX_PATH'],
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  return candidates.find((file) => file !== undefined && isExecutable(file));
}

/** What to do about Firefox: run the tests with it, skip them with a notice, or fail with a message. */
export type FirefoxChoice =
  { kind: 'found'; file: string } | { kind: 'skip' | 'fail'; message: string };

interface Machine {
  env: NodeJS.ProcessEnv;
  find: () => string | undefined;
  hasApt: () => boolean;
  install: () => void;
}

/** Installs Firefox where Debian's packages are available, and says so first. Only CI must have it. */
export function chooseFirefox({
  env,
  find,
  hasApt,
  install,
}: Machine = THIS_MACHINE): FirefoxChoice {
  const found = find();
  if (found) return { kind: 'found', file: found };
  const canInstall = hasApt();
  if (canInstall) {
    console.log(`No Firefox found. Installing Debian's package: ${COMMAND}`);
    install();
    const installed = find();
    if (installed) return { kind: 'found', file: installed };
  }
  const hint = 'Hint: install Firefox, or set FIREFOX_PATH to its executable.';
  if (canInstall || env['CI'] !== undefined)
    return { kind: 'fail', message: `Firefox could not be installed.\n${hint}` };
  return {
    kind: 'skip',
    message: `Skipped: there is no Firefox, and no apt-get to install it with.\n${hint}`,
  };
}

const THIS_MACHINE: Machine = {
  env: process.env,
  find: findFirefox,
  hasApt: () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0,
  install: () => {
    const [program = '', ...args] =
      process.getuid?.() === 0 ? ['sh', '-c', COMMAND] : ['sudo', '-n', 'sh', '-c', COMMAND];
    spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  },
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
