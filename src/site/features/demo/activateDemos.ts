import { whenIdle } from '../../browser/whenIdle.ts';
import { loadStylesheet } from '../../ui/loadStylesheet.ts';
import { preferences } from '../../preferences/preferences.ts';
import { reportDemoFailure } from './reportDemoFailure.ts';
import { onSignOfLife, untilSignOfLife } from './signOfLife.ts';

/** How far from the viewport a demo is mounted once the reader has started to scroll. */
const NEAR_PX = 600;
/** How far from the viewport an unused demo is unmounted again. */
const FAR_PX = 3000;
/** On a page that's never idle, demos start after this time. */
const LATEST_MS = 2000;

/** Demos in their frames, and those on the cards of a gallery. */
export const STAGES = '[data-demo], [data-demo-card]';

/**
 * Demos in view start as soon as the browser is idle. Those that show what they look like, and those further down, wait for the
 * reader's first sign of life, so that a page costs no more than it has to. Pointer, focus, or touch starts a demo immediately.
 */
export function activateDemos(root: Document): void {
  const stages = [...root.querySelectorAll<HTMLElement>(STAGES)];
  if (stages.length === 0) return;
  const life = untilSignOfLife();
  const inView = observe(stages, 0, (stage) => void startInView(stage, life));
  onSignOfLife(() => {
    inView.disconnect();
    observe(stages, NEAR_PX, start);
    observe(stages, FAR_PX, undefined, rest);
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, startTarget, { passive: true });
  }
  root.addEventListener('click', repeatWhenLive, { capture: true });
  for (const type of ['pointerdown', 'keydown', 'input'] as const) {
    root.addEventListener(type, markTouched, { passive: true, capture: true });
  }
}

function findStage(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(STAGES) : null;
}

function startTarget(event: Event): void {
  const stage = findStage(event);
  if (stage) void start(stage, true);
}

/** A click on a demo that isn't mounted yet is repeated once it is. */
async function repeatWhenLive(event: MouseEvent): Promise<void> {
  const stage = findStage(event);
  if (!stage || stage.dataset['state'] === 'live') return;
  event.preventDefault();
  event.stopPropagation();
  const before = stage.getBoundingClientRect();
  await start(stage, true);
  const { repeatClick } = await import('./repeatClick.ts');
  await untilLive(stage);
  repeatClick(stage, event, before);
}

export function untilLive(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (stage.dataset['state'] !== 'loading')
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      else setTimeout(check, 16);
    };
    check();
  });
}

/** A demo the reader has used keeps its state, however far they scroll. */
function markTouched(event: Event): void {
  const stage = findStage(event);
  if (stage) stage.dataset['touched'] = '';
}

function observe(
  stages: readonly HTMLElement[],
  margin: number,
  onEnter?: (stage: HTMLElement) => void,
  onLeave?: (stage: HTMLElement) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        (isIntersecting ? onEnter : onLeave)?.(target as HTMLElement);
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const stage of stages) observer.observe(stage);
  return observer;
}

let runtime: Promise<typeof import('./runtime/mountDemo.tsx')> | undefined;

export function loadRuntime() {
  runtime ??= import('./runtime/mountDemo.tsx').catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

/** A demo that shows what it looks like is only prepared until the reader is there. */
async function startInView(stage: HTMLElement, life: Promise<void>): Promise<void> {
  if (showsItself(stage)) {
    whenIdle(() => {
      // What can't be loaded or run is tried again, and reported, when the demo starts.
      void import('./prepareDemo.ts')
        .then(({ prepareDemo }) => prepareDemo(stage, listWords(stage.dataset['parts']), runFile))
        .catch(() => {});
    }, LATEST_MS);
    await life;
  }
  await start(stage);
}

/** Whether the stage shows the demo before it's mounted, which must be as the build rendered it: left-to-right and not dense. */
function showsItself(stage: HTMLElement): boolean {
  if (preferences.direction.get() !== 'ltr' || preferences.dense.get()) return false;
  return 'rendered' in stage.dataset || stage.querySelector('[data-picture]') !== null;
}

/** Loads and mounts one demo, unless it's already loading or mounted. */
export async function start(stage: HTMLElement, atOnce = false): Promise<void> {
  if (stage.dataset['state']) return;
  stage.dataset['state'] = 'loading';
  try {
    if (!atOnce) await new Promise<void>((resolve) => whenIdle(resolve, LATEST_MS));
    const { mountDemo, Demo } = await loadDemo(stage.dataset);
    await mountDemo(stage, Demo);
  } catch (error) {
    delete stage.dataset['state'];
    reportDemoFailure(stage, error, () => void start(stage, true));
  }
}

async function loadDemo({ src = '', css, parts, writesValues }: DOMStringMap) {
  const styles = loadStylesheets(css);
  const files = listWords(parts).filter((file) => !done.has(file));
  for (const file of files) {
    await pause();
    preload(file);
  }
  // Each in a separate task, because running the code of a grid in one go would block the page.
  for (const file of files) {
    await runFile(file);
    await pause();
  }
  const { mountDemo, loadFormats } = await loadRuntime();
  if (writesValues !== undefined) await loadFormats();
  const demo = (await import(/* @vite-ignore */ src)) as { default: React.ComponentType };
  await styles;
  return { mountDemo, Demo: demo.default };
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** Files that have run, for which no demo has to wait. */
const done = new Set<string>();

function runFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file).then(() => done.add(file));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function rest(stage: HTMLElement): Promise<void> {
  if (stage.dataset['state'] !== 'live' || 'touched' in stage.dataset) return;
  if (stage.contains(document.activeElement)) return;
  const { restDemo } = await loadRuntime();
  restDemo(stage);
}

async function loadStylesheets(list?: string): Promise<void> {
  await Promise.all(
    listWords(list).map((href) =>
      loadStylesheet(href, document.querySelector('meta[name="emotion-insertion-point"]')),
    ),
  );
}

function listWords(list = ''): string[] {
  return list.split(' ').filter(Boolean);
}
