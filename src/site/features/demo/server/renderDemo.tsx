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
  const Demo = (await importContent(`content/${id}.tsx`)).default as ComponentType;
  const result = rendered.get(Demo) ?? render(Demo, id.slice(id.lastIndexOf('/') + 1));
  rendered.set(Demo, result);
  return result;
}

function render(Demo: ComponentType, name: string): RenderedDemo {
  const output = renderToString(
    <CacheProvider value={createDemoCache('css')}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix: `${name}-` },
  );
  const { html, styles } = extractStyles(output);
  return { html: completeIds(html, name), styles };
}
