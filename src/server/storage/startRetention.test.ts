import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { createSqliteStorage } from './sqlite/createSqliteStorage.ts';
import { startRetentions } from './startRetentions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const logs: string[] = [];
const logger = createLogger('info', (line) => logs.push(line));
const EVENTS = { EVENTS_RETENTION_DAYS: 30, POLICY_REPORTS_RETENTION_DAYS: undefined };
const REPORTS = { EVENTS_RETENTION_DAYS: undefined, POLICY_REPORTS_RETENTION_DAYS: 30 };
const event = { name: 'page_view', action: undefined, label: undefined, payload: '{}' };

beforeEach(() => {
  logs.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('startRetentions', () => {
  it('deletes old events at the start and every hour', async () => {
    const storage = createSqliteStorage(':memory:');
    const sweep = vi.spyOn(storage, 'deleteEventsBefore');
    await storage.addEvents([
      { ...event, createdAt: Date.now() - 31 * DAY_MS },
      { ...event, createdAt: Date.now() - 29 * DAY_MS },
    ]);
    const end = startRetentions(EVENTS, storage, logger);
    await vi.waitFor(() => expect(logs.join('')).toContain('"count":1'));
    vi.advanceTimersByTime(3 * 60 * 60 * 1000);
    expect(sweep).toHaveBeenCalledTimes(4);
    end();
    vi.advanceTimersByTime(DAY_MS);
    expect(sweep).toHaveBeenCalledTimes(4);
    expect(await storage.deleteEventsBefore(Number.MAX_SAFE_INTEGER)).toBe(1);
    await storage.close();
  });

  it('deletes old policy reports, and nothing without a setting', async () => {
    const storage = createSqliteStorage(':memory:');
    const violation = { directive: 'img-src', blocked: 'data:', page: '/x', source: '' };
    await storage.addPolicyViolations([violation], Date.now() - 31 * DAY_MS);
    await storage.addPolicyViolations([violation], Date.now() - 29 * DAY_MS);
    await storage.addEvents([{ ...event, createdAt: Date.now() - 31 * DAY_MS }]);
    const end = startRetentions(REPORTS, storage, logger);
    await vi.waitFor(() => expect(logs.join('')).toContain('Old policy reports deleted'));
    end();
    const range = { from: 0, to: Number.MAX_SAFE_INTEGER };
    expect(await storage.listPolicyViolations(range)).toMatchObject([{ count: 1 }]);
    expect(await storage.deleteEventsBefore(Number.MAX_SAFE_INTEGER)).toBe(1);
    await storage.close();
  });

  it('continues after a failure', async () => {
    const storage = createSqliteStorage(':memory:');
    await storage.close();
    const end = startRetentions(EVENTS, storage, logger);
    await vi.waitFor(() => expect(logs.join('')).toContain('could not be deleted'));
    end();
  });
});
