import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { runPool } from '../demos/runPool.ts';
import type { Screen } from './Screen.ts';

/** Tall enough for the header, the start of the text, and several demos. */
const HEIGHT_PX = 2400;
/** A fixed random number and a fixed date, because ads are chosen at random and some demos show today's date. */
const RANDOM = 0.3;
const NOW = new Date('2025-10-15T10:00:00Z');
/** Time for a demo to start or a transition to end. */
const SETTLE_MS = 700;
/** A page that still changes after this many screenshots is compared as it is. */
const ATTEMPTS = 10;

/** Serves the site built in a folder, takes every screenshot, and returns their folder. */
export async function captureScreens(
  browser: Browser,
  folder: string,
  screens: readonly Screen[],
): Promise<string> {
  const pictures = path.join(folder, '.cache/screens');
  mkdirSync(pictures, { recursive: true });
  const site = await serve(folder);
  try {
    await runPool(screens, 2, async (screen) => {
      const page = await openPage(browser, screen);
      await page.goto(site.url + screen.path, { waitUntil: 'networkidle' });
      await settle(page);
      writeFileSync(path.join(pictures, `${screen.name}.png`), await takePicture(page));
      await page.context().close();
    });
  } finally {
    site.stop();
  }
  return pictures;
}

async function openPage(browser: Browser, { width, setting }: Screen): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT_PX },
    colorScheme: setting === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(
    ({ direction, random }) => {
      // Sandboxed frames have no storage.
      if (origin !== 'null') localStorage.setItem('x-direction', direction);
      Math.random = () => random;
    },
    { direction: setting === 'rtl' ? 'rtl' : 'ltr', random: RANDOM },
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** Waits for fonts, and for the demos and the Try it panel on screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isReady = () => {
    // Demos with a picture wait for a reader who moves.
    dispatchEvent(new Event('scroll'));
    const isAway = (stage: Element) => {
      const { top, bottom } = stage.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    };
    const isLive = (stage: Element) => stage.getAttribute('data-state') === 'live';
    const showsComponent = (panel: Element) => panel.querySelector('[class*="Mui"]') !== null;
    return (
      [...document.querySelectorAll('[data-demo]')].every((it) => isAway(it) || isLive(it)) &&
      [...document.querySelectorAll('[data-try-it]')].every(
        (it) => isAway(it) || showsComponent(it),
      )
    );
  };
  // A demo that never starts will be visible in the screenshot.
  await page.waitForFunction(isReady, undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
}

/** Takes screenshots until two in a row are equal, because a panel that starts late isn't a difference between commits. */
async function takePicture(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (last?.equals(picture) || attempt === ATTEMPTS) return picture;
    last = picture;
    await page.waitForTimeout(SETTLE_MS);
  }
}

/** Starts the server of the same commit, because files and server belong together. */
async function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  const url = await new Promise<string>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`The server in ${folder} ended with ${code}.`)));
    server.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/[^\s"]+/.exec(chunk.toString())?.[0];
      if (found) resolve(found.replace(/\/$/, ''));
    });
  });
  return { url, stop: () => server.kill() };
}
