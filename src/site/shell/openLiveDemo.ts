import { hasStoredEdits } from '../browser/demoEdits.ts';
import { announce } from '../ui/enhanceCodeBlocks.ts';

/**
 * Handles editing of demos: Edit in a toolbar, or Enter on the code. The editor is loaded when the reader opens the code or
 * moves to its button, or as soon as the page has a demo that was edited earlier in the session.
 */
export function openLiveDemo(root: Document): void {
  let loading: Promise<typeof import('./toggleLiveDemo.ts')> | undefined;
  const load = () => {
    loading ??= import('./toggleLiveDemo.ts').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  root.addEventListener('x:demo-edit', async (event) => {
    try {
      await (await load()).toggleLiveDemo(event.target as HTMLElement);
    } catch (error) {
      announce(root.getElementById('demo-texts')?.dataset['failed'] ?? '');
      reportError(error);
    }
  });
  const preload = async ({ target }: Event, selector: string) => {
    const frame =
      target instanceof Element && target.closest(selector)?.closest('[data-demo-frame]');
    if (frame) (await load()).preloadLiveDemo(frame);
  };
  const preloadFor = (type: keyof DocumentEventMap, selector: string) =>
    root.addEventListener(type, (event) => void preload(event, selector).catch(() => {}), {
      passive: true,
    });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    preloadFor(type, '[data-demo-action=edit]');
  // Readers who open the code may change it next.
  preloadFor('click', '[data-demo-action=toggle-code][aria-expanded=false]');
  const forward = (type: string, name: 'resetLiveDemo' | 'syncLiveDemo') =>
    root.addEventListener(type, async (event) => {
      const isNeeded = loading !== undefined || hasStoredEdits();
      if (isNeeded) await (await load())[name](event.target as HTMLElement);
    });
  forward('x:demo-reset', 'resetLiveDemo');
  forward('x:demo-files', 'syncLiveDemo');
  root.addEventListener('keydown', (event) => {
    const code = event.target instanceof Element && event.key === 'Enter' ? event.target : null;
    if (!code?.matches('[data-demo-code] pre')) return;
    code
      .closest('[data-demo-frame]')
      ?.querySelector<HTMLElement>('[data-demo-action=edit]')
      ?.click();
  });
  if (hasStoredEdits())
    void import('./restoreEdits.ts').then(({ restoreEdits }) => restoreEdits(root));
}
