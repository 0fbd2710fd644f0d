import { describe, expect, it } from 'vitest';
import { TEST_CONFIG } from '../testing/createTestSite.ts';
import { createOriginGuard } from './createOriginGuard.ts';

const files = { directory: '', config: TEST_CONFIG, files: new Map(), pages: new Set<string>() };
const site = { get: () => files, refresh: async () => files };

function check(headers: Record<string, string>, host = '0.0.0.0'): string {
  const env = { HOST: host, ORIGINS: ['https://mirror.test', 'http://docs.lan:8080'] };
  const guard = createOriginGuard({ site, env });
  try {
    guard(new Request('http://unused.test/mcp', { method: 'POST', headers }));
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}
const UNKNOWN_HOST = 'This host is not known. Add its origin to ORIGINS.';
const FOREIGN = 'Only pages of this site may send this request.';

describe('createOriginGuard', () => {
  it.each([
    [{ host: 'docs.test' }, 'accepted'],
    [{ host: 'DOCS.test' }, 'accepted'],
    [{ host: 'docs.test', origin: 'https://docs.test' }, 'accepted'],
    [{ host: 'docs.test', origin: 'https://mirror.test' }, 'accepted'],
    [{ host: 'docs.lan:8080', origin: 'http://docs.lan:8080' }, 'accepted'],
    [{ host: 'docs.lan' }, UNKNOWN_HOST],
    [{ host: 'docs.test', origin: 'https://evil.test' }, FOREIGN],
    [{ host: 'docs.test', origin: 'null' }, FOREIGN],
    [{ host: 'docs.test', 'sec-fetch-site': 'cross-site' }, FOREIGN],
    [{ host: 'docs.test.evil.test' }, UNKNOWN_HOST],
  ])('judges %j: %s', (headers, verdict) => {
    expect(check(headers)).toBe(verdict);
  });

  it('refuses a host name that an attacker points at this server', () => {
    expect(check({ host: 'evil.test', origin: 'http://evil.test' })).toBe(UNKNOWN_HOST);
    expect(check({ host: 'evil.test', origin: 'http://evil.test' }, '127.0.0.1')).toBe(
      UNKNOWN_HOST,
    );
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'accepts %s only where the server listens on loopback',
    (host) => {
      expect(check({ host, origin: `http://${host}` }, '127.0.0.1')).toBe('accepted');
      expect(check({ host, origin: `http://${host}` }, '::1')).toBe('accepted');
      expect(check({ host, origin: `http://${host}` }, '0.0.0.0')).toBe(UNKNOWN_HOST);
    },
  );
});
