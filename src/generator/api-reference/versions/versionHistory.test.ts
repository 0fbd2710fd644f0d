import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { formatDocsError } from '#model/errors/DocsError.ts';
import { checkVersionHistory } from './versionHistory.ts';

it('includes the history of every package up to the installed version', () => {
  expect(checkVersionHistory(siteConfig.products).map(formatDocsError)).toEqual([]);
});

it('suggests the command to run after a package was updated', () => {
  const packages = [{ name: '@mui/x-charts', plan: 'community' as const, version: '8.14.0' }];
  const history = {
    productId: 'x-charts' as const,
    packages: { '@mui/x-charts': ['8.12.0', '8.13.1'] },
    changes: {},
  };
  const [error] = checkVersionHistory([{ id: 'x-charts', packages }], () => history);
  expect(error && formatDocsError(error)).toMatchInlineSnapshot(`
    "content/versions/x-charts.json
      The history of @mui/x-charts ends with 8.13.1, installed is 8.14.0.
      Hint: run "npm run measure:versions" and commit content/versions."
  `);
});
