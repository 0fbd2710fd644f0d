import type { ProductId } from '../product/ProductConfig.ts';

/**
 * Facts about a product's types that aren't in its history, which contains only changes. A name with a dot is a type that has no name,
 * such as `GridInitialState.filter`.
 */
export interface FamilyTypes {
  /** Hooks that return a ref, with the type of its value. */
  refs?: Record<string, string>;
  /** Other names of a type in the history. */
  aliases?: Record<string, string>;
  /** The type of a prop's value, or of the items of its array. */
  props?: Record<string, string>;
  /** The same for members of a type: `GridFilterModel items`. */
  members?: Record<string, string>;
  /** The component whose props are accepted by each key of `slotProps`. */
  slots?: Record<string, string>;
  /** Named types for the value of a prop. */
  propTypes?: Record<string, { component: string; prop: string }>;
  /** Objects with class names that aren't named after their component: `gridClasses`. */
  classes?: Record<string, string>;
}

const grid: FamilyTypes = {
  refs: {
    useGridApiRef: 'GridApi',
    useGridApiContext: 'GridApi',
    unstable_useGridApiContext: 'GridApi',
    useGridPrivateApiContext: 'GridApi',
  },
  aliases: {
    GridApiCommon: 'GridApi',
    GridApiCommunity: 'GridApi',
    GridApiPro: 'GridApi',
    GridApiPremium: 'GridApi',
    GridApiRef: 'GridApi',
    GridColumns: 'GridColDef',
    GridInitialStateCommunity: 'GridInitialState',
    GridInitialStatePro: 'GridInitialState',
    GridInitialStatePremium: 'GridInitialState',
  },
  props: {
    columns: 'GridColDef',
    dataSource: 'GridDataSource',
    experimentalFeatures: 'GridExperimentalFeatures',
    filterModel: 'GridFilterModel',
    groupingColDef: 'GridColDef',
    initialState: 'GridInitialState',
    listViewColumn: 'GridColDef',
    unstable_dataSource: 'GridDataSource',
  },
  members: {
    'GridColDef filterOperators': 'GridFilterOperator',
    'GridCellParams api': 'GridApi',
    'GridFilterModel items': 'GridFilterItem',
    'GridInitialState filter': 'GridInitialState.filter',
    'GridInitialState.filter filterModel': 'GridFilterModel',
    'GridRenderCellParams api': 'GridApi',
    'GridRenderEditCellParams api': 'GridApi',
  },
  slots: {
    columnHeaders: 'GridColumnHeaders',
    columnMenu: 'GridColumnMenu',
    columnsManagement: 'GridColumnsManagement',
    columnsPanel: 'GridColumnsPanel',
    filterPanel: 'GridFilterPanel',
    footer: 'GridFooter',
    loadingOverlay: 'GridLoadingOverlay',
    pagination: 'GridPagination',
    panel: 'GridPanel',
    row: 'GridRow',
    toolbar: 'GridToolbar',
  },
  propTypes: {
    GridLocaleText: { component: 'DataGrid', prop: 'localeText' },
    GridSlots: { component: 'DataGrid', prop: 'slots' },
    GridSlotsComponent: { component: 'DataGrid', prop: 'components' },
    GridSlotsComponentsProps: { component: 'DataGrid', prop: 'componentsProps' },
    GridSlotProps: { component: 'DataGrid', prop: 'slotProps' },
  },
  classes: { gridClasses: 'MuiDataGrid' },
};

const pickers: FamilyTypes = {
  slots: {
    actionBar: 'PickersActionBar',
    calendarHeader: 'PickersCalendarHeader',
    day: 'PickersDay',
    layout: 'PickersLayout',
    shortcuts: 'PickersShortcuts',
  },
  propTypes: { PickersLocaleText: { component: 'LocalizationProvider', prop: 'localeText' } },
};

const charts: FamilyTypes = {
  props: { series: 'ChartSeries', xAxis: 'AxisConfig', yAxis: 'AxisConfig' },
  aliases: Object.fromEntries(
    ['Bar', 'Line', 'Pie', 'Scatter', 'Heatmap', 'Radar', 'Funnel'].flatMap((name) => [
      [`${name}Series`, 'ChartSeries'],
      [`${name}SeriesType`, 'ChartSeries'],
    ]),
  ),
  members: { 'ChartSeries highlightScope': 'HighlightScope' },
  slots: { legend: 'ChartsLegend', tooltip: 'ChartsTooltip' },
  classes: { legendClasses: 'MuiChartsLegend' },
};

const trees: FamilyTypes = {
  refs: { useTreeViewApiRef: 'TreeViewPublicAPI' },
};

export const FAMILY_TYPES = {
  'x-data-grid': grid,
  'x-date-pickers': pickers,
  'x-charts': charts,
  'x-tree-view': trees,
} as const satisfies Record<ProductId, FamilyTypes>;
