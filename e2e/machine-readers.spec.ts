import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { test as plain } from '@playwright/test';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DocsStore, StorePage } from '../src/model/machine-docs/DocsStore.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { chooseSample } from '#generator/testing/chooseSample.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { loadSearchPart } from './support/loadSearchPart.ts';
import type { SearchPartPages } from './support/loadSearchPart.ts';
import { listWrittenHeadings, readHtmlFacts, readMarkdownFacts } from './support/readPageFacts.ts';
import { expect, open, test } from './support/test.ts';

const PAGE = '/x/introduction/mcp/';
const SAMPLE = 30;

async function connect(baseURL: string | undefined): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseURL));
  await client.connect(transport as Transport);
  return client;
}

function loadStore(): DocsStore {
  return JSON.parse(
    readFileSync(path.join(getDistDir(), 'x/docs-store.json'), 'utf8'),
  ) as DocsStore;
}

/** The same pages in every run until the list of pages changes. */
function draw(pages: readonly StorePage[], count: number): StorePage[] {
  const chosen = new Set(
    chooseSample(
      pages.map((page) => page.path),
      count,
    ),
  );
  return pages.filter((page) => chosen.has(page.path));
}

/** Counts words and punctuation, which is roughly how models count tokens. */
const countTokens = (text: string) => text.match(/\w+|[^\s\w]/gu)?.length ?? 0;

// These tests need no browser.
plain(
  'gives the same facts in HTML, Markdown, search, and answers on 30 pages @desktop',
  async ({ request, baseURL }) => {
    plain.setTimeout(180_000);
    const store = loadStore();
    const guides = store.pages.filter(({ kind }) => kind === 'guide');
    const reference = store.pages.filter(
      ({ kind, headings }) => kind === 'reference' && headings.length > 0,
    );
    const sample = [...draw(guides, SAMPLE / 2), ...draw(reference, SAMPLE / 2)];
    expect(sample).toHaveLength(SAMPLE);
    const client = await connect(baseURL);
    const files = new Map<string, SearchPartPages>();
    const get = async (url: string) => (await request.get(url)).text();
    for (const { path: place, locale, kind, productId, title } of sample) {
      const html = await (await request.get(place)).text();
      const twin = `${place.slice(0, -1)}.md`;
      const markdown = await (await request.get(twin)).text();
      const negotiated = await request.get(place, { headers: { accept: 'text/markdown' } });
      expect(negotiated.headers()['content-type'], place).toBe('text/markdown; charset=utf-8');
      expect(negotiated.headers()['vary'], place).toContain('Accept');
      expect(await negotiated.text(), place).toBe(markdown);

      const facts = readHtmlFacts(html);
      expect(facts.hash, place).toMatch(/^[\w-]{16}$/);
      expect(facts.title.startsWith(title), place).toBe(true);
      expect({ ...readMarkdownFacts(markdown), title: facts.title }, place).toEqual(facts);

      const part = productId ?? 'general';
      const name = `${locale} ${part}`;
      const file = files.get(name) ?? (await loadSearchPart(locale, part, get));
      files.set(name, file);
      const internal = place.replace(/^\/zh(?=\/)/, '').slice(0, -1);
      const record = file.pages.find((page) => page.path === internal);
      expect(record?.hash, place).toBe(facts.hash);
      expect([...file.stamps], name).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
      expect(title.startsWith(record?.title ?? '-'), place).toBe(true);
      if (kind === 'guide') {
        expect(record?.sections?.map(({ heading }) => heading) ?? [], place).toEqual(
          listWrittenHeadings(facts),
        );
      }

      const uri = `x-docs://page${place.slice(0, -1)}`;
      const { contents } = await client.readResource({ uri });
      expect((contents[0] as { text: string }).text, place).toBe(markdown);
      const { content, _meta } = await client.callTool({
        name: 'read_page',
        arguments: { path: place },
      });
      const meta = {
        url: `${store.siteUrl}${place}`,
        version: facts.version,
        hash: facts.hash,
        stamp: store.stamp,
      };
      expect(_meta, place).toEqual(meta);
      expect((content as { text: string }[])[0]?.text, place).toContain(
        `Source: ${store.siteUrl}${place} (version ${facts.version})`,
      );
    }
    await client.close();
  },
);

