import { enhanceCodeBlocks } from '../ui/enhanceCodeBlocks.ts';
import { spyOnSections } from '../features/contents/spyOnSections.ts';
import { activateDemos } from '../features/demo/activateDemos.ts';
import { controlDemos } from '../features/demo/controlDemos.ts';
import { enhanceDrawer } from '../features/navigation/enhanceDrawer.ts';
import { enhanceMenus } from '../features/navigation/enhanceMenus.ts';
import { enhanceBackToTop } from '../features/page/enhanceBackToTop.ts';
import { enhanceTabs } from '../features/prose/enhanceTabs.ts';
import { startPreferences } from '../state/preferences.ts';
import { enhanceSearch } from '../features/search/enhanceSearch.ts';
import { filterPageList } from '../features/search/filterPageList.ts';
import { suggestPages } from '../features/not-found/suggestPages.ts';
import { openOnDemand } from './openOnDemand.ts';

/** The eager behaviour of every page. Everything larger waits behind `openOnDemand` and `activateDemos`. */
startPreferences();
enhanceDrawer();
enhanceMenus(document);
enhanceTabs(document);
enhanceCodeBlocks(document);
enhanceBackToTop(document);
spyOnSections(document);
enhanceSearch(document);
filterPageList(document);
suggestPages(document);
openOnDemand(document);
activateDemos(document);
controlDemos(document);
