import { DocsError } from '#model/errors/DocsError.ts';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { getSizeKey } from '#model/reference/ImportSize.ts';
import type { ImportSizes } from '#model/reference/ImportSize.ts';
import { toProjectPath } from '../../files/directories.ts';
import { SIZES_FILE } from './importSizes.ts';
import { describeMeasurement } from './measureSizes.ts';

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
