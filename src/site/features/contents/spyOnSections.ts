import { whenIdle } from '../../browser/whenIdle.ts';
import { findActiveSection } from './findActiveSection.ts';

const THROTTLE_MS = 166;
/** After a click on an entry, it stays marked while the page scrolls to it. */
const FROZEN_MS = 1000;

/** Marks the current section in the contents column. */
export function spyOnSections(root: Document): void {
  const column = root.querySelector<HTMLElement>('[data-contents]');
  const links = [...(column?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  if (!column || links.length === 0) return;
  let frozenUntil = 0;
  let timer: number | undefined;

  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const update = () => {
    timer = undefined;
    if (performance.now() < frozenUntil) return;
    const sections = links.flatMap((link) => {
      const heading = root.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading
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
  whenIdle(() => scrollY > 0 && update());
}
