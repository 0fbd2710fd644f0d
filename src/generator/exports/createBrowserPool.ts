import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../processes/findChromium.ts';
import { TaskFailure } from '../processes/runTask.ts';

export interface BrowserPool {
  /** The browser that all projects share. */
  get: () => Promise<Browser>;
  close: () => Promise<void>;
}

/** Starts one browser on first use, and another one after a crash, so that a crash only affects one project. */
export function createBrowserPool(launch: () => Promise<Browser> = launchChromium): BrowserPool {
  let current: Promise<Browser> | undefined;
  const forget = () => {
    current = undefined;
  };
  const start = async () => {
    const browser = await launch();
    browser.on('disconnected', forget);
    return browser;
  };
  return {
    get() {
      current ??= start().catch((error: unknown) => {
        forget();
        throw error;
      });
      return current;
    },
    async close() {
      await (await current)?.close();
    },
  };
}

async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new TaskFailure('No Chromium was found.\nHint: install it or set CHROME_PATH.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
