declare global {
  interface Document {
    /** Whether the browser is rendering the page before a click. Only Chromium has this property. */
    prerendering?: boolean;
  }
}

/** Runs work when the reader sees the page: immediately, or when a page that was rendered before a click is opened. */
export function whenShown(run: () => void): void {
  if (!document.prerendering) run();
  else document.addEventListener('prerenderingchange', () => run(), { once: true });
}
