import { siteConfig } from '../content/site.config.ts';
import { findGuide } from './support/guides.ts';
import { expect, test } from './support/test.ts';

const { siteUrl } = siteConfig;

test('describes a page to machines @desktop', async ({ page, request }) => {
  await page.goto('/x/react-tree-view/quickstart/');
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(page).toHaveTitle(/ - MUI X$/);
  const title = await page.title();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${siteUrl}/x/react-tree-view/quickstart/`,
  );
  await expect(meta('og:title')).toHaveAttribute('content', title);
  await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(meta('mui:productId')).toHaveAttribute('content', 'x-tree-view');
  await expect(meta('mui:productCategoryId')).toHaveAttribute('content', 'x');
  await expect(meta('theme-color')).toHaveCount(2);
  const description = await meta('description').getAttribute('content');
  expect(description).toMatch(/\.$/);

  const image = (await meta('og:image').getAttribute('content')) ?? '';
  const response = await request.get(image.replace(siteUrl, ''));
  expect(response.status()).toBe(200);
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('lists the languages of a page @desktop', async ({ page }) => {
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
  const canonical = page.locator('link[rel=canonical]');
  const translated = findGuide({ isTranslated: true });
  await page.goto(`/zh${translated}`);
  expect(await alternates()).toEqual([
    ['en', `${siteUrl}${translated}`],
    ['zh', `${siteUrl}/zh${translated}`],
    ['x-default', `${siteUrl}${translated}`],
  ]);
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/zh${translated}`);
  const original = findGuide({ isTranslated: false });
  await page.goto(`/zh${original}`);
  await expect(canonical).toHaveAttribute('href', `${siteUrl}${original}`);
  expect((await alternates()).map(([language]) => language)).toEqual(['en', 'x-default']);
});

test('serves icons, manifest, robots, and sitemap @desktop', async ({ request }) => {
  for (const [path, type] of [
    ['/x/icon.svg', /svg/],
    ['/x/icon.png', /png/],
    ['/x/icon-512.png', /png/],
    ['/x/apple-touch-icon.png', /png/],
    ['/favicon.ico', /icon/],
    ['/x/manifest.webmanifest', /manifest|json/],
    ['/robots.txt', /plain/],
    ['/sitemap.xml', /xml/],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${siteUrl}/x/introduction/</loc>`);
  expect(sitemap).not.toContain(`/zh${findGuide({ isTranslated: false })}`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${siteUrl}/sitemap.xml`);
});

test('redirects pages that moved, and adds the trailing slash @desktop', async ({ request }) => {
  for (const [from, to] of [
    ['/x/react-tree-view/getting-started/', '/x/react-tree-view/quickstart/'],
    ['/x/introduction', '/x/introduction/'],
    ['/en/x/introduction/', '/x/introduction/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBeGreaterThanOrEqual(301);
    expect(response.headers()['location'], from).toBe(to);
  }
});
