import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { siteConfig } from '#content/site.config.ts';
import { restoreDemoChunks } from '../demos/demoChunks.ts';
import { RENDERER_CODE, RENDERER_FACTS } from './keepRenderer.ts';
import type { RendererFacts } from './keepRenderer.ts';
import type { RenderedPath } from './renderedFiles.ts';

export interface Renderer {
  listPaths: () => Promise<RenderedPath[]>;
  render: (target: RenderedPath) => Promise<Buffer>;
}

/** What Astro's build calls on the bundled renderer. */
interface RendererApp {
  manifest: { routes: { routeData: RouteData }[] };
  setInternals: (internals: { pagesByKeys: Map<string, { styles: unknown[] }> }) => void;
  setOptions: (options: unknown) => void;
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
}

interface StaticPath {
  pathname: string;
  route: RouteData;
}

/** Opens the renderer of the last whole build. */
export async function openRenderer(): Promise<Renderer> {
  const { entry, styles, demoChunks } = JSON.parse(
    readFileSync(RENDERER_FACTS, 'utf8'),
  ) as RendererFacts;
  restoreDemoChunks(demoChunks);
  const { href } = pathToFileURL(path.join(RENDERER_CODE, entry));
  const { app } = (await import(href)) as { app: RendererApp };
  app.setInternals({ pagesByKeys: new Map(styles.map(([key, own]) => [key, { styles: own }])) });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: { write: () => true } } },
  });
  const routes = new Map(
    app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]),
  );
  return {
    async listPaths() {
      const paths = await listStaticPaths(app);
      return paths.map(({ pathname, route }) => {
        const isPage = route.type === 'page';
        return {
          pathname: isPage ? pathname.replace(/\/?$/, '/') : pathname,
          component: route.component,
          isPage,
        };
      });
    },
    async render({ pathname, component }) {
      const routeData = routes.get(component);
      if (!routeData) throw new Error(`The renderer has no route ${component}.`);
      const response = await app.render(new Request(new URL(pathname, siteConfig.siteUrl)), {
        routeData,
      });
      if (!response.ok && routeData.route !== '/404')
        throw new Error(`${pathname} was rendered with status ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

async function listStaticPaths(app: RendererApp): Promise<StaticPath[]> {
  const module = 'astro/runtime/prerender/static-paths.js';
  const { StaticPaths } = (await import(module)) as {
    StaticPaths: new (from: RendererApp) => { getAll: () => Promise<StaticPath[]> };
  };
  return new StaticPaths(app).getAll();
}
