import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { getSizeKey } from '#model/reference/ImportSize.ts';
import type { ImportSizes } from '#model/reference/ImportSize.ts';
import { CONTENT_DIR, toProjectPath } from '../../files/directories.ts';
import { describeMeasurement } from './measureSizes.ts';

/** Only `npm run measure:sizes` writes this file. A build just reads it and doesn't bundle anything for it. */
export const SIZES_FILE = path.join(CONTENT_DIR, 'import-sizes.json');

export function readImportSizes(file: string = SIZES_FILE): ImportSizes | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as ImportSizes;
}

/** Reports measured sizes that are outdated or missing. */
export function checkImportSizes(
  reference: ApiReference,
  measured: ImportSizes | undefined,
  current: Omit<ImportSizes, 'sizes'> = describeMeasurement(reference),
): DocsError[] {
  const file = toProjectPath(SIZES_FILE);
  const hint = 'run: npm run measure:sizes';
  if (!measured) return [new DocsError('No sizes of imports are measured.', { file, hint })];
  const names = new Set([...Object.keys(current.versions), ...Object.keys(measured.versions)]);
  const old = [...names].filter((name) => current.versions[name] !== measured.versions[name]);
  if (old.length > 0 || current.method !== measured.method) {
    const what = old.map(
      (name) =>
        `${name} ${measured.versions[name] ?? 'none'}, installed ${current.versions[name] ?? 'none'}`,
    );
    return [
      new DocsError(`The sizes were measured with ${what.join('; ') || 'another method'}.`, {
        file,
        hint,
      }),
    ];
  }
  const missing = reference.families.flatMap(({ productId, components, hooks }) =>
    [...components, ...hooks]
      .map(({ name }) => getSizeKey(productId, name))
      .filter((key) => !measured.sizes[key]),
  );
  return missing.length > 0
    ? [new DocsError(`No size is measured of ${missing.join(', ')}.`, { file, hint })]
    : [];
}
