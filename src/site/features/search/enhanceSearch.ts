import { preferences } from '../../preferences/preferences.ts';

/** Writes the key hint on the search button and lets Ctrl/Cmd+K, `/` and `?q=` press it; the keys can be switched off in the settings. */
export function enhanceSearch(root: Document): void {
  const button = root.querySelector<HTMLAnchorElement>('[data-open=search]');
  if (!button) return;
  const showHint = () => {
    const hint = button.querySelector('[data-key-hint]');
    if (hint)
      hint.textContent = preferences.shortcuts.get() ? formatShortcut(navigator.platform) : '';
  };
  const press = (query = '') => {
    button.dataset['query'] = query;
    button.click();
  };
  showHint();
  root.addEventListener('x:preference', showHint);
  root.addEventListener('keydown', (event) => {
    if (event.target === button && isLetter(event)) {
      event.preventDefault();
      press(event.key);
    } else if (isSearchShortcut(event) && preferences.shortcuts.get()) {
      event.preventDefault();
      press();
    }
  });
  const query = new URLSearchParams(location.search).get('q');
  // After the other parts of the page have begun to listen for the click.
  if (query) queueMicrotask(() => press(query));
}

/** What the field should hold when the button was pressed, once. */
export function takeQuery(button: HTMLElement): string {
  const { query = '' } = button.dataset;
  delete button.dataset['query'];
  return query;
}

/** `MacIntel` → ⌘K, elsewhere Ctrl+K */
export function formatShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl+K';
}

/** Typing on the focused button opens the dialog with the letter in it. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key);
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
