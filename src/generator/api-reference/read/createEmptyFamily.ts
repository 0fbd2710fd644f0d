import type { ApiFamily } from '#model/reference/ApiReference.ts';

/** Creates a family whose exports haven't been read yet. */
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
