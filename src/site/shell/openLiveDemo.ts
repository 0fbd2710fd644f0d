import { announce } from '../ui/enhanceCodeBlocks.ts';
import type { DemoEditRequest } from './toggleLiveDemo.ts';

/** Handles editing of demos: Edit in a toolbar, or Enter on the code. The editor is loaded on first use. */
export function openLiveDemo(root: Document): void {
  let live: typeof import('./toggleLiveDemo.ts') | undefined;
  root.addEventListener('x:demo-edit', async (event) => {
    try {
      live ??= await import('./toggleLiveDemo.ts');
      await live.toggleLiveDemo(
        event.target as HTMLElement,
        (event as CustomEvent<DemoEditRequest>).detail,
      );
    } catch (error) {
      announce(root.getElementById('demo-texts')?.dataset['failed'] ?? '');
      reportError(error);
    }
  });
  root.addEventListener('x:demo-reset', (event) => live?.resetLiveDemo(event.target as Element));
  root.addEventListener('keydown', (event) => {
    const code = event.target instanceof Element && event.key === 'Enter' ? event.target : null;
    if (!code?.matches('[data-demo-code] pre')) return;
    code
      .closest('[data-demo-frame]')
      ?.querySelector<HTMLElement>('[data-demo-action=edit]')
      ?.click();
  });
}
