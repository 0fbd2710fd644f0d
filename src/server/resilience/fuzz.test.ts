import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTestDocs } from '../testing/createTestDocs.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';

/** To send more, run `npm run test:resilience -- --fuzz 200000`. */
const USUAL_REQUESTS = 20_000;
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? USUAL_REQUESTS);
const STATUSES = [200, 201, 202, 204, 206, 301, 304, 400, 403, 404, 405, 406, 413, 415, 416, 429];

let site: TestSite;
let app: TestApp;
beforeAll(async () => {
  site = await createTestSite();
  await writeTestDocs(site.directory);
  const env = {
    FEEDBACK_PER_MINUTE: '0',
    MCP_PER_MINUTE: '0',
    EVENTS_RETENTION_DAYS: '1',
    POLICY_REPORTS_RETENTION_DAYS: '1',
    TRUSTED_PROXIES: '1',
  };
  app = await createTestApp({ directory: site.directory, env });
});
afterAll(() => site.remove());

const segment = fc.oneof(
  fc.constantFrom('x', 'zh', 'en', 'fr', 'api', 'introduction', 'index.html', '_astro', 'feedback'),
  fc.constantFrom('..', '.', '', '%2e%2e', '%2f', '%00', '%zz', '%', '%c0%af', '..%5c', '~', '\\'),
  fc.constantFrom('constructor', '__proto__', '_delivery.json', '404.html', 'events', 'healthz'),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '?a=%zz', '.md', '#a'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

const headerValue = fc.oneof(
  fc.constantFrom(
    '*',
    'br',
    'gzip;q=x',
    'bytes=0-',
    'bytes=5-1',
    'bytes=-',
    'text/markdown',
    'null',
  ),
  fc.constantFrom(
    'application/json',
    'text/plain',
    'https://docs.test',
    'http://docs.test',
    '"',
    ',',
  ),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'content-type',
    'if-none-match',
    'if-range',
    'origin',
    'range',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-request-id',
  ),
  headerValue,
  { maxKeys: 4 },
);

const field = fc.oneof(
  fc.constantFrom('/x/introduction', 'en', '8.13.1', 0, 1, null, true, {}, []),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);
const feedback = fc.record(
  { page: field, section: field, vote: field, comment: field, language: field, version: field },
  { requiredKeys: [] },
);
const likelyFeedback = fc.record(
  {
    page: fc.constant('/x/introduction'),
    vote: fc.constantFrom(0, 1),
    comment: fc.string({ unit: 'binary', maxLength: 100 }),
    section: fc.string({ unit: 'binary', maxLength: 20 }),
    language: fc.constantFrom('en', 'zh'),
    version: fc.constant('8.13.1'),
  },
  { requiredKeys: ['page', 'language', 'version'] },
);
const events = fc.array(
  fc.record(
    { name: fc.constantFrom('search', 'web_vital', 'demo'), action: field, label: field },
    { requiredKeys: ['name'] },
  ),
);
const body = fc.oneof(
  fc.oneof(feedback, likelyFeedback, events, fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.constant('{"page":'.repeat(1000)),
  fc.constant('a'.repeat(70_000)),
);

const anyRequest = fc.record({
  method: fc.oneof(
    { weight: 3, arbitrary: fc.constant('GET') },
    { weight: 3, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'SHOUT') },
  ),
  path: fc.oneof(
    path,
    fc.constantFrom('/feedback', '/events', '/policy-reports', '/mcp', '/healthz'),
  ),
  headers: fc.oneof(headers, fc.constant({ 'content-type': 'application/json' })),
  body,
});
/** Passes the first checks, so that the last ones are tested too. */
const likelyPost = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/feedback'),
  headers: fc.constant({ 'content-type': 'application/json' }),
  body: likelyFeedback.map((value) => JSON.stringify(value)),
});
const mcpMessage = fc.record(
  {
    jsonrpc: fc.constant('2.0'),
    id: fc.oneof(fc.integer(), fc.string()),
    method: fc.oneof(
      fc.constantFrom('ping', 'tools/list', 'tools/call', 'resources/read', 'prompts/get'),
      fc.constantFrom('notifications/cancelled', 'notifications/initialized', '__proto__'),
    ),
    params: fc.jsonValue({ maxDepth: 3 }),
  },
  { requiredKeys: ['jsonrpc', 'method'] },
);
const likelyMessage = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/mcp'),
  headers: fc.constant({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }),
  body: fc
    .oneof(mcpMessage, fc.array(mcpMessage, { maxLength: 4 }))
    .map((value) => JSON.stringify(value)),
});
const request = fc.oneof(
  { weight: 17, arbitrary: anyRequest },
  { weight: 2, arbitrary: likelyPost },
  { weight: 1, arbitrary: likelyMessage },
);

describe('the server', () => {
  it(
    `answers ${REQUESTS} strange requests properly`,
    async () => {
      const seen = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, headers, body }) => {
          const hasBody = method !== 'GET' && method !== 'HEAD';
          const init = { method, headers, ...(hasBody && { body }) };
          const response = await app.fetch(new Request(`http://docs.test${path}`, init));
          const text = await response.text();
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
          expect(STATUSES).toContain(response.status);
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
          expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
          const hasLeak = response.status >= 400 && /\.ts:\d|\bat .*\(|node_modules/.test(text);
          expect(hasLeak).toBe(false);
        }),
        { numRuns: REQUESTS },
      );
      expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
      // Make sure that the requests weren't all invalid in the same way.
      for (const status of [200, 201, 202, 301, 400, 404, 405, 406, 413, 415]) {
        expect(seen.get(status) ?? 0).toBeGreaterThan(10);
      }
      if (REQUESTS !== USUAL_REQUESTS) return;
      expectInTable({
        test: 'Fuzzing',
        what: `${REQUESTS.toLocaleString('en')} generated requests to pages, files, \`/feedback\`, \`/events\`, \`/policy-reports\`, \`/mcp\`, and \`/healthz\``,
        result:
          'Every response has an expected status and its security headers, and no error is logged',
      });
    },
    Math.max(300_000, REQUESTS * 20),
  );
});
