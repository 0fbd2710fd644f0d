/** The session storage key of the drawer's state, which is kept from page to page. */
export const DRAWER_KEY = 'x-drawer';

/** The state of the drawer in one tab. */
export interface DrawerMemory {
  /** Whether each group was open, by pathname. */
  groups?: Record<string, boolean>;
  /** The outermost group around the previous page. */
  family?: string | undefined;
  /** The scroll position of the tree. */
  top?: number;
}

/**
 * Runs inline right after the tree and before it's painted, so it can't use anything from outside. It opens the groups that the
 * reader had open, except those of a product they have left, restores the scroll position, and brings the current row into view.
 * Groups of other products get the content that an earlier page loaded. Without it, they stay closed, because loading it now would
 * shift everything below them. A page that is rendered before a click isn't restored again after it: `renderAhead` has the browser
 * forget such a page when the drawer changes.
 */
export function restoreDrawer(key: string): void {
  const tree = document.getElementById('drawer-tree');
  if (!tree) return;
  let memory: DrawerMemory = {};
  try {
    memory = JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    // Storage is blocked or holds something else, so the tree stays as rendered.
  }
  const row = tree.querySelector<HTMLElement>('[aria-current=page], [data-place]');
  const family = row?.closest<HTMLElement>('#drawer-tree > ul > li > details')?.dataset['group'];
  const left = memory.family === family ? undefined : memory.family;
  for (const group of tree.querySelectorAll<HTMLElement>('details[data-content]')) {
    const { group: name = '', content = '' } = group.dataset;
    const html = memory.groups?.[name] && name !== left && sessionStorage.getItem(content);
    if (!html) continue;
    group.querySelector('ul')?.remove();
    group.insertAdjacentHTML('beforeend', html);
    delete group.dataset['content'];
  }
  for (const group of tree.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    const wasOpen = memory.groups?.[group.dataset['group'] ?? ''];
    if (wasOpen && group.dataset['content']) continue;
    if (wasOpen === undefined || group.querySelector('[aria-current]')) continue;
    if (left && group.closest(`[data-group="${CSS.escape(left)}"]`)) continue;
    group.open = wasOpen;
  }
  tree.scrollTop = memory.top ?? 0;
  if (!row) return;
  const top = row.getBoundingClientRect().top - tree.getBoundingClientRect().top;
  if (top < 0 || top > tree.clientHeight - 120) tree.scrollTop += top - tree.clientHeight / 3;
}
