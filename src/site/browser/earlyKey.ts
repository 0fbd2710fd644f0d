declare global {
  interface Window {
    /** The last key that was pressed before the page's scripts were listening. */
    earlyKey?: KeyboardEvent | undefined;
  }
}

/** Older key presses are ignored, because the reader has moved on. */
const LATEST_MS = 3000;

/** Runs inline at the top of the page, so it can't use anything from outside. */
export function keepEarlyKey(): void {
  window.onkeydown = (event) => {
    window.earlyKey = event;
  };
}

/** Repeats an early key press once all listeners are ready, so that shortcuts work as soon as the page is visible. */
export function repeatEarlyKey(): void {
  const event = window.earlyKey;
  window.onkeydown = null;
  window.earlyKey = undefined;
  if (!event || event.defaultPrevented || performance.now() - event.timeStamp > LATEST_MS) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
  // If a field or another element had focus, the key was meant for that element.
  const { body } = document;
  if (event.target !== body || document.activeElement !== body) return;
  body.dispatchEvent(new KeyboardEvent('keydown', event));
}
