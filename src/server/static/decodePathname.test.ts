import { describe, expect, it } from 'vitest';
import { decodePathname } from './decodePathname.ts';

describe('decodePathname', () => {
  it.each([
    ['/x/react-charts/', '/x/react-charts/'],
    ['/x/caf%C3%A9/', '/x/café/'],
    ['/..%2f..%2fetc/passwd', '/../../etc/passwd'],
    ['/x/%2500', '/x/%00'],
    ['/x/%00', undefined],
    ['/x/\0', undefined],
    ['/x/..%5c..%5cetc', undefined],
    ['/%zz', undefined],
    ['/%', undefined],
    ['/%c3%28', undefined],
  ])('turns %j into %j', (pathname, decoded) => {
    expect(decodePathname(pathname)).toBe(decoded);
  });
});
