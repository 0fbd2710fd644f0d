import type { ApiFamily } from '#model/reference/ApiReference.ts';

/** A product before its exports are read. */
export function createEmptyFamily(
  product: Pick<ApiFamily, 'productId' | 'name' | 'apiRoot'>,
): ApiFamily {
  return {
    ...product,
    components: [],
    hooks: [],
    interfaces: [],
    events: [],
    selectors: [],
    localeText: [],
    types: {},
    otherExports: [],
  };
}
