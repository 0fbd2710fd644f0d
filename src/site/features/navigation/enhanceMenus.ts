/** Closes an open menu by Escape (focus returns to its button), by a click elsewhere and when focus leaves it. */
export function enhanceMenus(root: Document): void {
  const openMenus = () => root.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');
  root.addEventListener('pointerdown', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  root.addEventListener('focusin', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(root.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}
