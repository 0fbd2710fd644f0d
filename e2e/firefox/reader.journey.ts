import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatCodeFragment } from '../../src/site/features/live/codeFragment.ts';
import { DEMOS, PROSE } from '../support/fixturePaths.ts';
import { FlakySite } from '../support/FlakySite.ts';
import { getTitle } from '../support/guides.ts';
import { byRole, launchFirefox, Reader } from './reader.ts';

const HELLO = 'export default function Demo() {\n  return <p>Hello</p>;\n}\n';
const GUIDE = '/x/react-tree-view/rich-tree-view/selection/';

let browser: Browser;
let reader: Reader;

beforeAll(async () => {
  browser = await launchFirefox();
});
afterAll(() => browser.close());
beforeEach(async () => {
  reader = await Reader.arrive(browser);
});
afterEach(async () => {
  const { noise } = reader;
  await reader.leave();
  if (noise.length > 0) throw new Error(`The page wrote to the console.\n${noise.join('\n')}`);
});

describe('navigation', () => {
  it('follows the drawer, the next page, and the history', async () => {
    await reader.open('/x/introduction/');
    await reader.click('#drawer a[href="/x/introduction/installation/"]');
    await expect.poll(() => reader.path).toBe('/x/introduction/installation/');
    expect(await reader.readAttribute('#drawer [aria-current=page]', 'href')).toBe(
      '/x/introduction/installation/',
    );
    // `goBack` waits for a load that a page from the back/forward cache never reports.
    await reader.page.evaluate(() => history.back());
    const readPath = () => reader.page.evaluate(() => location.pathname).catch(() => '');
    await expect.poll(readPath, { timeout: 20_000 }).toBe('/x/introduction/');
  });

  it('goes to a section of the page and marks it', async () => {
    await reader.open(PROSE);
    await reader.click('[data-contents] a[href="#the-last-section"]');
    await expect.poll(() => reader.path).toBe(`${PROSE}#the-last-section`);
    await expect
      .poll(() =>
        reader.readAttribute('[data-contents] a[href="#the-last-section"]', 'aria-current'),
      )
      .toBe('true');
  });
});

describe('search', () => {
  it('opens with a key, finds a page by its title, and goes there', async () => {
    await reader.open('/x/introduction/');
    await reader.page.keyboard.press('/');
    await reader.waitFor(byRole('combobox', 'What are you looking for?', '[role=dialog]'));
    await reader.page.keyboard.type(getTitle(GUIDE.slice(0, -1)));
    await expect
      .poll(() => reader.readAttribute('[role=option]', 'href').catch(() => ''), {
        timeout: 40_000,
      })
      .toMatch(new RegExp(`^${GUIDE}`));
    await reader.page.keyboard.press('Enter');
    await expect.poll(() => reader.path).toMatch(new RegExp(`^${GUIDE}`));
  });
});

describe('settings', () => {
  it('changes the colors and the direction, and keeps them after a reload', async () => {
    await reader.open(PROSE);
    await reader.click(byRole('button', 'Settings', 'header'));
    await reader.waitFor(byRole('dialog', 'Settings', ':has(> dialog)'));
    for (const name of ['Dark', 'Right to left']) {
      const radio = await reader.page.waitForSelector(byRole('radio', name, 'dialog'));
      await radio?.evaluate((input) => (input as HTMLElement).click());
    }
    const readState = async () => [
      await reader.readAttribute('html', 'data-mui-color-scheme'),
      await reader.readAttribute('html', 'dir'),
    ];
    await expect.poll(readState).toEqual(['dark', 'rtl']);
    await reader.page.reload();
    expect(await readState()).toEqual(['dark', 'rtl']);
  });
});

describe('a demo', () => {
  it('starts, and shows its code in both languages', async () => {
    await reader.open(DEMOS);
    await reader.startDemo('CrewGrid');
    await reader.waitFor('#CrewGrid [role=gridcell]');
    await reader.click(byRole('button', 'Expand code', '#CrewGrid'));
    await expect.poll(() => reader.read('#CrewGrid [data-demo-code]')).toContain('GridColDef');
    await reader.click(byRole('button', 'JS', '#CrewGrid'));
    await expect.poll(() => reader.read('#CrewGrid [data-demo-code]')).not.toContain('GridColDef');
  });

  it('is edited in place and restored', async () => {
    await reader.open(DEMOS);
    await reader.startDemo('HarbourTree');
    await reader.click(byRole('button', 'Edit the code', '#HarbourTree'));
    await reader.waitFor('#HarbourTree .cm-content');
    await expect.poll(() => reader.readResult(), { timeout: 40_000 }).toContain('Quay');
    await reader.click('#HarbourTree .cm-content');
    await reader.replaceCode('export default () => <p>Ahoy</p>;');
    await expect.poll(() => reader.readResult(), { timeout: 40_000 }).toContain('Ahoy');
    await reader.click(byRole('button', 'Done', '#HarbourTree'));
    await reader.waitFor('#HarbourTree-edited');
    expect(await reader.readResult()).toContain('Ahoy');
    await reader.click(byRole('button', 'Reset', '#HarbourTree-edited'));
    await expect.poll(() => reader.page.$$('#HarbourTree iframe')).toHaveLength(0);
    await expect.poll(() => reader.read('#HarbourTree [data-demo]')).toContain('Quay');
  });
});

describe('the playground', () => {
  it('runs the code of a link when the reader agrees, and what is typed after it', async () => {
    const link = formatCodeFragment([{ name: 'Demo.tsx', source: HELLO }]);
    await reader.open(`/playground/#${link}`);
    await reader.click(byRole('button', 'Run the code', 'main'));
    await expect.poll(() => reader.readResult(), { timeout: 40_000 }).toContain('Hello');
    await reader.click('.cm-content');
    await reader.replaceCode('export default () => <p>Ahoy</p>;');
    await expect.poll(() => reader.readResult(), { timeout: 40_000 }).toContain('Ahoy');
  });
});

describe('feedback', () => {
  it('sends a vote and a comment', async () => {
    await reader.open(PROSE);
    await reader.click(byRole('button', 'Yes', '[data-feedback]'));
    await reader.waitFor(
      byRole('textbox', 'What did you like about this page? (optional)', '[data-feedback]'),
    );
    await reader.page.keyboard.type('The steps were clear in Firefox too.');
    await reader.click(byRole('button', 'Submit', '[data-feedback]'));
    await expect.poll(() => reader.read('#announcements')).toBe('Feedback submitted');
    await expect
      .poll(() =>
        reader.page.$eval(byRole('button', 'Yes', '[data-feedback]'), (one) => one.ariaPressed),
      )
      .toBe('true');
  });
});

describe('offline', () => {
  it('keeps a page that was read, and explains that others are missing', async () => {
    const site = new FlakySite(process.env['SITE_URL'] ?? '');
    const traveler = await Reader.arrive(browser, `http://127.0.0.1:${await site.listen()}`);
    try {
      await traveler.open(GUIDE);
      await expect
        .poll(() =>
          traveler.page.evaluate(
            async (path) =>
              navigator.serviceWorker.controller?.state === 'activated' &&
              (await caches.match(path)) !== undefined,
            GUIDE,
          ),
        )
        .toBe(true);
      site.cut();
      await traveler.page.reload();
      expect(await traveler.read('h1')).toContain(getTitle(GUIDE.slice(0, -1)));
      await traveler.open('/x/introduction/roadmap/');
      expect(await traveler.read('h1')).toContain('Read offline');
    } finally {
      await traveler.leave();
      await site.close();
    }
  });
});
