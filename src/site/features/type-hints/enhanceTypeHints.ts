/** Code, and links and buttons that may consist of a name. */
const NAMES = 'main :is(pre, code, [data-type], a[href*="/x/api/"])';
const EVENTS = ['pointerover', 'focusin', 'click'] as const;

/** Loads type popovers when a pointer, focus, or a tap first reaches code, and passes that event on. */
export function enhanceTypeHints(root: Document): void {
  const load = (event: Event) => {
    const { target } = event;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    // A touch may be the start of scrolling, so wait for its click. With other pointers, the event before the click was already handled.
    if (isTouch !== (event.type === 'click')) return;
    if (!(target instanceof Element) || !target.closest(NAMES)) return;
    for (const type of EVENTS) root.removeEventListener(type, load);
    void import('./startTypeHints.ts').then(async ({ startTypeHints }) => {
      const { hints } = await startTypeHints(root);
      if (event.type === 'pointerover') hints.handlePointer(event as PointerEvent);
      else if (event.type === 'focusin') hints.handleFocus(event as FocusEvent);
      else hints.handleClick(event as PointerEvent);
    });
  };
  for (const type of EVENTS) root.addEventListener(type, load);
}

/** Starts stepping through the names on the page with the arrow keys. */
export async function inspectNames(root: Document): Promise<void> {
  const { startTypeHints } = await import('./startTypeHints.ts');
  await (await startTypeHints(root)).inspect();
}
