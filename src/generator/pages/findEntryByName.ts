import type { ApiFamily, ApiPageEntry, ApiReference } from '#model/reference/ApiReference.ts';

/** Finds the entry of a component or hook. If two products have one, such as `Toolbar`, it prefers the page's product. */
export function findEntryByName(
  reference: ApiReference,
  name: string,
  productId?: string,
): { family: ApiFamily; entry: ApiPageEntry } | undefined {
  const isOwn = (family: ApiFamily) => family.productId === productId;
  const families = [
    ...reference.families.filter(isOwn),
    ...reference.families.filter((family) => !isOwn(family)),
  ];
  for (const family of families) {
    const entry = [...family.components, ...family.hooks].find((item) => item.name === name);
    if (entry) return { family, entry };
  }
  return undefined;
}
