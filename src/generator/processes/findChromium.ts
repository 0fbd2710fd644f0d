import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Debian's headless Chromium comes first because it opens pages in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
/** On macOS, the programs are named after the apps. */
const MAC_NAMES = ['Chromium', 'Google Chrome'];
/** On Windows, Chrome is in one of these folders. */
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

interface Places {
  env?: NodeJS.ProcessEnv;
  /** Folders that are searched after the PATH. */
  folders?: readonly string[];
  /** Where Playwright puts the browser it downloads. */
  getManaged?: () => string | undefined;
}

/**
 * The browser to test with: `CHROME_PATH`, else any Chromium or Chrome that is installed, else the one that
 * `npx playwright install chromium` has downloaded.
 */
export function findChromium({
  env = process.env,
  folders = FOLDERS,
  getManaged = getManagedChromium,
}: Places = {}): string | undefined {
  return (
    [env['CHROME_PATH'], ...listInstalled(env, folders)].find(isExecutable) ??
    [getManaged()].find(isExecutable)
  );
}

function listInstalled(env: NodeJS.ProcessEnv, folders: readonly string[]): string[] {
  const windows = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).map((folder) =>
    path.join(folder, 'Google/Chrome/Application'),
  );
  const all = [...(env['PATH'] ?? '').split(path.delimiter), ...folders, ...windows].filter(
    Boolean,
  );
  return [...NAMES, ...MAC_NAMES].flatMap((name) => all.map((folder) => path.join(folder, name)));
}

/** Playwright is loaded only if nothing else was found, because that takes a moment. */
function getManagedChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  return chromium.executablePath();
}

function isExecutable(file: string | undefined): file is string {
  if (file === undefined) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
