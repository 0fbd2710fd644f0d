declare global {
  interface Document {
    /** Whether the browser is rendering the page before a click. Only Chromium has this property. */
    prerendering?: boolean;
  }
}

/**
 * Runs work when the reader sees the page: immediately, or when a page that was rendered before a click is opened. The work delays the
 * first frame of such a page, so anything that readers don't see in it belongs in `whenPainted`.
 */
export function whenShown(run: () => void): void {
  if (!document.prerendering) run();
  else document.addEventListener('prerenderingchange', () => run(), { once: true });
}

/** Runs work immediately, or with the first frame of a page that was rendered before a click, once the reader opens it. */
export function whenPainted(run: () => void): void {
  if (!document.prerendering) run();
  else whenShown(() => requestAnimationFrame(() => setTimeout(run)));
}
