import type { ComponentType } from 'react';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItControl } from '#model/try-it/TryItControl.ts';
import { lacksCompanions } from '#model/try-it/tryItRules.ts';
import { findTryItSamples } from '#model/try-it/TryItSample.ts';
import {
  formatTryItCode,
  isTryItLogged,
  tidyTryItValues,
  toTryItProp,
} from '#model/try-it/tryItValues.ts';
import type { TryItSources, TryItValues } from '#model/try-it/tryItValues.ts';
import { createCodeNodes } from '../../ui/createCodeNodes.ts';
import { createCallLog } from './CallLog.ts';
import { fillControls, readControls } from './controls.ts';
import { createGivenView } from './createGivenView.ts';
import { createInstance } from './createInstance.tsx';
import { loadSceneFamily } from './loadSceneFamily.ts';
import { createPanelStore } from './PanelStore.ts';
import type { PanelState, PanelStore } from './PanelStore.ts';
import type { Scene, SceneFamily } from '#content/try-it/shared/Scene.ts';
import { loadSamples } from './loadSamples.ts';
import type { PanelSamples } from './loadSamples.ts';
import { formatTryItQuery, parseTryItQuery } from './tryItQuery.ts';

/** The demo runtime, passed in by the shell. */
export interface PanelRuntime {
  mount: (stage: HTMLElement, component: ComponentType, id: string) => Promise<void>;
  unmount: (stage: HTMLElement) => void;
  announce: (text: string) => void;
}

interface Live {
  scene: Scene;
  family: SceneFamily;
  samples: PanelSamples;
  store: PanelStore;
  Instance: ComponentType;
}

/** Runs one panel: controls → code, URL, and the live component. Returns a function that starts the component. */
export function runPanel(
  panel: HTMLElement,
  controls: readonly TryItControl[],
  loadRuntime: () => Promise<PanelRuntime>,
): () => void {
  const name = panel.dataset['tryIt'] ?? '';
  const productId = panel.dataset['tryProduct'] as ProductId;
  const stage = panel.querySelector<HTMLElement>('[data-try-stage]');
  const form = panel.querySelector<HTMLFormElement>('form');
  const code = panel.querySelector<HTMLElement>('[data-try-code]');
  const section = panel.querySelector<HTMLElement>('[data-try-log]');
  if (!stage || !form || !code || !section) return () => {};
  const log = createCallLog(section);
  const waiting = stage.firstElementChild?.cloneNode(true);
  let values: TryItValues = parseTryItQuery(controls, new URLSearchParams(location.search));
  let live: Live | undefined;
  let loading: Promise<void> | undefined;

  const show = () => {
    const text = formatTryItCode({ productId, name }, controls, values, (prop, sample) =>
      live ? findTryItSamples(live.samples.code, name, prop)?.[sample] : undefined,
    );
    code.replaceChildren(...createCodeNodes(text, 'jsx'));
    log.show(controls.some((control) => isTryItLogged(control) && values[control.name]));
    showNotes(form, controls, values);
    if (live) update(live);
  };
  const update = ({ scene, family, samples, store, Instance }: Live) => {
    store.set(createState(scene, family, samples));
    // A crashed component doesn't update when its props change.
    if (stage.querySelector('[data-crash]')) void remount(Instance);
  };
  const remount = async (Instance: ComponentType) => {
    const runtime = await loadRuntime();
    runtime.unmount(stage);
    await runtime.mount(stage, Instance, `try-it/${name}`);
  };
  const change = (next: TryItValues) => {
    values = next;
    const query = formatTryItQuery(controls, values, new URLSearchParams(location.search));
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    show();
  };
  const createState = (scene: Scene, family: SceneFamily, samples: PanelSamples): PanelState => {
    const set = controls.filter((control) => values[control.name] !== undefined);
    const sources: TryItSources = {
      toDate: family.toDate,
      findSample: (prop, sample) => findTryItSamples(samples.values, name, prop)?.[sample],
      getHandler: log.getHandler,
      getRef: log.getRef,
    };
    const props = Object.fromEntries(
      set.map((control) => [
        control.name,
        toTryItProp(control, values[control.name] ?? '', sources),
      ]),
    );
    const companions = Object.entries(scene.companions ?? {})
      .filter(([prop]) => values[prop] !== undefined)
      .map(([, brought]) => brought);
    const releases = Object.entries(scene.releases ?? {}).map(([handler, prop]) => [
      handler,
      (...args: unknown[]) => {
        if (values[handler] !== undefined) log.getHandler(handler)(...args);
        if (values[prop] === undefined) return;
        const { [prop]: _, ...rest } = values;
        change(rest);
        fillControls(form, controls, values);
      },
    ]);
    const once = set.filter(({ remounts }) => remounts);
    return {
      props: Object.assign({}, ...companions, props, Object.fromEntries(releases)),
      key: once.map((control) => `${control.name}=${values[control.name]}`).join('&'),
    };
  };
  const load = async () => {
    const [runtime, family] = await Promise.all([loadRuntime(), loadSceneFamily(productId)]);
    const [scene, samples] = await Promise.all([
      family.loadScene(name),
      loadSamples(productId, family),
    ]);
    const store = createPanelStore(createState(scene, family, samples), createGivenView(panel));
    const Instance = createInstance(scene, store);
    live = { scene, family, samples, store, Instance };
    show();
    await runtime.mount(stage, Instance, `try-it/${name}`);
    panel.dataset['state'] = 'live';
  };
  const start = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      reportError(error);
      if (waiting) stage.replaceChildren(waiting);
      stage.firstElementChild?.replaceChildren(panel.dataset['failed'] ?? '');
    });
  };

  fillControls(form, controls, values);
  show();
  form.addEventListener('input', (event) => {
    if (isFilter(event.target)) return filterControls(form);
    start();
    change(tidyTryItValues(controls, readControls(form, controls)));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    change({});
    fillControls(form, controls, {});
    void loadRuntime().then(({ announce }) => announce(panel.dataset['wasReset'] ?? ''));
  });
  return start;
}

function showNotes(
  form: HTMLFormElement,
  controls: readonly TryItControl[],
  values: TryItValues,
): void {
  const isSet = (prop: string) => values[prop] !== undefined;
  for (const { name, needs } of controls) {
    const note = needs && form.querySelector<HTMLElement>(`[data-note="${name}"]`);
    if (note) note.hidden = !lacksCompanions(needs, values[name], isSet);
  }
}

function isFilter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && 'tryFilter' in target.dataset;
}

function filterControls(form: HTMLFormElement): void {
  const text = form.querySelector<HTMLInputElement>('[data-try-filter]')?.value.toLowerCase() ?? '';
  let shown = 0;
  for (const row of form.querySelectorAll<HTMLElement>('[data-row]')) {
    row.hidden = !row.dataset['row']?.toLowerCase().includes(text.trim());
    if (!row.hidden) shown += 1;
  }
  for (const group of form.querySelectorAll<HTMLElement>('[data-try-group]')) {
    group.hidden = !group.querySelector('[data-row]:not([hidden])');
  }
  const none = form.querySelector<HTMLElement>('[data-try-none]');
  if (none) none.hidden = shown > 0;
}
