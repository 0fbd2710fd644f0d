import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { listFiles } from '#generator/files/listFiles.ts';
import { serveSite } from '#generator/processes/serveSite.ts';
import * as FIXTURE_PATHS from './support/fixturePaths.ts';
import { expect } from './support/test.ts';

// Other journeys use the site with the fixture pages. This one checks the published site and doesn't need a browser.

const PAGES = Object.values(FIXTURE_PATHS);
const FIXTURE = /\/x\/fixtures\/|pages\/fixtures\/|cards\/fixtures\//;
/** Files that list pages for readers, machines, or the server. The pattern doesn't match package names or words of a guide. */
const LISTS =
  /^(?:sitemap\.xml|robots\.txt|_delivery\.json|_headers|_redirects|x\/docs-store\.json|.*llms[\w-]*\.txt|x\/search\/.+\.json|x\/offline\/.+\.json|x\/sw\.js|.*\.md)$/;

test('publishes no fixture page and no list that names one @desktop', () => {
  const dist = getDistDir();
  const files = listFiles(dist);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => FIXTURE.test(`/${file}`))).toEqual([]);
  const lists = files.filter((file) => LISTS.test(file));
  for (const kind of ['sitemap.xml', '_delivery.json', 'docs-store.json', 'llms.txt', '.md'])
    expect(
      lists.some((file) => file.endsWith(kind)),
      kind,
    ).toBe(true);
  expect(lists.some((file) => file.startsWith('x/search/'))).toBe(true);
  const naming = lists.filter((file) => FIXTURE.test(readFileSync(path.join(dist, file), 'utf8')));
  expect(naming).toEqual([]);
});

test('returns 404 for fixture pages, and finds none over MCP @desktop', async () => {
  const site = await serveSite();
  try {
    expect((await fetch(`${site.url}/x/`)).status).toBe(200);
    for (const page of PAGES) {
      const urls = [
        page,
        `/zh${page}`,
        `${page.slice(0, -1)}.md`,
        page.replace('/x/', '/x/cards/').replace(/\/$/, '.png'),
      ];
      for (const url of urls) expect((await fetch(site.url + url)).status, url).toBe(404);
      const markdown = await fetch(site.url + page, { headers: { accept: 'text/markdown' } });
      expect(markdown.status, page).toBe(404);
    }
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site.url)) as Transport);
    const { isError } = await client.callTool({
      name: 'read_page',
      arguments: { path: FIXTURE_PATHS.DEMOS },
    });
    expect(isError).toBe(true);
    await client.close();
  } finally {
    site.stop();
  }
});
