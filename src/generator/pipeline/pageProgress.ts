import type { AstroIntegration } from 'astro';
import { endWithParent } from '../processes/endWithParent.ts';

export interface PageProgress {
  done: number;
  total: number;
}

/** Reports every rendered file to the process that started the build, if it listens, and ends with it. */
export function pageProgress(): AstroIntegration {
  return {
    name: 'x-docs:page-progress',
    hooks: {
      'astro:config:setup': () => endWithParent(),
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          const progress: PageProgress = { done: 0, total: 0 };
          return {
            ...prerenderer,
            async getStaticPaths() {
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
