import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** The browser, installed from Debian's packages where there is none and we may. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const command = `apt-get update && apt-get install -y --no-install-recommends chromium`;
  console.log(`No Chromium found; installing it: ${command}`);
  const run = isRoot ? ['sh', '-c', command] : ['sudo', '-n', 'sh', '-c', command];
  const [program = '', ...args] = run;
  spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = findChromium();
  if (!installed) {
    console.error(
      'Chromium could not be installed.\nHint: install Chromium or Chrome yourself, or set CHROME_PATH to its program.',
    );
  }
  return installed;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
