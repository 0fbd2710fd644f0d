import type { HTMLElement, Window } from 'happy-dom';
import type { PictureScreen } from '#model/demo/PictureMaker.ts';
import type { PictureSize } from '#model/demo/Demo.ts';
import { measureSpan } from './measureText.ts';

/** The element of a grid whose size decides how many rows and columns it renders. */
const MEASURED = '.MuiDataGrid-main';
/** The element that charts write a text into to measure it. */
const TEXT_SPAN = 'mui_measurement_span';

/** Gives the grids and charts that `mount` creates the sizes of the screen, or returns nothing if there are more or fewer. */
export type GridDrawer = <T>(
  screen: PictureScreen,
  mount: (container: Element, runTasks: () => boolean) => T | undefined,
) => T | undefined;

/**
 * Grids find out in effects which rows and columns are in view, and effects don't run on a server. So they're mounted in a browser that
 * measures nothing but grids, charts, and their labels. It's gone when the function returns.
 */
export async function loadGridDrawer(): Promise<GridDrawer> {
  const { Window } = await import('happy-dom');
  return ({ grids, charts, width }, mount) => {
    const window = new Window({
      width,
      // Charts would start with an animation.
      settings: { device: { prefersReducedMotion: 'reduce' } },
    });
    const countGrids = measureGrids(window, grids);
    const countCharts = measureCharts(window, charts);
    const container = window.document.createElement('div');
    window.document.body.append(container);
    const { queueTask, runTasks } = createTaskQueue();
    const mounted = withGlobals(createGlobals(window, queueTask), () =>
      mount(container as unknown as Element, runTasks),
    );
    const isComplete = countGrids() === grids.length && countCharts() === charts.length;
    return isComplete ? mounted : undefined;
  };
}

/** Returns a function that counts the grids which asked for their size. */
function measureGrids(
  { document, Element, DOMRect }: Window,
  sizes: readonly PictureSize[],
): () => number {
  const measured = new Set<number>();
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    if (this.id === TEXT_SPAN) {
      const { fontSize, lineHeight } = (this as HTMLElement).style;
      const { width, height } = measureSpan(this.textContent, fontSize, lineHeight);
      return new DOMRect(0, 0, width, height);
    }
    const index = [...document.querySelectorAll(MEASURED)].indexOf(this);
    if (index >= 0) measured.add(index);
    const [width, height] = sizes[index] ?? [0, 0];
    return new DOMRect(0, 0, width, height);
  };
  return () => measured.size;
}

/** Returns a function that counts the charts which asked for their size. Those with a size in their props don't. */
function measureCharts(window: Window, sizes: readonly PictureSize[]): () => number {
  const measured: unknown[] = [];
  const getComputedStyle = window.getComputedStyle.bind(window);
  const measure = (element: Parameters<typeof getComputedStyle>[0]) => {
    if (element.tagName !== 'svg') return getComputedStyle(element);
    if (!measured.includes(element)) measured.push(element);
    const [width, height] = sizes[measured.indexOf(element)] ?? [0, 0];
    return { width: `${width}px`, height: `${height}px` };
  };
  Object.assign(window, { getComputedStyle: measure });
  return () => measured.length;
}

type Task = () => void;

/** A grid calculates its totals right after it's mounted, which the picture has to wait for. */
function createTaskQueue() {
  const tasks: Task[] = [];
  return {
    queueTask: (task: Task) => void tasks.push(task),
    /** Returns whether there were any. Tasks that these add run the next time. */
    runTasks: () => {
      const ready = tasks.splice(0);
      for (const task of ready) task();
      return ready.length > 0;
    },
  };
}

/** What comes later would come after the picture is finished and the window is gone. */
const never = () => 0;
const NEVER = {
  setInterval: never,
  requestAnimationFrame: never,
  requestIdleCallback: never,
};

function createGlobals(window: Window, queueTask: (task: Task) => void): Record<string, unknown> {
  const later = {
    ...NEVER,
    queueMicrotask: queueTask,
    setTimeout: (task: Task, delay = 0) => {
      if (delay === 0) queueTask(task);
      return 0;
    },
  };
  Object.assign(window, later);
  const names = [
    'document',
    'Node',
    'Element',
    'HTMLElement',
    'IntersectionObserver',
    'localStorage',
    'sessionStorage',
  ] as const;
  return { ...later, window, ...Object.fromEntries(names.map((name) => [name, window[name]])) };
}

/** Other pages are rendered in the same process, so everything has to be as it was when the function returns. */
function withGlobals<T>(globals: Readonly<Record<string, unknown>>, run: () => T): T {
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
