import { showCode } from '../features/demo/controls/codePanel.ts';
import { findDemo } from '../features/demo/controls/DemoElements.ts';
import { markEdited } from '../features/demo/controls/markEdited.ts';
import { hasShownEdits, restoreLiveDemo } from './toggleLiveDemo.ts';

/** How far from the viewport an edited demo starts to run. */
const NEAR_PX = 600;

/** Shows the demos that were edited earlier in the session as the reader left them. */
export async function restoreEdits(root: Document): Promise<void> {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void restoreLiveDemo(target as HTMLElement);
      }
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  for (const frame of root.querySelectorAll('[data-demo-frame]')) {
    const demo = findDemo(frame);
    if (!demo || !(await hasShownEdits(demo))) continue;
    markEdited(demo, { isEdited: true, isEditing: false, hasFailed: false });
    await showCode(demo);
    near.observe(demo.frame);
  }
}
