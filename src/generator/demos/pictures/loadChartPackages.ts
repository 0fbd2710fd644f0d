import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../files/directories.ts';

type ChartPackage = typeof import('@mui/x-charts/internals') &
  typeof import('@mui/x-charts/ChartsSurface');

/** `@mui/x-charts` as demos import it, and the copy that `@mui/x-charts-pro` uses if that's another version. */
export async function loadChartPackages(): Promise<ChartPackage[]> {
  const fromRoot = createRequire(path.join(ROOT, 'package.json'));
  const fromPro = createRequire(fromRoot.resolve('@mui/x-charts-pro/package.json'));
  const manifests = [fromRoot, fromPro].map(({ resolve }) => resolve('@mui/x-charts/package.json'));
  return Promise.all(
    Array.from(new Set(manifests), async (manifest) => {
      const load = (name: string) => {
        const { href } = pathToFileURL(path.join(path.dirname(manifest), `esm/${name}/index.js`));
        return import(/* @vite-ignore */ href) as Promise<ChartPackage>;
      };
      const [internals, surface] = await Promise.all([load('internals'), load('ChartsSurface')]);
      return { ...internals, ...surface };
    }),
  );
}
