import { parseActionEvent } from '#model/analytics/SiteEvent.ts';
import type { ActionEvent } from '#model/analytics/SiteEvent.ts';

/**
 * Returns the event for a click. Only the closest ancestor with a category counts, even if its sampling drops the click. Buttons of a
 * toolbar share its label.
 */
export function readClick(target: EventTarget | null, random: () => number): ActionEvent | null {
  if (!(target instanceof Element)) return null;
  // A click on a label is followed by another one on its control, which is the one to report.
  const control = target.closest('label')?.control;
  if (control && control !== target) return null;
  const element = target.closest<HTMLElement>('[data-ga-event-category]');
  if (!element) return null;
  const { gaEventCategory, gaEventAction, gaEventSplit } = element.dataset;
  if (gaEventSplit !== undefined && random() >= Number(gaEventSplit)) return null;
  const labeled = element.closest<HTMLElement>('[data-ga-event-label]');
  return parseActionEvent({
    category: gaEventCategory,
    action: gaEventAction,
    label: labeled?.dataset['gaEventLabel'],
  });
}
