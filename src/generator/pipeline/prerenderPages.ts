import { existsSync, readFileSync } from 'node:fs';
import type { AstroIntegration, PrerenderResult } from 'astro';
import { endWithParent } from '../processes/endWithParent.ts';
import { describeRenderer, RENDERER_FACTS } from './keepRenderer.ts';
import type { RendererFacts } from './keepRenderer.ts';
import { orderStylesheets } from './orderStylesheets.ts';
import type { RouteStylesheet } from './orderStylesheets.ts';
import { takeRenderPlan } from './renderPlanFile.ts';
import { removeRendered, writeRendered } from './renderedFiles.ts';
import type { RenderedPath } from './renderedFiles.ts';
import { createReuse, findRemovedFiles } from './reuseRendered.ts';
import type { Reuse } from './reuseRendered.ts';

export interface PageProgress {
  done: number;
  total: number;
}

type Routes = ReadonlyMap<string, { styles: RouteStylesheet[] }>;

/**
 * Puts the stylesheets of each route in a fixed order, and reports every rendered file to the process that started the build, if it
 * listens. The build ends with that process. What the last build rendered is used again if the plan of this one allows it.
 */
export function prerenderPages(): AstroIntegration {
  let routes: Routes = new Map();
  let outDir = new URL('file:///');
  return {
    name: 'x-docs:prerender-pages',
    hooks: {
      'astro:config:setup': () => endWithParent(),
      'astro:config:done': ({ config }) => {
        ({ outDir } = config);
      },
      'astro:build:setup': ({ pages, target }) => {
        // Astro fills this map while it bundles.
        if (target === 'server') routes = pages as unknown as typeof routes;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          const progress: PageProgress = { done: 0, total: 0 };
          let reuse: Reuse | undefined;
          const report = () => {
            progress.done += 1;
            process.send?.(progress);
          };
          return {
            ...prerenderer,
            async getStaticPaths() {
              for (const { styles } of routes.values()) orderStylesheets(styles);
              const paths = await prerenderer.getStaticPaths();
              progress.total = paths.length;
              reuse = openReuse(describeRenderer(routes, outDir), paths);
              // Whether a page is used again depends on its Markdown.
              return paths.toSorted((a, b) => Number(isMarkdown(b)) - Number(isMarkdown(a)));
            },
            async render(request, options) {
              const { component, type } = options.routeData;
              const isPage = type === 'page';
              const { pathname } = new URL(request.url);
              const target: RenderedPath = { pathname: decodeURI(pathname), component, isPage };
              const known = await reuse?.find(target);
              if (known) {
                writeRendered(target, known);
                report();
                return new Response(new Uint8Array(known));
              }
              const rendering = render(() => prerenderer.render(request, options));
              reuse?.compare(
                target,
                rendering.then(({ body }) => body),
              );
              const { response, body } = await rendering;
              if (body.length > 0) writeRendered(target, body);
              report();
              return response;
            },
          };
        });
      },
    },
  };
}

/** Renders a file and reads it. Astro gets the same response with a new body. */
async function render(
  start: () => Promise<Response | PrerenderResult>,
): Promise<{ response: Response; body: Buffer }> {
  const result = await start();
  const { response } = result instanceof Response ? { response: result } : result;
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  return {
    response: new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers }),
    body,
  };
}

function isMarkdown({ pathname }: { pathname: string }): boolean {
  return pathname.endsWith('.md');
}

/** Follows the plan if pages link to the same stylesheets as in the last build. Otherwise, everything is rendered. */
function openReuse(
  facts: Omit<RendererFacts, 'entry'>,
  paths: readonly { pathname: string }[],
): Reuse | undefined {
  const plan = takeRenderPlan();
  if (plan && existsSync(RENDERER_FACTS)) {
    const before = JSON.parse(readFileSync(RENDERER_FACTS, 'utf8')) as RendererFacts;
    const removed = findRemovedFiles(before, facts);
    if (removed) return createReuse({ plan, paths, removed });
  }
  removeRendered();
  return undefined;
}
