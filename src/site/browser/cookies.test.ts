// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCookie, setCookie } from './cookies.ts';

const mockCookie = (get: () => string, set: (value: string) => void = () => {}) => {
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
};

afterEach(() => {
  vi.unstubAllGlobals();
  // This restores the accessor of the prototype.
  Reflect.deleteProperty(document, 'cookie');
});

describe('getCookie', () => {
  it.each([
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=JS; b=2', 'JS'],
    ['codeVariant=a=b%20c', 'a=b%20c'],
    ['codeVariant=', ''],
    ['codeVariant=JS; codeVariant=TS', undefined],
    ['oldcodeVariant=JS', undefined],
    ['', undefined],
  ])('reads from %j %j', (cookies, expected) => {
    mockCookie(() => cookies);
    expect(getCookie('codeVariant')).toBe(expected);
  });

  it('throws on the server', () => {
    vi.stubGlobal('document', undefined);
    expect(() => getCookie('codeVariant')).toThrow(
      "getCookie('codeVariant') is not supported on the server. Use a fallback value there.",
    );
  });

  it('returns undefined if cookies are blocked', () => {
    mockCookie(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(getCookie('codeVariant')).toBeUndefined();
  });
});

describe('setCookie', () => {
  it('keeps the value for a year on the whole site', () => {
    const set = vi.fn();
    mockCookie(() => '', set);
    setCookie('codeStyling', 'MUI System');
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'codeStyling=MUI System; path=/; max-age=31536000; SameSite=Lax',
    );
  });

  it('stores a value that getCookie returns', () => {
    setCookie('codeStyling', 'MUI System');
    expect(getCookie('codeStyling')).toBe('MUI System');
  });

  it('rejects a value that would add attributes', () => {
    expect(() => setCookie('a', 'b; domain=evil.example')).toThrow(TypeError);
  });

  it('does nothing if cookies are blocked', () => {
    mockCookie(
      () => '',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    );
    expect(() => setCookie('a', 'b')).not.toThrow();
  });
});
