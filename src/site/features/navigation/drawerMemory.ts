/** What the drawer remembers from page to page, in this tab only. */
export const DRAWER_KEY = 'x-drawer';

/**
 * Runs inline right after the tree, before it is painted, so it may use nothing from outside itself: opens the groups the reader
 * had open, scrolls to where they were, and brings the row of the page, or the group it has its place in, into view.
 */
export function restoreDrawer(key: string): void {
  const tree = document.getElementById('drawer-tree');
  if (!tree) return;
  let memory: { groups?: Record<string, boolean>; top?: number } = {};
  try {
    memory = JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    // Storage is blocked or holds something else: the tree stands as it was drawn.
  }
  for (const group of tree.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    const wasOpen = memory.groups?.[group.dataset['group'] ?? ''];
    if (wasOpen !== undefined && !group.querySelector('[aria-current]')) group.open = wasOpen;
  }
  tree.scrollTop = memory.top ?? 0;
  const row = tree.querySelector<HTMLElement>('[aria-current=page], [data-place]');
  if (!row) return;
  const top = row.getBoundingClientRect().top - tree.getBoundingClientRect().top;
  if (top < 0 || top > tree.clientHeight - 120) tree.scrollTop += top - tree.clientHeight / 3;
}
