import { describe, expect, it } from 'vitest';
import { findImports } from './findImports.ts';
import { parseModule } from './parseModule.ts';

describe('findImports', () => {
  it.each([
    [`import a, { b as c } from 'one';import 'two';`, ['one', 'two']],
    [`export * from "three"; export { d } from 'four';`, ['three', 'four']],
    [`const e = await import('five');`, ['five']],
    [`export default 'no'; export const f = 'no'; g('no'); // import 'no'`, []],
    ['const h = `import "no"`;', []],
  ])('reads %s', (code, specifiers) => {
    const found = findImports(code, parseModule(code));
    expect(found.map((entry) => entry.specifier)).toEqual(specifiers);
    for (const { from, to, specifier } of found)
      expect(code.slice(from + 1, to - 1)).toBe(specifier);
  });
});
