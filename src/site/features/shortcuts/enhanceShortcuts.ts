import { preferences } from '../../preferences/preferences.ts';

/** Event that opens the mounted sheet of shortcuts again. */
export const OPEN_SHEET = 'x:shortcuts';

export interface ShortcutActions {
  openSheet: () => void;
  inspectNames: () => void;
}

/**
 * `[` and `]` go to the previous and next page, `i` steps through the names in code, `f` focuses the filter of the page, and `?` lists
 * all shortcuts. Readers can turn them off in the settings.
 */
export function enhanceShortcuts(
  root: Document,
  { openSheet, inspectNames }: ShortcutActions,
): void {
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isBusy(event.target, root) || !preferences.shortcuts.get()) return;
    if (event.key === '?') openSheet();
    else if (event.key === 'i') inspectNames();
    else if (event.key === '[') follow(root, 'prev');
    else if (event.key === ']') follow(root, 'next');
    else if (event.key !== 'f' || !focusFilter(root)) return;
    event.preventDefault();
  });
}

function follow(root: Document, rel: 'prev' | 'next'): void {
  root.querySelector<HTMLAnchorElement>(`main a[rel=${rel}]`)?.click();
}

function focusFilter(root: Document): boolean {
  const filter = root.querySelector<HTMLInputElement>('[data-page-filter]');
  filter?.focus({ preventScroll: true });
  filter?.select();
  return filter !== null;
}

/** Whether a field, a demo, or a dialog has focus and handles keys. */
function isBusy(target: EventTarget | null, root: Document): boolean {
  if (root.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [data-demo]') !== null
  );
}
