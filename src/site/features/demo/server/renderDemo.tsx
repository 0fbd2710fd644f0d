import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
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

const rendered = new WeakMap<ComponentType, RenderedDemo>();

/** Renders a demo once for the pages of all languages. An edit during development makes it another component. */
export async function renderDemo(id: string): Promise<RenderedDemo> {
  const Demo = await importDemo(id);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const result = rendered.get(Demo) ?? render(Demo, name);
  rendered.set(Demo, result);
  return result;
}

function render(Demo: ComponentType, name: string): RenderedDemo {
  const { html, styles } = renderInTheme(Demo, `${name}-`, createDemoCache('css'));
  return { html: completeIds(html, name), styles };
}

export async function importDemo(id: string): Promise<ComponentType> {
  return (await importContent(`content/${id}.tsx`)).default as ComponentType;
}

/** Renders a demo the way `DemoProviders` does in a left-to-right page. */
export function renderInTheme(
  Demo: ComponentType,
  identifierPrefix: string,
  cache: EmotionCache,
): RenderedDemo {
  const output = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix },
  );
  return extractStyles(output);
}
