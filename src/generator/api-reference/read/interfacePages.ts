import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';

/** Types that readers meet often enough to deserve a page, beyond those of the navigation. */
export const EXTRA_INTERFACES: Record<ProductId, readonly string[]> = {
  'x-data-grid': [
    'GridCallbackDetails',
    'GridColumnGroup',
    'GridColumnHeaderParams',
    'GridDataSource',
    'GridGetRowsParams',
    'GridGetRowsResponse',
    'GridInitialState',
    'GridPaginationModel',
    'GridPivotModel',
    'GridRenderCellParams',
    'GridRenderEditCellParams',
    'GridRowOrderChangeParams',
  ],
  'x-date-pickers': [
    'AdapterOptions',
    'MuiPickersAdapter',
    'PickerChangeHandlerContext',
    'PickerOwnerState',
    'PickersShortcutsItem',
    'PickersShortcutsItemContext',
  ],
  'x-charts': [
    'ChartDrawingArea',
    'HighlightScope',
    'PieValueType',
    'SankeySeries',
    'ScatterValueType',
    'ZoomOptions',
  ],
  'x-tree-view': [
    'TreeViewBaseItem',
    'UseTreeItemContentSlotOwnProps',
    'UseTreeItemReturnValue',
    'UseTreeItemStatus',
  ],
};

/** An entry of the navigation that asks for a page of the reference. */
export interface WantedPage {
  pathname: string;
  title: string;
}

/** The pages below `/x/api/charts` that the navigation lists, groups left out. */
export function listWantedPages(
  navigation: readonly NavigationEntry[],
  apiRoot: string,
): WantedPage[] {
  return navigation.flatMap(({ pathname, title = '', children }) => {
    if (children) return listWantedPages(children, apiRoot);
    return pathname.startsWith(`${apiRoot}/`) ? [{ pathname, title }] : [];
  });
}

/** Names of the types to read as interfaces. */
export function listInterfaceNames(
  navigation: readonly NavigationEntry[],
  { id, apiRoot }: { id: ProductId; apiRoot: string },
): Set<string> {
  return new Set([
    ...listWantedPages(navigation, apiRoot).map(({ title }) => title),
    ...EXTRA_INTERFACES[id],
  ]);
}
