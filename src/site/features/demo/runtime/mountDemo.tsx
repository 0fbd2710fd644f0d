import { startTransition, useEffect, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { preferences } from '../../../preferences/preferences.ts';
import { readDemoView } from '../demoView.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoProviders } from './DemoProviders.tsx';
import { prepareDirection } from './demoCaches.ts';
import { keepPicture } from './keepPicture.ts';

const roots = new WeakMap<HTMLElement, Root>();

/** Mounts a demo: hydrates the HTML from the build if it matches the reader's settings, else renders from scratch. */
export async function mountDemo(
  stage: HTMLElement,
  Demo: ComponentType,
  id: string = stage.dataset['demo'] ?? stage.dataset['demoCard'] ?? '',
): Promise<void> {
  await prepareDirection(readView(stage).direction);
  const name = id.slice(id.lastIndexOf('/') + 1);
  // A card may show a demo that the page has in a frame too, or one with the name of another.
  const prefix = 'demoCard' in stage.dataset ? id.replaceAll('/', '-') : name;
  const restorePicture = keepPicture(stage);
  await new Promise<void>((resolve) => {
    const tree = (
      <Mounted onCommit={restorePicture} onMount={resolve}>
        <DemoProviders stage={stage}>
          <DemoBoundary id={id} name={name}>
            <Demo />
          </DemoBoundary>
        </DemoProviders>
      </Mounted>
    );
    // A transition renders in slices, so that a large demo doesn't block the page.
    startTransition(() => renderDemo(stage, tree, prefix));
  });
  delete stage.dataset['rendered'];
  stage.dataset['state'] = 'live';
}

interface MountedProps {
  /** Called before the browser paints the children. */
  onCommit: () => void;
  onMount: () => void;
  children: ReactNode;
}

/** Calls back once its children are in the page. It wraps them because a sibling would change the ids generated at build time. */
function Mounted({ onCommit, onMount, children }: MountedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onMount, [onMount]);
  return children;
}

function renderDemo(stage: HTMLElement, tree: ReactNode, prefix: string): void {
  const options = { identifierPrefix: `${prefix}-` };
  if (canHydrate(stage)) {
    roots.set(stage, hydrateRoot(stage, tree, options));
    return;
  }
  // What the stage shows stays until React replaces it.
  const root = createRoot(stage, options);
  roots.set(stage, root);
  root.render(tree);
}

/** The HTML from the build is left-to-right and not dense. */
function canHydrate(stage: HTMLElement): boolean {
  const { direction, dense } = readView(stage);
  return 'rendered' in stage.dataset && direction === 'ltr' && !dense;
}

/** What the reader chose for this demo, or else for all of them. */
function readView(stage: HTMLElement) {
  const { direction, dense } = readDemoView(stage);
  return {
    direction: direction ?? preferences.direction.get(),
    dense: dense ?? preferences.dense.get(),
  };
}

export function unmountDemo(stage: HTMLElement): void {
  roots.get(stage)?.unmount();
  roots.delete(stage);
}

/** Unmounts a demo that is hidden or far from the viewport and leaves its HTML in place. */
export function restDemo(stage: HTMLElement): void {
  const height = stage.offsetHeight;
  const picture = stage.innerHTML;
  unmountDemo(stage);
  stage.innerHTML = picture;
  // A hidden card has no height, and keeps the one that its stylesheet reserves.
  if (height > 0) stage.style.setProperty('min-height', `${height}px`);
  delete stage.dataset['state'];
}

let hasFormats = false;

/** Formatting the first number and the first date is slow, so both happen before the demo's own task. */
export async function loadFormats(): Promise<void> {
  if (hasFormats) return;
  hasFormats = true;
  (0).toLocaleString();
  await pause();
  new Date(0).toLocaleDateString();
  await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
