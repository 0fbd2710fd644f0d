import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const search = { name: 'search', action: 'no-result', label: 'Gantt' };
const vital = { name: 'web_vital', metric: 'LCP', id: 'v5-1', value: 1200.5, delta: 20 };
const view = {
  name: 'page_view',
  title: 'Bars',
  location: '/x/react-charts/bars/',
  productId: 'x-charts',
  productCategoryId: 'x',
};

const site = await createTestSite();
afterAll(() => site.remove());
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ directory: site.directory, env: { EVENTS_RETENTION_DAYS: '30' } });
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/events', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('POST /events', () => {
  it('stores a batch', async () => {
    const properties = { name: 'user_properties', properties: { codeVariant: 'TS' } };
    const response = await post([search, vital, view, properties, { ...search, label: 'GANTT' }]);
    expect(response.status).toBe(204);
    expect(await app.storage.listFailedSearches(EVERYTHING)).toMatchObject([
      { query: 'gantt', count: 2 },
    ]);
    expect(await app.storage.deleteEventsBefore(Number.MAX_SAFE_INTEGER)).toBe(5);
  });

  it('accepts the content type of JSON', async () => {
    expect((await post([view], { 'content-type': 'application/json' })).status).toBe(204);
  });

  it.each([
    ['0.action', [{ ...search, action: 'shout' }]],
    ['0.name', [{ name: 'unknown' }]],
    ['1.value', [search, { ...vital, value: '1' }]],
    ['0.email', [{ ...view, email: 'a@example.com' }]],
    ['0.label', [{ ...search, label: 'a'.repeat(301) }]],
  ])('refuses a wrong %s', async (field, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await response.json()).field).toBe(field);
    expect(await app.storage.deleteEventsBefore(Number.MAX_SAFE_INTEGER)).toBe(0);
  });

  it.each([[[]], [{}], ['{'], [Array.from({ length: 101 }, () => view)]])(
    'refuses the batch %#',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  it('refuses other sites, large bodies and too many batches', async () => {
    expect((await post([view], { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post('a'.repeat(100_000))).status).toBe(413);
    const statuses = [];
    for (let index = 0; index < 130; index += 1) statuses.push((await post([view])).status);
    expect(statuses.at(0)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps control characters out of the database', async () => {
    expect((await post([{ ...search, label: 'gan\0tt\ud800' }])).status).toBe(204);
    expect(await app.storage.listFailedSearches(EVERYTHING)).toMatchObject([
      { query: 'gantt\ufffd' },
    ]);
  });

  it('says so when the storage fails', async () => {
    await app.storage.close();
    expect((await post([view])).status).toBe(503);
  });

  it("doesn't exist unless it's configured", async () => {
    const without = await createTestApp({ directory: site.directory });
    const response = await without.request('/events', { method: 'POST', body: '[]' });
    expect(response.status).toBe(405);
    expect((await without.request('/events')).status).toBe(404);
  });
});
