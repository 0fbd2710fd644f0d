import { spyOnSections } from '../features/contents/spyOnSections.ts';
import { rememberDrawer } from '../features/navigation/enhanceDrawer.ts';
import { loadFamilies } from '../features/navigation/loadFamilies.ts';
import { enhanceNotifications } from '../features/notifications/enhanceNotifications.ts';
import { enhanceBackToTop } from '../features/page/enhanceBackToTop.ts';
import { renderAhead } from './renderAhead.ts';

/**
 * What can wait until the browser is idle: what follows the reader's scrolling and pointer, the pages of other products in the
 * drawer, the release notes that are new, ads, and the worker that keeps pages.
 */
export function finishPage(root: Document): void {
  renderAhead(root, rememberDrawer);
  spyOnSections(root);
  enhanceBackToTop(root);
  loadFamilies(root, (group) => {
    if (/userLanguage=(?!en)/.test(document.cookie))
      void import('./keepLanguage.ts').then(({ keepLanguage }) =>
        keepLanguage(group, location.pathname),
      );
  });
  enhanceNotifications(root);
  if (root.querySelector('[data-page-ad]')) {
    void import('../features/ads/startAds.ts').then(({ startAds }) => startAds(root));
  }
  // Hosts other than the configured one don't load the script, which checks more closely.
  const workerHost = root
    .querySelector<HTMLMetaElement>('meta[name="x-docs:worker"]')
    ?.content.split(' ')[0];
  if (workerHost && location.hostname.endsWith(workerHost)) {
    void import('../features/offline/registerWorker.ts').then(({ registerWorker }) =>
      registerWorker(),
    );
  }
}
