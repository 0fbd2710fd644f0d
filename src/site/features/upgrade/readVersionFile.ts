import type { ProductId } from '#model/product/ProductConfig.ts';
import { compareVersions } from '#model/reference/VersionHistory.ts';
import { listJsonPackages } from './listJsonPackages.ts';
import {
  isPnpmLock,
  isYarnLock,
  listLines,
  listPnpmPackages,
  listYarnPackages,
} from './lockFiles.ts';
import { readRange } from './readRange.ts';
import type { FoundPackage, PackageEntry, VersionFile } from './VersionFile.ts';

/** Longer than the lock files of large monorepos. */
export const MAX_FILE_LENGTH = 20_000_000;

type Products = ReadonlyMap<string, ProductId>;

/**
 * Finds the packages of MUI X in the text of a `package.json`, `package-lock.json`, `yarn.lock`, or `pnpm-lock.yaml`, or in lines copied
 * from one. The type of file is detected from the text, because pasted text has no file name.
 */
export function readVersionFile(text: string, products: Products): VersionFile {
  if (text.length > MAX_FILE_LENGTH) return { problem: { kind: 'tooLarge' } };
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') return { problem: { kind: 'empty' } };
  if (content.startsWith('{')) return readJson(content, products);
  if (isYarnLock(content)) return finish(listYarnPackages(content), products, true);
  if (isPnpmLock(content)) return finish(listPnpmPackages(content), products, true);
  const lines = listLines(content);
  return lines.length > 0 ? finish(lines, products, false) : { problem: { kind: 'unknownFile' } };
}

function readJson(content: string, products: Products): VersionFile {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    const line = /\bline (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    return { problem: { kind: 'brokenJson', line: line === undefined ? undefined : Number(line) } };
  }
  const found = listJsonPackages(value);
  return found
    ? finish(found.entries, products, found.isLock)
    : { problem: { kind: 'unknownFile' } };
}

/** Keeps one package per name, the oldest if a file has several versions. */
function finish(
  entries: readonly PackageEntry[],
  products: Products,
  isLock: boolean,
): VersionFile {
  const found = new Map<string, FoundPackage>();
  for (const [name, written] of entries) {
    const productId = products.get(name);
    if (productId === undefined) continue;
    const minor = readRange(written);
    const known = found.get(name);
    if (!known || isOlder(minor, known.minor)) found.set(name, { name, productId, written, minor });
  }
  const packages = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return packages.length > 0 ? { packages, isLock } : { problem: { kind: 'noPackages' } };
}

function isOlder(minor: string | undefined, known: string | undefined): boolean {
  if (minor === undefined) return false;
  return known === undefined || compareVersions(minor, known) < 0;
}