plain(
  'writes the same facts into the files of every guide and reference page @desktop',
  async () => {
    plain.setTimeout(180_000);
    const dist = getDistDir();
    const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
    const files = new Map<string, SearchPartPages>();
    const pages = loadStore().pages.filter(({ kind }) => kind === 'guide' || kind === 'reference');
    expect(pages.length).toBeGreaterThan(500);
    const different: object[] = [];
    for (const { path: place, locale, kind, productId } of pages) {
      const facts = readHtmlFacts(read(`${place}index.html`));
      const inMarkdown = {
        ...readMarkdownFacts(read(`${place.slice(0, -1)}.md`)),
        title: facts.title,
      };
      const part = productId ?? 'general';
      const name = `${locale} ${part}`;
      const file = files.get(name) ?? (await loadSearchPart(locale, part, read));
      files.set(name, file);
      const internal = place.replace(/^\/zh(?=\/)/, '').slice(0, -1);
      const record = file.pages.find((page) => page.path === internal);
      const inSearch = {
        ...facts,
        hash: record?.hash,
        headings: record?.sections?.map(({ heading }) => heading) ?? [],
      };
      const asSearched = { ...facts, headings: listWrittenHeadings(facts) };
      if (!isDeepStrictEqual(inMarkdown, facts)) different.push({ place, facts, inMarkdown });
      if (kind === 'guide' && !isDeepStrictEqual(inSearch, asSearched)) {
        different.push({ place, facts: asSearched, inSearch });
      }
    }
    expect(different).toEqual([]);
  },
);

plain('has Markdown for every page @desktop', () => {
  const dist = getDistDir();
  const pages = globSync('**/index.html', { cwd: dist }).filter((file) => file !== 'index.html');
  expect(pages.length).toBeGreaterThan(500);
  const without = pages.filter((file) => {
    const folder = path.dirname(file);
    const html = readFileSync(path.join(dist, file), 'utf8');
    // A page that isn't translated yet shows the English text, and the frame of the playground isn't a page.
    if (!new RegExp(`rel="canonical" href="[^"]*/${folder}/"`).test(html)) return false;
    return !existsSync(path.join(dist, `${folder}.md`)) || !html.includes(`href="/${folder}.md"`);
  });
  expect(without).toEqual([]);
});

plain(
  'answers about columns in at most a fifth of the page @desktop',
  async ({ request, baseURL }) => {
    const client = await connect(baseURL);
    const html = await (await request.get('/x/api/data-grid/grid-col-def/')).text();
    const ask = async (args: Record<string, string>) => {
      const { content } = await client.callTool({ name: 'get_api', arguments: args });
      return (content as { text: string }[])[0]?.text ?? '';
    };
    const whole = await ask({ name: 'GridColDef' });
    expect(whole).toContain('valueGetter');
    expect(countTokens(whole)).toBeLessThanOrEqual(countTokens(html) / 5);
    const one = await ask({ name: 'GridColDef', prop: 'valueGetter' });
    expect(countTokens(one)).toBeLessThanOrEqual(countTokens(html) / 100);
    console.log(
      `tokens: page ${countTokens(html)}, get_api ${countTokens(whole)}, one prop ${countTokens(one)}`,
    );
    await client.close();
  },
);

plain('lists the files for machines with their sizes @desktop', async ({ request }) => {
  const list = await (await request.get('/x/llms.txt')).text();
  const files = [...list.matchAll(/\((https:[^)]+llms-full\.txt)\): (\d+(?:\.\d)?) (kB|MB)/g)];
  expect(files.length).toBeGreaterThan(0);
  for (const [, url = '', size, unit] of files) {
    const { length } = await (await request.get(new URL(url).pathname)).body();
    expect(length / Number(size)).toBeLessThan(unit === 'MB' ? 1.06e6 : 1001);
  }
  for (const [, url = ''] of list.matchAll(/\((https:[^)]+\.(?:md|txt))\)/g)) {
    expect((await request.head(new URL(url).pathname)).status(), url).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/x/llms.txt');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/x/llms.txt</loc>');
});

test('copies the page as Markdown and announces it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.locator('#announcements')).toHaveText('Copied as Markdown');
  const markdown = await (await request.get('/x/introduction/mcp.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });
  test('says that the page could not be copied', async ({ page }) => {
    await open(page, PAGE);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('#announcements')).toContainText("couldn't be copied");
  });
});

test('opens the Markdown of the page', async ({ page, request }) => {
  await open(page, '/zh/x/introduction/mcp/');
  const link = page.getByRole('link', { name: '查看 Markdown' });
  await expect(link).toHaveAttribute('href', '/zh/x/introduction/mcp.md');
  const response = await request.get('/zh/x/introduction/mcp.md');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(response.headers()['link']).toContain('rel="canonical"');
});

for (const direction of ['ltr', 'rtl']) {
  test(`has room for its controls, ${direction}`, async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const group = page.getByRole('group', { name: 'Page actions' });
    const box = await group.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (const control of await group.locator('a:visible, button:visible, summary').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    expect(summarize(await findViolations(page, `${PAGE} ${direction}`))).toEqual([]);
  });
}
