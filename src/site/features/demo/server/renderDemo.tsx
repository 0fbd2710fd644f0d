import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ChartTable, TableMaker } from '#model/demo/ChartTable.ts';
import { importContent } from 'virtual:content-modules';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';
import { completeIds } from './completeIds.ts';
import { extractStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';

const theme = createDemoTheme({ direction: 'ltr', dense: false });

/** A demo rendered without a browser: its HTML and the styles it needs. */
export interface RenderedDemo {
  html: string;
  styles: DemoStyles;
}

/** The data of its charts is known if there was a maker of tables. */
export interface RenderedCharts extends RenderedDemo {
  tables: readonly ChartTable[];
}

const rendered = new WeakMap<ComponentType, RenderedCharts>();

/** Renders a demo once for the pages of all languages. An edit during development makes it another component. */
export async function renderDemo(
  id: string,
  loadTableMaker?: () => Promise<TableMaker>,
): Promise<RenderedCharts> {
  const Demo = await importDemo(id);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const maker = await loadTableMaker?.();
  const result = rendered.get(Demo) ?? render(Demo, name, maker);
  rendered.set(Demo, result);
  return result;
}

function render(Demo: ComponentType, name: string, maker: TableMaker | undefined): RenderedCharts {
  const renderHtml = () => renderInTheme(Demo, `${name}-`, createDemoCache('css'));
  const { output, tables } = maker?.createTables(renderHtml) ?? {
    output: renderHtml(),
    tables: [],
  };
  return { html: completeIds(output.html, name), styles: output.styles, tables };
}

export async function importDemo(id: string): Promise<ComponentType> {
  return (await importContent(`content/${id}.tsx`)).default as ComponentType;
}

/** A chart that animates starts with bars of no height, and some demos ask the browser whether they should. */
const matchStill = (query: string) => ({
  matches: query.includes('prefers-reduced-motion: reduce'),
});

export const stillTheme = {
  ...theme,
  components: {
    ...theme.components,
    MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: matchStill } },
  },
};

/** Renders a demo the way `DemoProviders` does in a left-to-right page. */
export function renderInTheme(
  Demo: ComponentType,
  identifierPrefix: string,
  cache: EmotionCache,
  demoTheme: typeof theme = theme,
): RenderedDemo {
  const output = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={demoTheme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix },
  );
  return extractStyles(output);
}
