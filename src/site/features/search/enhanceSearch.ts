import { preferences } from '../../state/preferences.ts';

/** Writes the key hint on the search button and lets Ctrl/Cmd+K and `/` press it; both can be switched off in the settings. */
export function enhanceSearch(root: Document): void {
  const button = root.querySelector<HTMLAnchorElement>('[data-open=search]');
  if (!button) return;
  const showHint = () => {
    const hint = button.querySelector('[data-key-hint]');
    if (hint)
      hint.textContent = preferences.shortcuts.get() ? formatShortcut(navigator.platform) : '';
  };
  showHint();
  root.addEventListener('x:preference', showHint);
  root.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event) || !preferences.shortcuts.get()) return;
    event.preventDefault();
    button.click();
  });
}

/** `MacIntel` → ⌘K, elsewhere Ctrl+K */
export function formatShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl+K';
}

function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k')
    return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return (
    event.key === '/' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTextField(event.target)
  );
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
