import type { ProductId } from '#model/product/ProductConfig.ts';
import { TRY_PROP } from '../../browser/rowEvents.ts';
import type { PanelRuntime } from './runPanel.ts';
import { showControl } from './showControl.ts';

/** URL parameters of other features. */
const OTHER_PARAMETERS = new Set(['filter', 'plan', 'v', 'userLanguage']);

/** Loads the controls and the component when the reader reaches a panel, follows a link with values, or tries a prop. */
export function startPanel(panel: HTMLElement, loadRuntime: () => Promise<PanelRuntime>): void {
  let starting: Promise<void> | undefined;
  const start = () => {
    starting ??= load(panel, loadRuntime).catch((error: unknown) => {
      starting = undefined;
      reportError(error);
      panel
        .querySelector('[data-try-stage]')
        ?.firstElementChild?.replaceChildren(panel.dataset['failed'] ?? '');
    });
    return starting;
  };
  panel.addEventListener(TRY_PROP, (event) => {
    panel.scrollIntoView({ block: 'center' });
    void start().then(() => showControl(panel, (event as CustomEvent<string>).detail));
  });
  const hasValues = [...new URLSearchParams(location.search).keys()].some(
    (name) => !OTHER_PARAMETERS.has(name),
  );
  if (hasValues) void start();
  else startWhenNear(panel, () => void start());
}

async function load(panel: HTMLElement, loadRuntime: () => Promise<PanelRuntime>): Promise<void> {
  const list = panel.querySelector<HTMLElement>('[data-try-list]');
  if (!list) return;
  const [{ runPanel }, { loadControls }, { mountControls }] = await Promise.all([
    import('./runPanel.ts'),
    import('./loadControls.ts'),
    import('./mountControls.tsx'),
  ]);
  const data = await loadControls(
    panel.dataset['tryProduct'] as ProductId,
    panel.dataset['tryIt'] ?? '',
  );
  await mountControls(list, data);
  runPanel(panel, data.controls, loadRuntime)();
}

/** Waits until the panel is in view and the reader has interacted, so that reading the table doesn't load the component. */
function startWhenNear(panel: HTMLElement, start: () => void): void {
  const signs = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;
  panel.addEventListener('focusin', start, { once: true });
  panel.addEventListener('pointerover', start, { once: true });
  const watch = () => {
    for (const sign of signs) removeEventListener(sign, watch);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else start();
    });
    observer.observe(panel);
  };
  for (const sign of signs) addEventListener(sign, watch, { passive: true });
}
