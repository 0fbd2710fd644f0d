import type { IslandName } from './islands.tsx';

/** Panels use React, which isn't loaded until one is needed: hover or focus preloads it, and the click opens it. */
export function openOnDemand(root: Document): void {
  let loading: Promise<typeof import('./islands.tsx')> | undefined;
  const load = () => {
    loading ??= import('./islands.tsx').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const triggerOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;

  for (const type of ['pointerenter', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, (event) => void prepare(triggerOf(event)), {
      capture: true,
      passive: true,
    });
  }
  const prepare = async (trigger: HTMLElement | null) => {
    const name = trigger?.dataset['open'];
    if (!trigger || !isIsland(name)) return;
    try {
      await (await load()).prepareIsland(name, trigger);
    } catch {
      // The click tries again.
    }
  };
  root.addEventListener('click', async (event) => {
    const trigger = triggerOf(event);
    if (!trigger || isModified(event)) return;
    const name = trigger.dataset['open'];
    if (!isIsland(name)) return;
    event.preventDefault();
    try {
      const { openIsland } = await load();
      await openIsland(name, trigger);
    } catch (error) {
      // The panel couldn't be loaded, but a link still works.
      if (!(trigger instanceof HTMLAnchorElement)) throw error;
      location.assign(trigger.href);
    }
  });
}

const ISLANDS: readonly IslandName[] = ['settings', 'search'];

function isIsland(name: string | undefined): name is IslandName {
  return ISLANDS.some((island) => island === name);
}

/** A click that opens a new tab is left to the browser. */
function isModified(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
}
