import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without windows, which opens a page in half the time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A machine with a browser is not kept waiting for a quicker one. */
const INSTALL_MS = { missing: 600_000, slower: 90_000 };
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: `CHROME_PATH`, or the first found on the PATH and in the usual places. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...PLACES].filter(Boolean);
  const candidates = [
    env['CHROME_PATH'],
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES.filter((place) => place.startsWith('/Applications')),
  ];
  return candidates.find((file) => file !== undefined && isExecutable(file));
}

/** The browser, installed from Debian's packages where there is none, or none without windows, and we may. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (process.env['CHROME_PATH'] || found?.endsWith(HEADLESS)) return found;
  if (!found) console.log('No Chromium found.');
  if (process.platform === 'linux') install(found ? INSTALL_MS.slower : INSTALL_MS.missing);
  const installed = findChromium();
  if (!installed) {
    console.error(
      'Chromium could not be installed.\nHint: install Chromium or Chrome yourself, or set CHROME_PATH to its program.',
    );
  }
  return installed;
}

function install(timeout: number): void {
  const options = '-y --no-install-recommends -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
  const command = `apt-get update && (apt-get install ${options} ${HEADLESS} || apt-get install ${options} chromium)`;
  console.log(`Installing it from Debian's packages: ${command}`);
  const run =
    process.getuid?.() === 0 ? ['sh', '-c', command] : ['sudo', '-n', 'sh', '-c', command];
  const [program = '', ...args] = run;
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
