import { startTransition, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { preferences } from '../../../preferences/preferences.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoProviders } from './DemoProviders.tsx';
import { prepareDirection } from './demoCaches.ts';

const roots = new WeakMap<HTMLElement, Root>();

/** Brings one demo to life: takes over the HTML made at build where it fits the reader's settings, else draws it anew. */
export async function mountDemo(
  stage: HTMLElement,
  Demo: ComponentType,
  id: string = stage.dataset['demo'] ?? '',
): Promise<void> {
  await prepareDirection(preferences.direction.get());
  const name = id.slice(id.lastIndexOf('/') + 1);
  await new Promise<void>((resolve) => {
    const tree = (
      <Mounted onMount={resolve}>
        <DemoProviders>
          <DemoBoundary id={id} name={name}>
            <Demo />
          </DemoBoundary>
        </DemoProviders>
      </Mounted>
    );
    // A transition is drawn in slices, so that a large demo does not hold up the reader.
    startTransition(() => renderDemo(stage, tree, name));
  });
  delete stage.dataset['rendered'];
  stage.dataset['state'] = 'live';
}

/** Says when what it holds stands in the page. Around and not beside it: a neighbor would change the ids made at build. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

function renderDemo(stage: HTMLElement, tree: ReactNode, name: string): void {
  const options = { identifierPrefix: `${name}-` };
  if (canHydrate(stage)) {
    roots.set(stage, hydrateRoot(stage, tree, options));
    return;
  }
  stage.replaceChildren();
  const root = createRoot(stage, options);
  roots.set(stage, root);
  root.render(tree);
}

/** The HTML was made left-to-right and not dense. */
function canHydrate(stage: HTMLElement): boolean {
  return (
    'rendered' in stage.dataset && preferences.direction.get() === 'ltr' && !preferences.dense.get()
  );
}

export function unmountDemo(stage: HTMLElement): void {
  roots.get(stage)?.unmount();
  roots.delete(stage);
}

/** Lets a demo far from the reader go, and leaves its picture in place. */
export function restDemo(stage: HTMLElement): void {
  const height = stage.offsetHeight;
  const picture = stage.innerHTML;
  unmountDemo(stage);
  stage.innerHTML = picture;
  stage.style.setProperty('min-height', `${height}px`);
  delete stage.dataset['state'];
}
