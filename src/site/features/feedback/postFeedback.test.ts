import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Feedback } from '#model/feedback/Feedback.ts';
import { postFeedback } from './postFeedback.ts';

const feedback: Feedback = { page: '/x/react-charts', vote: 1, language: 'en', version: '8.13.1' };

afterEach(() => vi.unstubAllGlobals());

describe('postFeedback', () => {
  it.each([
    [201, {}, { kind: 'stored' }],
    [200, {}, { kind: 'refused' }],
    [400, {}, { kind: 'refused' }],
    [403, {}, { kind: 'refused' }],
    [429, { 'retry-after': '17' }, { kind: 'limited', seconds: 17 }],
    [429, {}, { kind: 'limited', seconds: 60 }],
    [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { kind: 'limited', seconds: 60 }],
    [500, {}, { kind: 'failed' }],
    [503, { 'retry-after': '30' }, { kind: 'failed' }],
  ])('takes %i with %o', async (status, headers, expected) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: { ...headers } }));
    expect(await postFeedback(feedback)).toEqual(expected);
  });

  it('fails without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await postFeedback(feedback)).toEqual({ kind: 'failed' });
  });

  it('sends JSON with the honeypot unchanged', async () => {
    const send = vi.fn(
      async (_url: string, _init: RequestInit) => new Response('', { status: 201 }),
    );
    vi.stubGlobal('fetch', send);
    await postFeedback(feedback, { website: '' });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/feedback');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({ ...feedback, website: '' });
  });
});
