import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { createRedirectRules } from '#model/delivery/redirectRules.ts';
import { prepareDelivery } from '#generator/delivery/prepareDelivery.ts';

export interface TestSite {
  directory: string;
  /** Updates the manifest after files have changed. */
  prepare(): Promise<void>;
  remove(): Promise<void>;
}

const page = (title: string) =>
  `<!DOCTYPE html><html><head><script>document.title = ${JSON.stringify(title)};</script></head>` +
  `<body><h1>${title}</h1>${'<p>Rows, columns and cells.</p>'.repeat(60)}</body></html>`;

/** A small site with a file of each kind. */
export const TEST_FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'x/introduction/index.html': page('Introduction'),
  'x/introduction.md': '# Introduction\n',
  'x/react-data-grid/column-definition/index.html': page('Columns'),
  'x/react-charts/bars/index.html': page('Bars'),
  'zh/x/introduction/index.html': page('介绍'),
  'zh/x/introduction.md': '# 介绍\n',
  'x/sw.js': 'self.skipWaiting();\n',
  'x/llms.txt': 'Contents\n'.repeat(100),
  'x/_astro/app.B2kF9x.js': `export const rows = ${JSON.stringify('row '.repeat(400))};\n`,
  'x/_astro/picture.C3dd.png': 'not really a picture',
  'x/_astro/mark.D4ee.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'x/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'x/cards/introduction.png': 'not really a card',
  'playground/frame/index.html': '<!doctype html><title>Live code</title>',
  'x/live/a668b4ffaab5/react.js': 'export {};\n',
  'x/live/imports.json': '[]',
  'x/large.json': `[${'0, '.repeat(500_000)}1]`,
};

export const TEST_CONFIG: DeliveryConfig = {
  siteUrl: 'https://docs.test',
  serviceWorkerUrl: '/x/sw.js',
  outsideHosts: {
    'script-src': [],
    'style-src': [],
    'img-src': [],
    'connect-src': [],
    'form-action': [],
  },
  redirects: createRedirectRules(
    { '/x/react-data-grid/columns/': '/x/react-data-grid/column-definition/' },
    ['en', 'zh'],
  ),
};

/** Writes the site to a temporary directory and prepares it like a build does. */
export async function createTestSite(): Promise<TestSite> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'x-docs-site-'));
  const directory = path.join(root, 'dist');
  for (const [name, content] of Object.entries(TEST_FILES)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const cacheDirectory = path.join(root, 'cache');
  const prepare = async () => {
    await prepareDelivery({ directory, cacheDirectory, config: TEST_CONFIG });
  };
  await prepare();
  return { directory, prepare, remove: () => rm(root, { recursive: true }) };
}
