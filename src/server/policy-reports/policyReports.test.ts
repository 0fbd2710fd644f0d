import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import { toPolicyViolation } from './toPolicyViolation.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const LEGACY = {
  'csp-report': {
    'document-uri': 'http://docs.test/x/introduction/?q=private',
    referrer: 'https://other.test/private',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'original-policy': "script-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.test/a.js?token=1',
    'line-number': 7,
    'source-file': 'http://docs.test/x/_astro/app.B2kF9x.js',
    'status-code': 200,
  },
};
const MODERN = [
  {
    type: 'csp-violation',
    age: 10,
    url: 'http://docs.test/x/introduction/',
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: 'http://docs.test/zh/x/introduction/',
      effectiveDirective: 'style-src-elem',
      blockedURL: 'inline',
      disposition: 'enforce',
      statusCode: 200,
      sourceFile: null,
      lineNumber: null,
    },
  },
  { type: 'deprecation', age: 1, url: 'http://docs.test/', body: { id: 'x' } },
];

const site = await createTestSite();
afterAll(() => site.remove());
let app: TestApp;
let time: number;
beforeEach(async () => {
  time = 1_800_000_000_000;
  app = await createTestApp({
    directory: site.directory,
    env: { POLICY_REPORTS_RETENTION_DAYS: '30' },
    now: () => time,
  });
});

const post = (body: unknown, type: string, headers: Record<string, string> = {}) =>
  app.request('/policy-reports', {
    method: 'POST',
    headers: { 'content-type': type, origin: 'http://docs.test', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('policy reports', () => {
  it('are off by default', async () => {
    const plain = await createTestApp({ directory: site.directory });
    const page = await plain.request('/x/introduction/');
    expect(page.headers.get('content-security-policy')).not.toContain('report');
    expect(page.headers.has('reporting-endpoints')).toBe(false);
    const init = { method: 'POST', headers: { 'content-type': 'application/csp-report' } };
    const refused = await plain.request('/policy-reports', { ...init, body: '{}' });
    expect([404, 405]).toContain(refused.status);
    expect((await plain.request('/policy-reports')).status).toBe(404);
  });

  it('are requested by every page, but not by the frame of live code', async () => {
    for (const target of ['/x/introduction/', '/', '/no-such-page/']) {
      const { headers } = await app.request(target);
      expect(headers.get('content-security-policy')).toMatch(
        /; report-uri \/policy-reports; report-to policy$/,
      );
      expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
    }
    const { headers } = await app.request('/x/introduction.md');
    expect(headers.has('reporting-endpoints')).toBe(false);
  });

  it('are stored from both formats, without private data', async () => {
    expect((await post(LEGACY, 'application/csp-report')).status).toBe(204);
    expect((await post(MODERN, 'application/reports+json; charset=utf-8')).status).toBe(204);
    time += 1000;
    expect((await post(LEGACY, 'application/csp-report')).status).toBe(204);
    expect(await app.storage.listPolicyViolations(EVERYTHING)).toEqual([
      {
        page: '/x/introduction',
        directive: 'script-src-elem',
        blocked: 'https://evil.test',
        source: '/x/_astro/app.B2kF9x.js:7',
        count: 2,
        lastAt: time,
      },
      {
        page: '/x/introduction',
        directive: 'style-src-elem',
        blocked: 'inline',
        source: '',
        count: 1,
        lastAt: time - 1000,
      },
    ]);
  });

  it.each([
    [415, LEGACY, 'application/json'],
    [400, MODERN, 'application/csp-report'],
    [400, LEGACY, 'application/reports+json'],
    [400, '{"csp-report":', 'application/csp-report'],
    [400, [{ type: 'csp-violation', body: { documentURL: 1 } }], 'application/reports+json'],
    [413, 'a'.repeat(70_000), 'application/csp-report'],
  ])('are refused with %i if they are something else', async (status, body, type) => {
    expect((await post(body, type)).status).toBe(status);
    expect(await app.storage.listPolicyViolations(EVERYTHING)).toEqual([]);
  });

  it('are refused from pages of other sites and with other methods', async () => {
    const foreign = await post(LEGACY, 'application/csp-report', { origin: 'https://evil.test' });
    expect(foreign.status).toBe(403);
    expect((await app.request('/policy-reports')).status).toBe(405);
  });

  it('are limited per visitor and per post', async () => {
    const many = Array.from({ length: 60 }, () => MODERN[0]);
    expect((await post(many, 'application/reports+json')).status).toBe(204);
    expect(await app.storage.listPolicyViolations(EVERYTHING)).toMatchObject([{ count: 20 }]);
    const statuses = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await post(LEGACY, 'application/csp-report')).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(29);
    const refused = await post(LEGACY, 'application/csp-report');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are refused with 503 if they cannot be stored', async () => {
    await app.storage.close();
    expect((await post(LEGACY, 'application/csp-report')).status).toBe(503);
  });
});

describe('toPolicyViolation', () => {
  const report = {
    documentUrl: 'https://docs.test/x/react-charts/bars/#a',
    directive: 'img-src',
    blockedUrl: 'data',
    sourceUrl: '',
    line: undefined,
  };
  it.each([
    [{}, { page: '/x/react-charts/bars', directive: 'img-src', blocked: 'data', source: '' }],
    [{ documentUrl: 'https://docs.test/private/' }, { page: 'other' }],
    [{ documentUrl: 'about:blank' }, { page: 'other' }],
    [{ directive: "IMG-SRC 'self' https://a.test" }, { directive: 'img-src' }],
    [{ directive: '<script>' }, { directive: '' }],
    [{ blockedUrl: 'https://docs.test/x/a.png?b#c' }, { blocked: '/x/a.png' }],
    [{ blockedUrl: 'https://other.test/path?b' }, { blocked: 'https://other.test' }],
    [{ blockedUrl: `data:image/png;base64,${'a'.repeat(500)}` }, { blocked: 'data:' }],
    [{ blockedUrl: 'x'.repeat(500) }, { blocked: 'x'.repeat(200) }],
    [{ sourceUrl: 'chrome-extension://abc/content.js', line: 3 }, { source: 'chrome-extension:' }],
    [{ sourceUrl: 'https://docs.test/x/a.js?v=1', line: 3 }, { source: '/x/a.js:3' }],
  ])('turns %o into %o', (given, expected) => {
    const pages = new Set(['/x/react-charts/bars']);
    expect(toPolicyViolation({ ...report, ...given }, pages)).toMatchObject(expected);
  });
});
