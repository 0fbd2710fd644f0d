declare global {
  interface Window {
    /** The last key that was pressed before the scripts of the page listened. */
    earlyKey?: KeyboardEvent | undefined;
  }
}

/** The reader has moved on from a key that is older than this. */
const LATEST_MS = 3000;

/** Runs inline at the top of the page, so it can't use anything from outside. */
export function keepEarlyKey(): void {
  window.onkeydown = (event) => {
    window.earlyKey = event;
  };
}

/** Presses the reader's key again once everything listens, so that a shortcut works from the moment the page is visible. */
export function repeatEarlyKey(): void {
  const event = window.earlyKey;
  window.onkeydown = null;
  window.earlyKey = undefined;
  if (!event || event.defaultPrevented || performance.now() - event.timeStamp > LATEST_MS) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return;
  // A key belongs to what had focus, for example a field, and to nothing else.
  const { body } = document;
  if (event.target !== body || document.activeElement !== body) return;
  body.dispatchEvent(new KeyboardEvent('keydown', event));
}
