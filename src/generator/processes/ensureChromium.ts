import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';
import { findChromium } from './findChromium.ts';

/** One way to get a browser. */
interface Installer {
  /** What is about to happen, in the words of a command that anyone can run themselves. */
  command: string;
  program: string;
  args: readonly string[];
}

const APT = '-y --no-install-recommends -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
const INSTALL_MS = 600_000;

interface Steps {
  find?: () => string | undefined;
  run?: (installer: Installer) => void;
  log?: (line: string) => void;
  platform?: NodeJS.Platform;
}

/** The browser to test with. If there's none, it's downloaded by Playwright, or installed from Debian's packages as a last resort. */
export function ensureChromium({
  find = findChromium,
  run = install,
  log = console.log,
  platform = process.platform,
}: Steps = {}): string | undefined {
  let found = find();
  for (const installer of listInstallers(platform)) {
    if (found) return found;
    log(`No Chromium or Chrome is installed. Installing one: ${installer.command}`);
    run(installer);
    found = find();
  }
  if (!found) {
    log(
      "Chromium couldn't be installed.\nHint: install Chromium or Chrome, or set CHROME_PATH to its program.",
    );
  }
  return found;
}

function listInstallers(platform: NodeJS.Platform): Installer[] {
  const playwright: Installer = {
    command: 'npx playwright install chromium',
    program: process.execPath,
    args: [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
  };
  if (platform !== 'linux') return [playwright];
  const command = `apt-get update && (apt-get install ${APT} chromium-headless-shell || apt-get install ${APT} chromium)`;
  const asRoot = process.getuid?.() === 0 ? ['sh', '-c'] : ['sudo', '-n', 'sh', '-c'];
  const [program = '', ...args] = [...asRoot, command];
  return [playwright, { command, program, args }];
}

function install({ program, args }: Installer): void {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
