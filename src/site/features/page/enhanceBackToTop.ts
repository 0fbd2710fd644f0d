import { whenIdle } from '../../browser/whenIdle.ts';

const THRESHOLD = 200;

export function enhanceBackToTop(root: Document): void {
  const button = root.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  const update = () => button.toggleAttribute('data-visible', scrollY > THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // Where the page stands is known without asking for a layout once the browser has made one.
  whenIdle(update);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    root.getElementById('main-content')?.focus({ preventScroll: true });
  });
}
