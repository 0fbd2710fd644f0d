import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { siteConfig } from '#content/site.config.ts';
import { hashKey } from '../files/createCache.ts';
import { toProjectPath } from '../files/directories.ts';
import { hashPackages } from '../files/hashPackages.ts';
import { hashSources } from '../files/hashSources.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import { openCache } from '../files/openCache.ts';
import { parseMdx } from './parseMdx.ts';

const cache = openCache('page-trees');
let parserVersion: string | undefined;

/** Returns the syntax tree of a page. Cached, because parsing all pages takes seconds, and an update does it in two processes. */
export const readTree = memoizeByFile((file): Root => {
  parserVersion ??= hashKey(
    hashSources('src/generator/content/parseMdx.ts'),
    hashPackages(),
    siteConfig.siteUrl,
  );
  const text = readFileSync(file, 'utf8');
  const key = hashKey(parserVersion, text);
  const known = cache.readJson(key) as Root | undefined;
  if (known) return known;
  const tree = parseMdx(text, toProjectPath(file));
  cache.write(key, JSON.stringify(tree));
  return tree;
});
