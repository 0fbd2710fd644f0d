import { expect, it } from 'vitest';
import { listDemoImports } from './listDemoImports.ts';

it('lists what demos import, each specifier once', () => {
  const imports = listDemoImports();
  expect(imports).toContain('@mui/x-data-grid');
  expect(imports.length).toBe(new Set(imports).size);
  // Nothing that is only text in a demo.
  expect(imports.filter((specifier) => /\s/.test(specifier))).toEqual([]);
});
