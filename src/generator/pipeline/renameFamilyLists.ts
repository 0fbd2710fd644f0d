import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { getFixturesDir } from '../fixtures/getFixturesDir.ts';

/** `/x/navigation/x-charts.en.1b2c3d.json`: the list of a product's pages in one language. The hash changes with the list. */
export const LIST = /^(\/x\/navigation\/.+\.)[^.]+\.json$/;

/** Finds the lists of the built site that have another name now. Returns the new names by the old ones. */
export function findRenamedLists(dist: string, pathnames: readonly string[]): Map<string, string> {
  const current = new Map(
    pathnames.flatMap((pathname) => {
      const place = LIST.exec(pathname)?.[1];
      return place ? [[place, pathname] as const] : [];
    }),
  );
  const folder = path.join(dist, 'x/navigation');
  const built = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    built.flatMap((file) => {
      const name = `/x/navigation/${file}`;
      const renamed = current.get(LIST.exec(name)?.[1] ?? '');
      return renamed !== undefined && renamed !== name ? [[name, renamed] as const] : [];
    }),
  );
}

/** Writes the pages that name an old list, unless they've been rendered again, with the new name. Returns how many there are. */
export function renameInPages(
  dist: string,
  staging: string,
  renamed: ReadonlyMap<string, string>,
): number {
  if (renamed.size === 0) return 0;
  let count = 0;
  for (const folder of [dist, getFixturesDir(dist)]) {
    for (const file of existsSync(folder) ? listFiles(folder) : []) {
      const target = path.join(staging, file);
      if (!file.endsWith('.html') || existsSync(target)) continue;
      const html = readFileSync(path.join(folder, file), 'utf8');
      let changed = html;
      for (const [name, current] of renamed) changed = changed.replaceAll(name, current);
      if (changed === html) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, changed);
      count += 1;
    }
  }
  return count;
}
