import { parsePath } from '../path/parsePath.ts';

/** The string `null` means "none", as opposed to "not set". */
export const NO_PRODUCT = 'null';

export interface ProductIds {
  productId: string;
  productCategoryId: 'core' | 'x' | 'toolpad' | typeof NO_PRODUCT;
}

/** `/x/react-data-grid/sorting/` → `x-data-grid`, `x` */
export function getProductIds(path: string): ProductIds {
  const pathname = parsePath(path).canonicalAsServer;
  // It's a folder only if a slash follows.
  const [, firstFolder, secondFolder] = /^\/([^/]+)\/(?:([^/]+)\/)?/.exec(pathname) ?? [];
  switch (firstFolder) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return { productId: firstFolder, productCategoryId: 'core' };
    case 'x':
      return { productId: getXProductId(pathname), productCategoryId: 'x' };
    case 'toolpad':
      return {
        productId: secondFolder === 'studio' ? 'toolpad-studio' : 'toolpad-core',
        productCategoryId: 'toolpad',
      };
    case 'docs':
    case 'versions':
    case 'production-error':
      return { productId: 'docs', productCategoryId: NO_PRODUCT };
    default:
      return {
        productId: pathname.startsWith('/experiments/docs/') ? 'docs-infra' : NO_PRODUCT,
        productCategoryId: NO_PRODUCT,
      };
  }
}

/** `/x/react-charts/bars/` and `/x/api/charts/bar-chart/` → `x-charts` */
function getXProductId(pathname: string): string {
  const name =
    /^\/x\/react-([^/?]+)/.exec(pathname)?.[1] ??
    /^\/x\/api\/(data-grid|date-pickers|charts|tree-view)(?=[/?]|$)/.exec(pathname)?.[1];
  return name === undefined ? NO_PRODUCT : `x-${name}`;
}
