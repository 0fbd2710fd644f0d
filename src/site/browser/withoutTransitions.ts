const STYLE = '*, *::before, *::after { transition: none !important; }';

/** Makes a change that applies to every element at once, without transitions. */
export function withoutTransitions(change: () => void): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  change();
  // Reading a computed style forces layout while transitions are off.
  void getComputedStyle(document.documentElement).color;
  setTimeout(() => style.remove(), 1);
}
