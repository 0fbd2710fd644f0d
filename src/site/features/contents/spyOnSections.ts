import { findActiveSection } from './findActiveSection.ts';

const THROTTLE_MS = 166;
/** After a click on an entry, it stays marked while the page scrolls to it. */
const FROZEN_MS = 1000;

/** Marks the current section in the contents column. */
export function spyOnSections(root: Document): void {
  const column = root.querySelector<HTMLElement>('[data-contents]');
  if (!column) return;
  // The list grows on API pages, and their filter hides entries.
  const listLinks = () => [
    ...column.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a[href^="#"]'),
  ];
  if (listLinks().length === 0) return;
  let frozenUntil = 0;
  let timer: number | undefined;

  const mark = (id: string | undefined) => {
    for (const link of listLinks()) {
      if (link.hash !== `#${id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        keepInView(column, link);
      }
    }
  };
  const update = () => {
    timer = undefined;
    if (performance.now() < frozenUntil) return;
    const sections = listLinks().flatMap((link) => {
      const heading = root.getElementById(decodeURIComponent(link.hash.slice(1)));
      // The filter of an API page hides sections without matches.
      return heading && heading.getClientRects().length > 0
        ? [{ id: link.hash.slice(1), top: heading.getBoundingClientRect().top + scrollY }]
        : [];
    });
    mark(
      findActiveSection(sections, {
        scroll: scrollY,
        viewport: innerHeight,
        document: root.documentElement.scrollHeight,
      }),
    );
  };
  addEventListener('scroll', () => (timer ??= window.setTimeout(update, THROTTLE_MS)), {
    passive: true,
  });
  column.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    frozenUntil = performance.now() + FROZEN_MS;
    mark(link.hash.slice(1));
  });
  if (scrollY > 0) update();
}

/** Scrolls a long list so that the current entry stays visible, without moving the page. */
function keepInView(column: HTMLElement, link: HTMLElement): void {
  const [list, entry] = [column.getBoundingClientRect(), link.getBoundingClientRect()];
  if (entry.top < list.top + 40) column.scrollTop += entry.top - list.top - 120;
  else if (entry.bottom > list.bottom - 40) column.scrollTop += entry.bottom - list.bottom + 120;
}
