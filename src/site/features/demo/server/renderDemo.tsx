import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoData } from '#model/Demo.ts';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';

type DemoModule = { default: ComponentType };

const modules = import.meta.glob<DemoModule>([
  '/content/{pages,landing}/**/[A-Z]*.tsx',
  '!/content/**/*.{tailwind,css}.tsx',
]);
const theme = createDemoTheme({ direction: 'ltr', dense: false });

/**
 * The demos of one page with the HTML of those that can be drawn without a browser. They share one style cache, so a rule that two
 * demos need stands in the page once.
 */
export async function renderDemos(
  demos: Readonly<Record<string, DemoData>>,
): Promise<Record<string, DemoData>> {
  const cache = createDemoCache('css');
  const rendered: Record<string, DemoData> = {};
  for (const [name, demo] of Object.entries(demos)) {
    const html = await renderDemo(demo, cache);
    rendered[name] = html ? { ...demo, html } : demo;
  }
  return rendered;
}

async function renderDemo(
  demo: DemoData,
  cache: ReturnType<typeof createDemoCache>,
): Promise<string | undefined> {
  if (!demo.rendersAtBuild) return undefined;
  const load = modules[`/content/${demo.id}.tsx`];
  if (!load) return undefined;
  const { default: Demo } = await load();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix: `${demo.name}-` },
  );
  return hasSomethingToShow(html) ? separateIds(html, demo.name) : undefined;
}

/** A tree that is given no id finds one in the browser; until then the ids of its items are `-item`, the same in every demo. */
function separateIds(html: string, name: string): string {
  return html.replace(/( (?:id|for|aria-[a-z]+)=")-/g, `$1${name}-`);
}

function hasSomethingToShow(html: string): boolean {
  return /[^\s]/.test(html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ''));
}
