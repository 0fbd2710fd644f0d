/** How long the pointer rests on a link before its page is rendered: longer than a frame. Chromium would wait for 200 ms. */
const REST_MS = 20;
/** Readers who move the focus from link to link pause longer on each than a pointer that passes. */
const FOCUS_REST_MS = 150;
/** A pointer that has moved farther than this is on its way to another link. */
const SLACK_PX = 4;

/** The speculation rules render the page of a link with this attribute at once. */
const MARK = 'data-ahead';

/** Links to pages of the site: `/x/`, `/zh/x/introduction/#plans`. The others lead to files, other sites, or the playground. */
const PAGE = /^(?:\/[a-z]{2})?\/x\/(?:[^?#]*\/)?(?:[?#]|$)/;

/**
 * Renders the page behind a link ahead of a click: when the pointer or the focus rests on the link, or the button goes down. Only one
 * link is marked at a time, so a reader who goes through the drawer doesn't render all of its pages. A change of the drawer removes
 * the mark, because the page would show its former state.
 * @param remember saves what the page behind the link reads while it's rendered
 */
export function renderAhead(root: Document, remember: () => void): void {
  if (!isSupported() || savesData()) return;
  let marked: Element | undefined;
  let waiting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let x = 0;
  let y = 0;

  const unmark = () => {
    // Chromium cancels the page of a link that its rules don't match anymore.
    marked?.removeAttribute(MARK);
    marked = undefined;
  };
  const mark = (link: Element) => {
    clearTimeout(timer);
    if (link === marked) return;
    unmark();
    remember();
    link.setAttribute(MARK, '');
    marked = link;
  };
  const wait = (link: Element | null, restMs: number) => {
    clearTimeout(timer);
    waiting = link;
    if (link) timer = setTimeout(mark, restMs, link);
  };

  const passive = { passive: true };
  root.addEventListener(
    'pointermove',
    (event) => {
      // A finger that moves scrolls.
      if (event.pointerType === 'touch') return;
      const link = findLink(event);
      const isNear = Math.hypot(event.clientX - x, event.clientY - y) <= SLACK_PX;
      if (link === waiting && (!link || isNear)) return;
      x = event.clientX;
      y = event.clientY;
      wait(link, REST_MS);
    },
    passive,
  );
  root.documentElement.addEventListener('pointerleave', () => wait(null, 0), passive);
  root.addEventListener(
    'pointerdown',
    (event) => {
      const link = findLink(event);
      if (link && event.button === 0) mark(link);
    },
    passive,
  );
  const drawer = root.getElementById('drawer-tree');
  drawer?.addEventListener('toggle', unmark, true);
  drawer?.addEventListener('scroll', unmark, passive);
  root.addEventListener('focusin', (event) => wait(findLink(event), FOCUS_REST_MS), passive);
}

function findLink({ target }: Event): Element | null {
  const link = target instanceof Element ? target.closest('a[href]:not([target])') : null;
  return PAGE.test(link?.getAttribute('href') ?? '') ? link : null;
}

function isSupported(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}
