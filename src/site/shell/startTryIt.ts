import { startPanel } from '../features/try-it/startPanel.ts';
import type { PanelRuntime } from '../features/try-it/runPanel.ts';
import { announce } from '../ui/enhanceCodeBlocks.ts';

/** Panels use the demo runtime, which is loaded when the first one starts. */
async function loadRuntime(): Promise<PanelRuntime> {
  const { mountDemo, unmountDemo } = await import('../features/demo/runtime/mountDemo.tsx');
  return { mount: mountDemo, unmount: unmountDemo, announce };
}

for (const panel of document.querySelectorAll<HTMLElement>('[data-try-it]')) {
  startPanel(panel, loadRuntime);
}
