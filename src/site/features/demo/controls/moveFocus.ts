import { findNextIndex } from '../../../ui/findNextIndex.ts';

/** Handles arrow keys, Home, and End in a toolbar or tab list, mirrored in right-to-left pages. */
export function moveFocus(event: KeyboardEvent): void {
  const target = event.target;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = target.closest<HTMLElement>('[role=toolbar], [role=tablist]');
  if (!group) return;
  const items = listItems(group);
  const index = items.indexOf(target);
  if (index < 0) return;
  const next = items[findNextIndex(event.key, index, items.length, readDirection(group))];
  if (!next || next === target) return;
  event.preventDefault();
  for (const item of items) item.tabIndex = item === next ? 0 : -1;
  next.focus();
  if (next.getAttribute('role') === 'tab') next.click();
}

/** The controls that can take focus now, without hidden ones and those inside a menu. */
function listItems(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button, select, summary')].filter(
    (item) => item.checkVisibility() && !item.closest('details[data-menu] > :not(summary)'),
  );
}

/** Read from the group, because code tabs stay left-to-right in right-to-left pages. */
function readDirection(group: HTMLElement): 'ltr' | 'rtl' {
  return getComputedStyle(group).direction === 'rtl' ? 'rtl' : 'ltr';
}
