import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';

/** A demo that still changes after this many rounds of effects never settles. */
const MOST_ROUNDS = 20;

const theme = createDemoTheme({ direction: 'ltr', dense: false });

/** A reader sees nothing of the rows and columns that a grid renders in advance. */
const noBuffers = { rowBufferPx: 0, columnBufferPx: 0 };

const components = (theme.components ?? {}) as Record<string, { defaultProps?: object }>;
const gridProps = { ...components['MuiDataGrid']?.defaultProps, ...noBuffers };
const pictureTheme = {
  ...theme,
  components: { ...components, MuiDataGrid: { defaultProps: gridProps } },
};

/**
 * Mounts a demo with its effects in the window that the container belongs to, and returns its HTML once it has settled. `runTasks` runs
 * what the demo has put off, and returns whether there was anything.
 */
export function mountInTheme(
  Demo: ComponentType,
  container: Element,
  cache: EmotionCache,
  runTasks: () => boolean,
): string | undefined {
  const errors: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error) });
  const tree = (
    <CacheProvider value={cache}>
      <ThemeProvider theme={pictureTheme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>
  );
  try {
    let html = '';
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // React renders what effects have changed together with the next urgent update.
      flushSync(() => root.render(tree));
      if (errors.length > 0) throw errors[0];
      const before = html;
      html = container.innerHTML;
      if (!runTasks() && html === before) return html;
    }
    return undefined;
  } finally {
    flushSync(() => root.unmount());
  }
}
