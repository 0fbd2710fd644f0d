import { describe, expect, it } from 'vitest';
import { parsePath } from './parsePath.ts';

const same = undefined;

// input, language, canonicalAs, canonicalAsServer, canonicalPathname; `same` repeats the column before.
const rows: [string, string, string | undefined, string | undefined, string][] = [
  ['/', 'en', same, same, '/'],
  ['/x/react-data-grid/', 'en', same, same, '/x/react-data-grid'],
  ['/x/react-data-grid/#overview', 'en', same, '/x/react-data-grid/', '/x/react-data-grid'],
  ['/x/react-data-grid/?a=1#b', 'en', same, '/x/react-data-grid/?a=1', '/x/react-data-grid/?a=1'],
  ['/zh/x/react-charts/bars/', 'zh', '/x/react-charts/bars/', same, '/x/react-charts/bars'],
  ['/zh/', 'zh', '/', '/', '/'],
  ['/zh', 'en', same, same, '/zh'],
  ['/zhx/foo/', 'en', same, same, '/zhx/foo'],
  ['/en/x/introduction/', 'en', same, same, '/en/x/introduction'],
  ['/fr/x/introduction/', 'en', same, same, '/fr/x/introduction'],
  ['/api/button/', 'en', same, same, '/api-docs/button'],
  ['/api', 'en', same, same, '/api-docs'],
  ['/apiary/', 'en', same, same, '/api-docsary'],
  ['/zh/api/button/#props', 'zh', '/api/button/#props', '/api/button/', '/api-docs/button'],
  ['/x/api/data-grid/data-grid/', 'en', same, same, '/x/api/data-grid/data-grid'],
  ['/x/react-charts//', 'en', same, same, '/x/react-charts/'],
  ['/#foo', 'en', same, '/', '/'],
];

describe('parsePath', () => {
  it.each(rows)('parses %j', (path, userLanguage, as, asServer, canonicalPathname) => {
    const canonicalAs = as ?? path;
    const canonicalAsServer = asServer ?? canonicalAs;
    expect(parsePath(path)).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });
});
