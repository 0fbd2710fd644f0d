/** Arrow keys, Home and End within a toolbar or a list of tabs, mirrored in right-to-left pages. */
export function moveFocus(event: KeyboardEvent): void {
  const target = event.target;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = target.closest<HTMLElement>('[role=toolbar], [role=tablist]');
  if (!group) return;
  const items = listItems(group);
  const index = items.indexOf(target);
  if (index < 0) return;
  const next = items[findNext(event.key, index, items.length, readDirection(group))];
  if (!next || next === target) return;
  event.preventDefault();
  for (const item of items) item.tabIndex = item === next ? 0 : -1;
  next.focus();
  if (next.getAttribute('role') === 'tab') next.click();
}

/** What can take focus now: hidden controls, and those inside a menu, are passed over. */
function listItems(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button, select, summary')].filter(
    (item) => item.checkVisibility() && !item.closest('details[data-menu] > :not(summary)'),
  );
}

/** Tabs of code keep the direction of code. */
function readDirection(group: HTMLElement): 'ltr' | 'rtl' {
  return getComputedStyle(group).direction === 'rtl' ? 'rtl' : 'ltr';
}

export function findNext(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number {
  const step = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return index;
  }
}
