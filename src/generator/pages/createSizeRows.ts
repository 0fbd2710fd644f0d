import { getSizeKey } from '#model/reference/ImportSize.ts';
import type { SizeRow } from '#model/reference/SizeRow.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';
import { readImportSizes } from '../api-reference/sizes/importSizes.ts';
import { getApiSite } from './getApiSite.ts';

/** Creates the rows of `/size-snapshot/`: every component and hook with its measured size. */
export async function createSizeRows(): Promise<{
  rows: SizeRow[];
  versions: Record<string, string>;
}> {
  const { reference } = await getApiSite();
  const measured = readImportSizes();
  const rows = reference.families.flatMap((family) =>
    [...family.components, ...family.hooks].flatMap(({ name, plan }) => {
      const size = measured?.sizes[getSizeKey(family.productId, name)];
      const href = `${getApiPathname(family, name)}/`;
      return size ? [{ name, href, product: family.name, plan, size }] : [];
    }),
  );
  return { rows, versions: measured?.versions ?? {} };
}
