import { spyOnSections } from '../features/contents/spyOnSections.ts';
import { enhanceBackToTop } from '../features/page/enhanceBackToTop.ts';

/** What follows the reader's scrolling. Until it's there, links in the contents and to the top work as links. */
export function finishPage(root: Document): void {
  spyOnSections(root);
  enhanceBackToTop(root);
}
