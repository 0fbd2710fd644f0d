import { startApiPages } from '../features/api-reference/startApiPages.ts';
import { enhanceFeedback } from '../features/feedback/enhanceFeedback.ts';
import { enhanceDrawer } from '../features/navigation/enhanceDrawer.ts';
import { enhanceMenus } from '../features/navigation/enhanceMenus.ts';
import { enhancePageActions } from '../features/page/enhancePageActions.ts';
import { enhanceTabs } from '../features/prose/enhanceTabs.ts';
import { enhanceShortcuts } from '../features/shortcuts/enhanceShortcuts.ts';
import { enhanceTypeHints, inspectNames } from '../features/type-hints/enhanceTypeHints.ts';
import { enhanceSearch } from '../features/search/enhanceSearch.ts';
import { readAnalyticsConfig } from '../browser/analyticsConfig.ts';
import { repeatEarlyKey } from '../browser/earlyKey.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { whenPainted } from '../browser/whenShown.ts';
import { startPreferences } from '../preferences/preferences.ts';
import { enhanceCodeBlocks } from '../ui/enhanceCodeBlocks.ts';
import { openOnDemand } from './openOnDemand.ts';

/**
 * The scripts that run on every page. Anything larger waits behind `openOnDemand` or for a page that needs it. What a reader may
 * use first comes first; the rest runs in separate tasks, so that a slow phone can respond in between.
 */
startPreferences();
enhanceDrawer();
enhanceMenus(document);
enhanceSearch(document);
openOnDemand(document);
// A page that is rendered ahead of a click counts, loads, and starts nothing until the reader opens it.
whenPainted(() => {
  setTimeout(() => {
    enhanceTabs(document);
    enhanceCodeBlocks(document);
    enhancePageActions(document);
    startApiPages(document);
    enhanceFeedback(document);
    enhanceTypeHints(document);
    enhanceShortcuts(document, {
      openSheet: () =>
        void import('./openShortcuts.ts').then(({ openShortcuts }) => openShortcuts()),
      inspectNames: () => void inspectNames(document),
    });
    repeatEarlyKey();
  });
  setTimeout(loadWhatThePageNeeds);
  whenIdle(() => void import('./finishPage.ts').then(({ finishPage }) => finishPage(document)));
});

function loadWhatThePageNeeds(): void {
  const analytics = readAnalyticsConfig();
  if (analytics) {
    void import('./startAnalytics.ts').then(({ startAnalytics }) => startAnalytics(analytics));
  }
  if (/[?&]userLanguage=/.test(location.search)) {
    void import('./applyUserLanguage.ts').then(({ applyUserLanguage }) => applyUserLanguage());
  }
  if (/userLanguage=(?!en)/.test(document.cookie)) {
    void import('./keepLanguage.ts').then(({ keepLanguage }) =>
      keepLanguage(document, location.pathname),
    );
  }
  if (/[?&]v=/.test(location.search)) {
    void import('./noticeOldVersion.ts').then(({ noticeOldVersion }) => noticeOldVersion(document));
  }
  if (document.querySelector('[data-demo], [data-demo-card]')) {
    void import('./startDemos.ts').then(({ startDemos }) => startDemos(document));
  }
  if (document.querySelector('[data-gallery]')) {
    void import('../features/demo/gallery/enhanceGallery.ts').then(({ enhanceGallery }) =>
      enhanceGallery(document),
    );
  }
  // One import for all tool pages, because every page carries this file.
  if (
    document.querySelector('[data-offline], [data-page-list], [data-size-table], [data-upgrade]')
  ) {
    void import('./startTool.ts').then(({ startTool }) => startTool(document));
  }
  if (document.querySelector('[data-not-found]')) {
    void import('./suggestPages.ts').then(({ suggestPages }) => suggestPages(document));
  }
  if (document.querySelector('[data-try-it]')) void import('./startTryIt.ts');
}
