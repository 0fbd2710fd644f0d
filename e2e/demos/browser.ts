import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { findChromium } from '#generator/processes/findChromium.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import type { DemoSetting } from './DemoSetting.ts';

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new DocsError('No Chromium was found.', {
      hint: 'install it (apt-get install chromium) or set CHROME_PATH.',
    });
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Opens a new browser context with the preferences of a setting, and with axe. */
export async function openContext(browser: Browser, setting: DemoSetting): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: setting.width, height: setting.height },
    isMobile: setting.isMobile === true,
    hasTouch: setting.isMobile === true,
    colorScheme: setting.colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: setting.timeZone ?? 'UTC',
  });
  await context.addInitScript({
    content: `try { localStorage.setItem('x-direction', '${setting.direction}') } catch {}\n${axeSource}`,
  });
  // A context without pages closes its window, and opening a window takes as long as opening a page.
  await context.newPage();
  return context;
}
