import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { startRetention } from './startRetention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const logs: string[] = [];
const logger = createLogger('info', (line) => logs.push(line));
const event = { name: 'page_view', action: undefined, label: undefined, payload: '{}' };

beforeEach(() => {
  logs.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('startRetention', () => {
  it('deletes old events at the start and every hour', async () => {
    const storage = createSqliteStorage(':memory:');
    const sweep = vi.spyOn(storage, 'deleteEventsBefore');
    await storage.addEvents([
      { ...event, createdAt: Date.now() - 31 * DAY_MS },
      { ...event, createdAt: Date.now() - 29 * DAY_MS },
    ]);
    const end = startRetention(storage, 30, logger);
    await vi.waitFor(() => expect(logs.join('')).toContain('"count":1'));
    vi.advanceTimersByTime(3 * 60 * 60 * 1000);
    expect(sweep).toHaveBeenCalledTimes(4);
    end();
    vi.advanceTimersByTime(DAY_MS);
    expect(sweep).toHaveBeenCalledTimes(4);
    expect(await storage.deleteEventsBefore(Number.MAX_SAFE_INTEGER)).toBe(1);
    await storage.close();
  });

  it('continues after a failure', async () => {
    const storage = createSqliteStorage(':memory:');
    await storage.close();
    const end = startRetention(storage, 30, logger);
    await vi.waitFor(() => expect(logs.join('')).toContain('could not be deleted'));
    end();
  });
});
