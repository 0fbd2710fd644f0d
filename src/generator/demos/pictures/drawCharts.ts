import type { PictureSize } from '#model/demo/Demo.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { loadChartPackages } from './loadChartPackages.ts';
import { measureSpan } from './measureText.ts';

/** Gives the charts that `render` creates these sizes, in the order of the page, or returns nothing if there are more or fewer. */
export type ChartDrawer = <T>(sizes: readonly PictureSize[], render: () => T) => T | undefined;

/** Charts measure themselves in the browser before they draw anything. This draws them without one. */
export async function loadChartDrawer(): Promise<ChartDrawer> {
  const plugins = (await loadChartPackages()).map(({ useChartDimensions: plugin }) => {
    const { getInitialState } = plugin;
    if (getInitialState) return { plugin, getInitialState };
    throw new DocsError('The plugin that measures charts no longer has an initial state.', {
      hint: 'find out where the new version of @mui/x-charts keeps the size of a chart, and set that.',
    });
  });
  return (sizes, render) => {
    let count = 0;
    for (const { plugin, getInitialState } of plugins) {
      plugin.getInitialState = (params, state, config) => {
        const [width, height] = sizes[count++] ?? [0, 0];
        // The plugin for animations reads it later. A chart that animates starts with bars of no height.
        Object.assign(params, { skipAnimation: true });
        const { dimensions } = getInitialState(params, state, config);
        // The size isn't a prop, so the chart gets the styles of one that has measured itself.
        return { dimensions: { ...dimensions, width, height } };
      };
    }
    try {
      const result = withBrowser(render);
      return count === sizes.length ? result : undefined;
    } finally {
      for (const { plugin, getInitialState } of plugins) plugin.getInitialState = getInitialState;
    }
  };
}

/** On a server, charts can't measure text, so they leave out the labels of axes and let others overlap. */
function withBrowser<T>(run: () => T): T {
  Object.assign(globalThis, { window: {}, document: { getElementById: () => new TextSpan() } });
  try {
    return run();
  } finally {
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  }
}

/** The element that charts write a text into to measure it. */
class TextSpan {
  style: Record<string, string | number> = {};
  textContent = '';

  getBoundingClientRect() {
    return measureSpan(this.textContent, this.style['font-size'], this.style['line-height']);
  }
}
