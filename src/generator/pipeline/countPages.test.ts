import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkBuiltSite } from '../checks/checkBuiltSite.ts';
import { countPages } from './countPages.ts';
import { finishPages } from './finishPages.ts';

it('counts every page, whatever step of the build wrote or changed it', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'x-docs-pages-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  write('x/_astro/a.css', '._Card-card{color:red}');
  const link = '<link rel="stylesheet" href="/x/_astro/a.css">';
  write('x/index.html', `${link}<p>`);
  write('x/cards/index.html', `${link}<p class="_Card-card">`);
  write('404.html', '<p>');
  write('x/index.md', '# Text');
  expect(await finishPages(dist)).toBe(1);
  write('playground/frame/index.html', '<p>');
  write('x/chart-pictures/pages/bars/Bars.html', '<p>');
  expect(countPages(dist)).toBe(4);
  // The budgets of a build and the checks of the built site speak of the same number.
  const { pages } = checkBuiltSite({ dist, siteUrl: 'https://example.com', redirects: {} });
  expect(pages).toBe(4);
  rmSync(dist, { recursive: true });
});
