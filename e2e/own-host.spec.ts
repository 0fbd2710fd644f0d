import { listSitePages } from './support/sitePages.ts';
import { expect, test } from './support/test.ts';

/** Enough for every kind of page. The pages are evenly spaced, so that each product is included. */
const COUNT = 20;

test('requests nothing from other hosts on 20 pages @desktop', async ({ page, baseURL }) => {
  test.setTimeout(COUNT * 15_000);
  const all = listSitePages().filter((path) => !path.includes('no-such-page'));
  const pages = all.filter((_, index) => index % Math.max(1, Math.floor(all.length / COUNT)) === 0);
  expect(pages.length).toBeGreaterThanOrEqual(COUNT);
  const outside = new Set<string>();
  const sockets = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${baseURL}/`)) outside.add(url);
  });
  page.on('websocket', (socket) => sockets.add(socket.url()));
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'load' });
    // Scrolling loads demos, pictures, and everything else that loads near the viewport.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await page.waitForLoadState('networkidle');
  }
  expect([...outside]).toEqual([]);
  expect([...sockets]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
