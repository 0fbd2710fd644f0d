import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';

/** Types that aren't in the navigation, but are common enough to deserve a page. */
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

/** A navigation entry that needs a page of the reference. */
export interface WantedPage {
  pathname: string;
  title: string;
}

/** Lists the pages of the navigation below a path such as `/x/api/charts`, without groups. */
export function listWantedPages(
  navigation: readonly NavigationEntry[],
  apiRoot: string,
): WantedPage[] {
  return navigation.flatMap(({ pathname, title = '', children }) => {
    if (children) return listWantedPages(children, apiRoot);
    return pathname.startsWith(`${apiRoot}/`) ? [{ pathname, title }] : [];
  });
}

/** Lists the names of the types that get a page as an interface. */
export function listInterfaceNames(
  navigation: readonly NavigationEntry[],
  { id, apiRoot }: { id: ProductId; apiRoot: string },
): Set<string> {
  return new Set([
    ...listWantedPages(navigation, apiRoot).map(({ title }) => title),
    ...EXTRA_INTERFACES[id],
  ]);
}
