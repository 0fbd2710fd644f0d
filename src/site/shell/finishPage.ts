import { spyOnSections } from '../features/contents/spyOnSections.ts';
import { enhanceNotifications } from '../features/notifications/enhanceNotifications.ts';
import { enhanceBackToTop } from '../features/page/enhanceBackToTop.ts';

/** What can wait until the browser is idle: what follows the reader's scrolling, and the release notes that are new. */
export function finishPage(root: Document): void {
  spyOnSections(root);
  enhanceBackToTop(root);
  enhanceNotifications(root);
}
