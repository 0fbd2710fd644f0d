/** `base.css` turns off all transitions below this attribute. The policy of text pages would block a `style` element. */
const ATTRIBUTE = 'data-without-transitions';

/** Makes a change that applies to every element at once, without transitions. */
export function withoutTransitions(change: () => void): void {
  const root = document.documentElement;
  root.setAttribute(ATTRIBUTE, '');
  change();
  // Reading a computed style forces layout while transitions are off.
  void getComputedStyle(root).color;
  setTimeout(() => root.removeAttribute(ATTRIBUTE), 1);
}
