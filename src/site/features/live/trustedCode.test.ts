// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { formatCodeFragment } from './codeFragment.ts';
import { formatTrustedFragment, isTrustedCode, trustCode } from './trustedCode.ts';

const code = (source: string) => [{ name: 'Demo.tsx', source }];

beforeEach(() => {
  localStorage.clear();
});

describe('trustedCode', () => {
  it('trusts only the exact code that the reader agreed to', () => {
    expect(isTrustedCode(code('a'))).toBe(false);
    trustCode(code('a'));
    expect(isTrustedCode(code('a'))).toBe(true);
    expect(isTrustedCode(code('a '))).toBe(false);
    expect(isTrustedCode([...code('a'), { name: 'b.ts', source: '' }])).toBe(false);
  });

  it('forgets the oldest', () => {
    for (let index = 0; index < 13; index += 1) trustCode(code(String(index)));
    expect(isTrustedCode(code('0'))).toBe(false);
    expect(isTrustedCode(code('12'))).toBe(true);
  });

  it('trusts code from the site, with the same kind of link', () => {
    expect(formatTrustedFragment(code('a'))).toBe(formatCodeFragment(code('a')));
    expect(isTrustedCode(code('a'))).toBe(true);
  });

  it('ignores damaged storage', () => {
    localStorage.setItem('x-playground-trusted', '{');
    expect(isTrustedCode(code('a'))).toBe(false);
  });
});
