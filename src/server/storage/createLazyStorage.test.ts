import { describe, expect, it } from 'vitest';
import { createLazyStorage } from './createLazyStorage.ts';
import { createSqliteStorage } from './sqlite/createSqliteStorage.ts';

describe('createLazyStorage', () => {
  it('opens once, on first use', async () => {
    let count = 0;
    const storage = createLazyStorage(async () => {
      count += 1;
      return createSqliteStorage(':memory:');
    });
    expect(count).toBe(0);
    await Promise.all([storage.check(), storage.check()]);
    expect(count).toBe(1);
    await storage.close();
  });

  it('tries again after a failure', async () => {
    let isUp = false;
    const storage = createLazyStorage(async () => {
      if (!isUp) throw new Error('down');
      return createSqliteStorage(':memory:');
    });
    await expect(storage.check()).rejects.toThrow('down');
    isUp = true;
    await storage.check();
    await storage.close();
  });

  it('does not open after it was closed', async () => {
    const storage = createLazyStorage(async () => createSqliteStorage(':memory:'));
    await storage.close();
    await expect(storage.check()).rejects.toThrow('closed');
  });
});
