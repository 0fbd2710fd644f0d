/** Menus open with the down arrow, move with arrows, Home, and End, and close on Escape, an outside click, or when focus leaves. */
export function enhanceMenus(root: Document): void {
  const openMenus = () => root.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');
  root.addEventListener('pointerdown', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  root.addEventListener('focusin', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  root.addEventListener('keydown', moveInMenu);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(root.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}

function moveInMenu(event: KeyboardEvent): void {
  const target = event.target;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const menu = target.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  const isButton = target.tagName === 'SUMMARY';
  if (isButton && event.key === 'ArrowDown') menu.open = true;
  if (!menu.open) return;
  const items = [
    ...menu.querySelectorAll<HTMLElement>(':scope > :not(summary) :is(a, button)'),
  ].filter((item) => item.checkVisibility());
  const next = findItem(event.key, isButton ? -1 : items.indexOf(target), items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** Finds the item that a key moves to. `index` is -1 if focus is on the menu's button. */
function findItem(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index < 1 ? count - 1 : index - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
