import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import type { TestApp, TestAppOptions } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const vote = { page: '/x/introduction', vote: 1, language: 'en', version: '8.13.1' };
const comment = { ...vote, comment: 'The example does not run.', section: 'first-steps' };

const site = await createTestSite();
afterAll(() => site.remove());
let app: TestApp;
let time: number;
beforeEach(async () => {
  time = Date.UTC(2026, 0, 31, 12);
  app = await open();
});

const open = (options: Partial<TestAppOptions> = {}) =>
  createTestApp({ directory: site.directory, now: () => time, ...options });
const post = (body: unknown, { headers = {}, to = app, address = '192.0.2.1' } = {}) =>
  to.fetch(
    new Request('http://docs.test/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { incoming: { socket: { remoteAddress: address } } },
  );

describe('POST /feedback', () => {
  it.each([
    ['a vote', vote],
    ['a vote against', { ...vote, vote: 0 }],
    ['a comment', { ...comment, vote: undefined }],
    ['both', comment],
    ['ten characters', { ...vote, comment: '👍'.repeat(10) }],
    ['the longest comment in its longest form', { ...vote, comment: '👍'.repeat(4000) }],
    ['an empty honeypot', { ...vote, website: '' }],
  ])('stores %s', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(201);
    const { id } = await response.json();
    const { website: _honeypot, ...expected } = {
      website: '',
      ...JSON.parse(JSON.stringify(body)),
    };
    expect(await app.storage.listFeedback(EVERYTHING)).toStrictEqual([
      { id, createdAt: time, ...expected },
    ]);
  });

  it.each(['/x/introduction/', '/zh/x/introduction/', '/x/introduction#top'])(
    'knows the page by %s',
    async (page) => {
      expect((await post({ ...vote, page })).status).toBe(201);
      expect(await app.storage.listFeedback(EVERYTHING)).toMatchObject([
        { page: '/x/introduction' },
      ]);
    },
  );

  it.each([
    ['page', { ...vote, page: '/x/unknown' }],
    ['page', { ...vote, page: 5 }],
    ['page', { ...vote, page: '/x/llms.txt' }],
    ['page', { ...vote, page: 'a'.repeat(1000) }],
    ['page', { vote: 1 }],
    ['section', { ...vote, section: '' }],
    ['section', { ...vote, section: 'with space' }],
    ['section', { ...vote, section: null }],
    ['section', { ...vote, section: 'a'.repeat(201) }],
    ['vote', { ...vote, vote: 2 }],
    ['vote', { ...vote, vote: '1' }],
    ['vote', { ...vote, vote: true }],
    ['vote', { ...vote, vote: undefined }],
    ['comment', { ...vote, comment: 'too short' }],
    ['comment', { ...vote, comment: '          a          ' }],
    ['comment', { ...vote, comment: '' }],
    ['comment', { ...vote, comment: 'a'.repeat(4001) }],
    ['comment', { ...vote, comment: ['a long enough text'] }],
    ['language', { ...vote, language: 'fr' }],
    ['language', { ...vote, language: undefined }],
    ['version', { ...vote, version: 'latest' }],
    ['version', { ...vote, version: 8 }],
    ['email', { ...vote, email: 'a@example.com' }],
    ['website', { ...vote, website: 'https://spam.test' }],
  ])('refuses a wrong %s', async (field, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const fault = await response.json();
    expect(fault.field).toBe(field);
    expect(fault.message).toMatch(new RegExp(`^${field} (must|is not valid)`));
    expect(await app.storage.listFeedback(EVERYTHING)).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"page":', '\ufeff{}x'])(
    'refuses the body %j',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  it('says what is wrong', async () => {
    const messages = [];
    for (const body of [
      { ...vote, comment: 'short' },
      { ...vote, vote: undefined },
      { ...vote, page: '/x/unknown' },
      { ...vote, color: 'red' },
      '{',
    ]) {
      messages.push((await (await post(body)).json()).message);
    }
    expect(messages).toMatchInlineSnapshot(`
      [
        "comment must have at least 10 characters",
        "vote must be given when there is no comment",
        "page must be the path of a page",
        "color must not be given",
        "The body is not valid JSON.",
      ]
    `);
  });

  it('refuses bytes that are not text', async () => {
    const request = new Request('http://docs.test/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect((await app.fetch(request)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'refuses the type %j',
    async (type) => {
      expect((await post(vote, { headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  it('refuses a body that is too large, announced or not', async () => {
    const large = JSON.stringify({ ...vote, comment: 'a'.repeat(1_000_000) });
    expect((await post(large)).status).toBe(413);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('a'.repeat(10_000))),
    });
    const request = new Request('http://docs.test/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    const response = await app.fetch(request);
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
  });

  it.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://docs.test.evil.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://docs.test' }, 201],
    [{ origin: 'https://docs.test' }, 201],
    [{ origin: 'https://mirror.test' }, 201],
    [{}, 201],
  ])('answers %j with %i', async (headers, status) => {
    const to = await open({ env: { ORIGINS: 'https://mirror.test' } });
    expect((await post(vote, { headers, to })).status).toBe(status);
  });
});

describe('too much feedback', () => {
  it('is refused with the time to wait', async () => {
    const send = (index: number) => post({ ...comment, comment: `The comment number ${index}` });
    for (let index = 0; index < 10; index += 1) expect((await send(index)).status).toBe(201);
    time += 15_000;
    const response = await send(10);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('45');
    expect((await post(vote, { address: '192.0.2.2' })).status).toBe(201);
    time += 45_000;
    expect((await send(11)).status).toBe(201);
  });

  it('is counted by the IP address that the proxies report', async () => {
    const to = await open({ env: { TRUSTED_PROXIES: '1', FEEDBACK_PER_MINUTE: '1' } });
    const send = (forwarded: string) =>
      post(vote, { to, headers: { 'x-forwarded-for': forwarded } });
    expect((await send('198.51.100.1')).status).toBe(201);
    expect((await send('198.51.100.2')).status).toBe(201);
    // The client can set everything before that.
    expect((await send('203.0.113.9, 198.51.100.2')).status).toBe(429);
  });
});

describe('the same feedback again', () => {
  const count = async () => (await app.storage.listFeedback(EVERYTHING)).length;
  const idOf = async (response: Response) => (await response.json()).id;

  it('is stored once, even if both arrive at the same time', async () => {
    const [first, second] = await Promise.all([post(vote), post(vote)]);
    const third = await post(vote);
    expect([first, second, third].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all([first, second, third].map(idOf))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('counts if it is the vote of another visitor or of a later visit', async () => {
    await post(vote);
    await post(vote, { address: '192.0.2.2' });
    time += 11 * 60_000;
    await post(vote);
    expect(await count()).toBe(3);
  });

  it('is stored once if the same words come from elsewhere on the same day', async () => {
    const first = await idOf(await post(comment));
    const second = await idOf(await post(comment, { address: '192.0.2.2' }));
    expect(second).toBe(first);
    time += 24 * 60 * 60_000;
    expect(await idOf(await post(comment))).not.toBe(first);
  });
});

describe('a storage that fails', () => {
  it('is reported, and the same feedback is accepted once it works', async () => {
    let isBroken = true;
    const { addFeedback } = app.storage;
    app.storage.addFeedback = (entry) =>
      isBroken ? Promise.reject(new Error('disk full')) : addFeedback(entry);
    const response = await post(comment);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({
      message: "Feedback can't be stored right now. Please try again later.",
    });
    expect(JSON.stringify(app.logs)).toContain('disk full');
    isBroken = false;
    expect((await post(comment)).status).toBe(201);
    expect(await app.storage.listFeedback(EVERYTHING)).toHaveLength(1);
  });
});

describe('what is stored about a visitor', () => {
  it('contains no IP address and no browser', async () => {
    const headers = { 'user-agent': 'Secret/1.0', cookie: 'a=secret' };
    await post(comment, { headers, address: '192.0.2.77' });
    const kept = JSON.stringify([await app.storage.listFeedback(EVERYTHING), app.logs]);
    expect(kept).toContain(comment.comment);
    expect(kept).not.toMatch(/192\.0\.2\.77|secret/i);
  });
});
