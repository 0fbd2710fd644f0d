import { getSite } from '#generator/content/Site.ts';
import notifications from '#content/notifications.json' with { type: 'json' };
import { parseNotifications } from '#model/notifications/Notification.ts';

/** The notifications for the bell menu, without links to pages that aren't written yet. */
export function GET(): Response {
  const pages = new Set(getSite().pages.map(({ pathname }) => `${pathname}/`));
  return Response.json(
    parseNotifications(notifications).map(({ href, ...notification }) =>
      href !== undefined && pages.has(href) ? { ...notification, href } : notification,
    ),
  );
}
