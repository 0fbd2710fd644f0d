const STYLE = '*, *::before, *::after { transition: none !important; }';

/** Makes a change that every element follows at once instead of each at its own pace. */
export function withoutTransitions(change: () => void): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  change();
  // Reading a computed style forces the layout while the transitions are off.
  void getComputedStyle(document.documentElement).color;
  setTimeout(() => style.remove(), 1);
}
