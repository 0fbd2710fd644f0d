import type { AstroIntegration } from 'astro';
import { endWithParent } from '../processes/endWithParent.ts';
import { orderStylesheets } from './orderStylesheets.ts';
import type { RouteStylesheet } from './orderStylesheets.ts';

export interface PageProgress {
  done: number;
  total: number;
}

/**
 * Puts the stylesheets of each route in a fixed order, and reports every rendered file to the process that started the build, if it
 * listens. The build ends with that process.
 */
export function prerenderPages(): AstroIntegration {
  let routes: ReadonlyMap<string, { styles: RouteStylesheet[] }> = new Map();
  return {
    name: 'x-docs:prerender-pages',
    hooks: {
      'astro:config:setup': () => endWithParent(),
      'astro:build:setup': ({ pages, target }) => {
        // Astro fills this map while it bundles.
        if (target === 'server') routes = pages as unknown as typeof routes;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          const progress: PageProgress = { done: 0, total: 0 };
          return {
            ...prerenderer,
            async getStaticPaths() {
              for (const { styles } of routes.values()) orderStylesheets(styles);
              const paths = await prerenderer.getStaticPaths();
              progress.total = paths.length;
              return paths;
            },
            async render(request, options) {
              const result = await prerenderer.render(request, options);
              progress.done += 1;
              process.send?.(progress);
              return result;
            },
          };
        });
      },
    },
  };
}
