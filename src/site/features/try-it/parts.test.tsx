// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSiteApi } from '#generator/api-reference/loadApi.ts';
import { getSampleIndex } from '#generator/try-it/sampleIndex.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import { findTryItPart } from '#model/try-it/tryItParts.ts';
import { findTryItSamples } from '#model/try-it/TryItSample.ts';
import { createInstance } from './createInstance.tsx';
import { loadSamples } from './loadSamples.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';
import { createPanelStore } from './PanelStore.ts';
import type { Scene } from '#content/try-it/shared/Scene.ts';

const { families } = await loadSiteApi();

/** Grids and charts render nothing without a size, which they have only in a browser. `e2e/try-it.spec.ts` tests them. */
const products = families.filter(({ productId }) =>
  ['x-date-pickers', 'x-tree-view'].includes(productId),
);

class Boundary extends Component<{ children: ReactNode; onError: (text: string) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The expected license notice, and warnings about three props that the pickers pass on to DOM elements. */
const EXPECTED = /Missing license key|toolbarPlaceholder|onViewChange|hiddenLabel/;

/** Renders a scene with some props and returns the errors. */
function show(scene: Scene, props: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const hear = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!EXPECTED.test(text)) faults.push(text.slice(0, 300));
  };
  const error = vi.spyOn(console, 'error').mockImplementation(hear);
  const Instance = createInstance(scene, createPanelStore({ props, key: '' }));
  const { container } = render(
    <Boundary onError={(text) => faults.push(text)}>
      <Instance />
    </Boundary>,
  );
  if (faults.length === 0 && container.querySelectorAll('*').length < 2) faults.push('is empty');
  cleanup();
  error.mockRestore();
  return faults;
}

afterEach(cleanup);

describe.each(products)('parts of $name', ({ productId, components }) => {
  const parts = components.filter(({ name }) => findTryItPart(productId, name));

  it.each(parts)(
    '$name shows itself with each of its samples',
    async (component) => {
      const family = await loadSceneFamily(productId);
      const scene = await family.loadScene(component.name);
      const { values } = await loadSamples(productId, family);
      const panel = createTryItPanel(productId, component, getSampleIndex());
      const faults = show(scene, {});
      for (const { name, kind } of panel?.controls ?? []) {
        const samples = findTryItSamples(values, component.name, name) ?? {};
        if (kind === 'callback') faults.push(...show(scene, { [name]: () => {} }));
        if (kind !== 'sample') continue;
        for (const [sample, value] of Object.entries(samples)) {
          const found = show(scene, { [name]: value });
          faults.push(...found.map((fault) => `${name}=${sample}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    30_000,
  );
});
