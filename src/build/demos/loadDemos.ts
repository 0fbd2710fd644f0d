import path from 'node:path';
import type { DemoData } from '#model/Demo.ts';
import { listDemoNames } from '../content/checkDemoNames.ts';
import { CONTENT_DIR, ROOT } from '../content/directories.ts';
import { getDemoSrc } from './demoChunks.ts';

/** The demos of one page folder, by name. */
export function loadDemos(directory: string): Record<string, DemoData> {
  const folder = path.resolve(ROOT, directory);
  return Object.fromEntries(
    listDemoNames(folder).map((name) => {
      const id = path.relative(CONTENT_DIR, path.join(folder, name)).split(path.sep).join('/');
      return [name, { id, name, src: getDemoSrc(id) }];
    }),
  );
}
