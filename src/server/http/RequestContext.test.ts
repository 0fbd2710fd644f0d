import { describe, expect, it } from 'vitest';
import { createRequestContext } from './RequestContext.ts';

const readAddress = (forwarded: string | undefined, trustedProxies: number) =>
  createRequestContext(
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    '10.0.0.1',
    { trustedProxies, hstsScope: 'host' },
  ).address;

describe('createRequestContext', () => {
  it.each([
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.1', 0, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    ['203.0.113.1', 1, '203.0.113.1'],
    ['198.51.100.9, 203.0.113.1', 1, '203.0.113.1'],
    ['198.51.100.9, 203.0.113.1, 10.0.0.7', 2, '203.0.113.1'],
    ['203.0.113.1', 2, '203.0.113.1'],
  ])('reads from %j behind %i proxies: %s', (forwarded, proxies, address) => {
    expect(readAddress(forwarded, proxies)).toBe(address);
  });

  it.each([
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=31536000; includeSubDomains; preload'],
  ] as const)('asks for TLS with scope %s', (hstsScope, value) => {
    const context = (headers: Record<string, string>) =>
      createRequestContext(new Headers(headers), undefined, { trustedProxies: 1, hstsScope });
    const secure = context({ 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe(value);
    expect(context({}).headers).not.toHaveProperty('strict-transport-security');
  });

  it('gives every request a different id', () => {
    const ids = Array.from(
      { length: 100 },
      () =>
        createRequestContext(new Headers(), undefined, { trustedProxies: 0, hstsScope: 'host' }).id,
    );
    expect(new Set(ids).size).toBe(100);
  });

  it.each(['', 'short', 'with space in it', 'a'.repeat(65), 'line\u00e9-12345'])(
    'ignores the id %j',
    (id) => {
      const headers = new Headers({ 'x-request-id': id });
      expect(
        createRequestContext(headers, undefined, { trustedProxies: 1, hstsScope: 'host' }).id,
      ).not.toBe(id);
    },
  );
});
