import { describe, expect, it, vi } from 'vitest';
import { memoizeByContent, raiseContentVersion } from './contentVersion.ts';

describe('memoizeByContent', () => {
  it('creates the value again only when the content has changed', () => {
    const create = vi.fn(() => ({}));
    const get = memoizeByContent(create);
    const first = get();
    expect(get()).toBe(first);
    expect(create).toHaveBeenCalledTimes(1);
    raiseContentVersion();
    expect(get()).not.toBe(first);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('tries again after an error', async () => {
    const create = vi.fn((): Promise<string> => Promise.resolve('fixed'));
    create.mockImplementationOnce(() => Promise.reject(new Error('broken')));
    const get = memoizeByContent(create);
    await expect(get()).rejects.toThrow('broken');
    await expect(get()).resolves.toBe('fixed');
  });
});
