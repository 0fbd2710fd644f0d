import { afterEach, expect, it, vi } from 'vitest';
import { loadJsonOnce } from './loadJsonOnce.ts';

const fetchFile = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchFile);
afterEach(() => fetchFile.mockReset());

it('requests a file once, even for simultaneous calls', async () => {
  fetchFile.mockResolvedValueOnce(Response.json({ rows: 3 }));
  expect(await Promise.all([loadJsonOnce('/a.json'), loadJsonOnce('/a.json')])).toEqual([
    { rows: 3 },
    { rows: 3 },
  ]);
  expect(await loadJsonOnce('/a.json')).toEqual({ rows: 3 });
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  fetchFile.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(loadJsonOnce('/b.json')).rejects.toThrow('Loading /b.json failed with status 503.');
  fetchFile.mockResolvedValueOnce(Response.json([]));
  expect(await loadJsonOnce('/b.json')).toEqual([]);
});
