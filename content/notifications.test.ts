import { describe, expect, it } from 'vitest';
import { parseNotifications } from '#model/notifications/Notification.ts';
import { navigation } from './navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import notifications from './notifications.json' with { type: 'json' };

describe('notifications', () => {
  it('are valid, and lead to pages of the navigation', () => {
    const pathnames = new Set(listLeaves(navigation).map(({ pathname }) => pathname));
    const hrefs = parseNotifications(notifications).flatMap(({ href }) => href ?? []);
    expect(hrefs.filter((href) => !pathnames.has(href.slice(0, -1)))).toEqual([]);
  });

  it('are refused out of order', () => {
    expect(() => parseNotifications([...notifications].reverse())).toThrow('the newest');
  });
});
