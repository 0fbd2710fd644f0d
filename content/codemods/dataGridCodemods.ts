import type { Codemod } from '#model/reference/Codemod.ts';

const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

export const dataGridCodemods: readonly Codemod[] = [
  {
    transform: 'v6.0.0/data-grid/column-menu-components-rename',
    exports: [
      'GridColumnPinningMenuItems',
      'GridColumnsMenuItem',
      'GridFilterItemProps',
      'GridFilterMenuItem',
      'HideGridColMenuItem',
      'SortGridMenuItems',
    ],
  },
  {
    transform: 'v6.0.0/data-grid/row-selection-props-rename',
    owners: GRIDS,
    parts: [
      'prop disableMultipleSelection',
      'prop disableSelectionOnClick',
      'prop headerHeight',
      'prop onSelectionModelChange',
      'prop selectionModel',
      'prop showCellRightBorder',
      'prop showColumnRightBorder',
    ],
  },
  {
    transform: 'v6.0.0/data-grid/rename-rowsPerPageOptions-prop',
    owners: GRIDS,
    parts: ['prop rowsPerPageOptions'],
  },
  {
    transform: 'v6.0.0/data-grid/remove-disableExtendRowFullWidth-prop',
    owners: GRIDS,
    parts: ['prop disableExtendRowFullWidth'],
  },
  {
    transform: 'v6.0.0/data-grid/replace-onCellFocusOut-prop',
    owners: GRIDS,
    parts: ['prop onCellFocusOut'],
  },
  {
    // The translation key isn't here, because only strings with its name are changed.
    transform: 'v6.0.0/data-grid/rename-linkOperators-logicOperators',
    exports: ['GridLinkOperator'],
    owners: [...GRIDS, 'GridApi', 'GridFilterForm', 'GridFilterModel', 'GridFilterPanel'],
    parts: [
      'class MuiDataGrid-filterFormLinkOperatorInput',
      'class MuiDataGrid-withBorder',
      'member getRowIndex',
      'member linkOperator',
      'member setFilterLinkOperator',
      'prop linkOperatorInputProps',
      'prop linkOperators',
    ],
  },
  {
    transform: 'v6.0.0/data-grid/rename-filter-item-props',
    owners: ['GridFilterItem'],
    parts: ['member columnField', 'member operatorValue'],
  },
  {
    transform: 'v6.0.0/data-grid/rename-selectors-and-events',
    exports: [
      'allGridColumnsFieldsSelector',
      'allGridColumnsSelector',
      'filterableGridColumnsSelector',
      'getGridNumericColumnOperators',
      'gridSelectionStateSelector',
      'gridVisibleRowCountSelector',
      'gridVisibleSortedRowEntriesSelector',
      'gridVisibleSortedRowIdsSelector',
      'gridVisibleSortedTopLevelRowEntriesSelector',
      'gridVisibleTopLevelRowCountSelector',
      'visibleGridColumnsSelector',
    ],
    owners: ['GridEvents'],
    parts: ['event rowsScroll', 'event selectionChange'],
  },
  {
    transform: 'v6.0.0/data-grid/rename-components-to-slots',
    owners: GRIDS,
    parts: ['prop components', 'prop componentsProps'],
  },
  {
    transform: 'v7.0.0/data-grid/rename-components-to-slots',
    owners: GRIDS,
    parts: ['prop components', 'prop componentsProps'],
  },
  {
    // It also renames `unstable_ignoreValueFormatterDuringExport`, but only on this grid.
    transform: 'v7.0.0/data-grid/rename-cell-selection-props',
    owners: ['DataGridPremium'],
    parts: [
      'prop unstable_cellSelection',
      'prop unstable_cellSelectionModel',
      'prop unstable_onCellSelectionModelChange',
      'prop unstable_splitClipboardPastedText',
    ],
  },
  {
    transform: 'v7.0.0/data-grid/remove-stabilized-experimentalFeatures',
    owners: ['GridExperimentalFeatures'],
    parts: [
      'member ariaV7',
      'member clipboardPaste',
      'member columnGrouping',
      'member lazyLoading',
    ],
  },
  {
    transform: 'v8.0.0/data-grid/rename-props',
    owners: GRIDS,
    parts: [
      'prop unstable_dataSource',
      'prop unstable_dataSourceCache',
      'prop unstable_listColumn',
      'prop unstable_listView',
      'prop unstable_onDataSourceError',
      'prop unstable_rowSpanning',
    ],
  },
  {
    transform: 'v8.0.0/data-grid/remove-props',
    owners: GRIDS,
    parts: [
      'prop indeterminateCheckboxAction',
      'prop resetPageOnSortFilter',
      'prop rowPositionsDebounceMs',
    ],
  },
  {
    transform: 'v8.0.0/data-grid/reform-row-selection-model',
    owners: GRIDS,
    parts: ['prop rowSelectionModel'],
  },
  {
    transform: 'v8.0.0/data-grid/rename-imports',
    exports: ['selectedGridRowsCountSelector', 'selectedGridRowsSelector'],
  },
  { transform: 'v8.0.0/data-grid/rename-package', exports: ['LicenseInfo'] },
  {
    transform: 'v8.0.0/data-grid/add-showToolbar-prop',
    owners: GRIDS,
    parts: ['slot toolbar'],
  },
];
