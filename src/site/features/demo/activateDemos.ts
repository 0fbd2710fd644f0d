/** How far ahead of the viewport a demo is brought to life once the reader has begun to move. */
const AHEAD_PX = 600;

/**
 * Demos in view start as soon as the browser is idle. Those further down wait for the reader's first sign of life, so that a page
 * costs no more than what is looked at.
 */
export function activateDemos(root: Document): void {
  const stages = root.querySelectorAll<HTMLElement>('[data-demo]');
  if (stages.length === 0) return;
  let observer = observe(stages, 0);
  const widen = () => {
    for (const type of SIGNS_OF_LIFE) removeEventListener(type, widen);
    observer.disconnect();
    observer = observe(root.querySelectorAll('[data-demo]:not([data-state])'), AHEAD_PX);
  };
  for (const type of SIGNS_OF_LIFE) addEventListener(type, widen, { passive: true });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, (event) => {
      const stage = (event.target as Element).closest?.<HTMLElement>('[data-demo]:not([data-state])');
      if (stage) void start(stage);
    });
  }
}

const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;

function observe(stages: Iterable<HTMLElement>, margin: number): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => void start(target as HTMLElement));
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const stage of stages) observer.observe(stage);
  return observer;
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 50);
}

async function start(stage: HTMLElement): Promise<void> {
  if (stage.dataset['state']) return;
  stage.dataset['state'] = 'loading';
  try {
    const [{ mountDemo }, demo] = await Promise.all([
      import('./runtime/mountDemo.tsx'),
      import(/* @vite-ignore */ stage.dataset['src'] ?? ''),
    ]);
    mountDemo(stage, demo.default);
  } catch (error) {
    delete stage.dataset['state'];
    reportError(error);
  }
}
