import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';
import { extractStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';

type DemoModule = { default: ComponentType };

const modules = import.meta.glob<DemoModule>([
  '/content/{pages,landing}/**/[A-Z]*.tsx',
  '!/content/**/*.{tailwind,css}.tsx',
]);
const theme = createDemoTheme({ direction: 'ltr', dense: false });

/** A demo drawn without a browser: its HTML and the rules that go with it. */
export interface RenderedDemo {
  html: string;
  styles: DemoStyles;
}

const rendered = new Map<string, Promise<RenderedDemo | undefined>>();

/** Draws a demo once for the pages of all languages; anew each time while developing. */
export function renderDemo(id: string): Promise<RenderedDemo | undefined> {
  const known = import.meta.env.PROD ? rendered.get(id) : undefined;
  if (known) return known;
  const result = render(id);
  rendered.set(id, result);
  return result;
}

async function render(id: string): Promise<RenderedDemo | undefined> {
  const load = modules[`/content/${id}.tsx`];
  if (!load) return undefined;
  const { default: Demo } = await load();
  const name = id.slice(id.lastIndexOf('/') + 1);
  const written = renderToString(
    <CacheProvider value={createDemoCache('css')}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix: `${name}-` },
  );
  const { html, styles } = extractStyles(written);
  return { html: separateIds(html, name), styles };
}

/** A tree that is given no id finds one in the browser; until then the ids of its items are `-item`, the same in every demo. */
function separateIds(html: string, name: string): string {
  return html.replace(/( (?:id|for|aria-[a-z]+)=")-/g, `$1${name}-`);
}
