declare global {
  interface Document {
    /** Whether the browser has rendered the page ahead of a click. Only Chromium has it. */
    prerendering?: boolean;
  }
}

/** Runs work when the reader sees the page: at once, or when a page that was rendered ahead of a click is opened. */
export function whenShown(run: () => void): void {
  if (!document.prerendering) run();
  else document.addEventListener('prerenderingchange', () => run(), { once: true });
}
