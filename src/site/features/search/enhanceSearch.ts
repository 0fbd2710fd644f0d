import { preferences } from '../../preferences/preferences.ts';

/** Shows the key hint on the search button and opens the search on Ctrl/Cmd+K, `/`, and `?q=`. The keys can be turned off in the settings. */
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
  // After other code has had a chance to add its click listener.
  if (query) queueMicrotask(() => press(query));
}

/** The initial text of the field for the next opening, returned once. */
export function consumeQuery(button: HTMLElement): string {
  const { query = '' } = button.dataset;
  delete button.dataset['query'];
  return query;
}

/** `MacIntel` → ⌘K, elsewhere Ctrl+K */
export function formatShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl+K';
}

/** Typing while the button has focus opens the dialog with the letter in it. */
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
