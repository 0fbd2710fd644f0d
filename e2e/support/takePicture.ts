import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '#generator/files/directories.ts';
import { findChromium } from '#generator/processes/findChromium.ts';
import { serveSite } from '#generator/processes/serveSite.ts';

// Updates the picture in the README: node e2e/support/takePicture.ts

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found.\nHint: set CHROME_PATH to its program.');
const site = await serveSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
await page.goto(`${site.url}/x/react-tree-view/`, { waitUntil: 'networkidle' });
await page.screenshot({ path: path.join(ROOT, '.github/site.png') });
await browser.close();
site.stop();
