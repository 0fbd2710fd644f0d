const THRESHOLD = 200;

export function enhanceBackToTop(root: Document): void {
  const button = root.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  const update = () => button.toggleAttribute('data-visible', scrollY > THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();
  button.addEventListener('click', (event) => {
    event.preventDefault();
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
    root.getElementById('main-content')?.focus({ preventScroll: true });
  });
}
