import type { ErrorAnswer } from '#model/search/ErrorAnswer.ts';

/**
 * Errors and warnings of the packages, and the sections that explain them. A message that users paste into the search leads there.
 * When a package changes its words, `npm run check -- error` names the line to change.
 */
export const errors: readonly ErrorAnswer[] = [
  // Licenses
  {
    page: '/x/introduction/licensing',
    section: 'missing-license-key',
    messages: ['Missing license key. The license key is missing.'],
  },
  {
    page: '/x/introduction/licensing',
    section: 'expired-package-version',
    messages: ['Expired package version. You have installed a version of'],
  },
  {
    page: '/x/introduction/licensing',
    section: 'expired-license-key',
    messages: ['Expired license key. Your annual license key to use MUI X'],
  },
  {
    page: '/x/introduction/licensing',
    section: 'license-key-plan-mismatch',
    messages: ['License key plan mismatch. Your use of MUI X is not compatible'],
  },
  {
    page: '/x/introduction/licensing',
    section: 'component-not-included-in-your-license',
    messages: ['Component not included in your license.'],
  },
  {
    page: '/x/introduction/licensing',
    section: 'invalid-license-key',
    messages: ["Invalid license key. Your MUI X license key format isn't valid."],
  },

  // Data Grid: rows and columns
  {
    page: '/x/react-data-grid/row-definition',
    section: 'use-another-field-as-the-id',
    messages: ['The Data Grid component requires all rows to have a unique `id` property.'],
  },
  {
    page: '/x/react-data-grid/row-updates',
    section: 'update-single-rows',
    messages: [
      'You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid.',
    ],
  },
  {
    page: '/x/react-data-grid/row-height',
    section: 'set-one-height-for-all-rows',
    messages: ['The `rowHeight` prop should be a number greater than 0.'],
  },
  {
    page: '/x/react-data-grid/row-height',
    section: 'give-rows-different-heights',
    messages: ["The `getRowHeight` prop should return a number greater than 0 or 'auto'."],
  },
  {
    page: '/x/react-data-grid/column-definition',
    section: 'convert-values-to-the-right-type',
    messages: ['column type only accepts `Date` objects as values.'],
  },
  {
    page: '/x/react-data-grid/column-definition',
    section: 'settings-for-select-and-actions-columns',
    messages: ['Missing the `getActions` property in the `GridColDef`.'],
  },
  {
    page: '/x/react-data-grid/column-groups',
    section: 'define-groups',
    messages: [
      'columnGroupingModel contains duplicated field',
      'An element of the columnGroupingModel does not have either `field` or `groupId`.',
      'The groupId … is used multiple times in the columnGroupingModel.',
    ],
  },
  {
    page: '/x/react-data-grid/row-grouping',
    section: 'open-groups',
    messages: ['Only group nodes can be expanded or collapsed.'],
  },
  {
    page: '/x/react-data-grid/row-grouping',
    section: 'drag-rows-between-groups',
    messages: [
      'The row reordering do not support reordering of grouped rows yet.',
      'The row reordering do not support reordering of footer or grouping rows.',
      'The parameters provided to the `setRowIndex()` resulted in a no-op.',
    ],
  },
  {
    page: '/x/react-data-grid/tree-data',
    messages: [
      'No getTreeDataPath given.',
      'The path returned by `getTreeDataPath` should be unique.',
    ],
  },
  {
    page: '/x/react-data-grid/list-view',
    section: 'define-the-list',
    messages: ['The `listViewColumn` prop must be set if `listView` is enabled.'],
  },
  {
    page: '/x/react-data-grid/layout',
    section: 'common-mistakes',
    messages: [
      'The parent DOM element of the Data Grid has an empty height.',
      'The parent DOM element of the Data Grid has an empty width.',
    ],
  },

  // Data Grid: editing, filtering, sorting, selection, and pages
  {
    page: '/x/react-data-grid/editing',
    section: 'open-a-cell-from-your-code',
    messages: [
      'The cell with id=… and field=… is not editable.',
      'The cell with id=… and field=… is not in … mode.',
      'The row with id=… is not in … mode.',
    ],
  },
  {
    page: '/x/react-data-grid/editing',
    section: 'common-mistakes',
    messages: ['No row with id #… found'],
  },
  {
    page: '/x/react-data-grid/editing/persistence',
    section: 'choose-what-happens-when-a-save-fails',
    messages: ['A call to `processRowUpdate()` threw an error which was not handled'],
  },
  {
    page: '/x/react-data-grid/filtering',
    section: 'filter-by-several-conditions',
    messages: ['The `filterModel` can only contain a single item'],
  },
  {
    page: '/x/react-data-grid/filtering',
    section: 'the-filter-model',
    messages: ['The `operator` field is required on `filterModel.items`'],
  },
  {
    page: '/x/react-data-grid/filtering/multi-filters',
    section: 'set-several-conditions-from-your-code',
    messages: ['The `id` field is required on `filterModel.items` when you use multiple filters.'],
  },
  {
    page: '/x/react-data-grid/filtering/customization',
    section: 'common-mistakes',
    messages: ['No filter operator found for column', 'No filter operators found for column'],
  },
  {
    page: '/x/react-data-grid/sorting',
    section: 'sort-by-several-columns',
    messages: ['The `sortModel` can only contain a single item'],
  },
  {
    page: '/x/react-data-grid/row-selection',
    section: 'let-users-select-several-rows',
    messages: ['`rowSelectionModel` can only contain 1 item in DataGrid.'],
  },
  {
    page: '/x/react-data-grid/row-selection',
    section: 'select-only-the-rows-on-the-page',
    messages: [
      'The `checkboxSelectionVisibleOnly` prop has no effect when the pagination is not enabled.',
    ],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'community',
    messages: ['`pageSize` cannot exceed 100 in the MIT version of the DataGrid.'],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'try-the-footer-options',
    messages: ['The `hideFooterRowCount` prop has no effect when the pagination is enabled.'],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'offer-sizes',
    messages: ['is not present in the `pageSizeOptions`. Add it to show the pagination select.'],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'fit-the-page-to-the-grid',
    messages: ['`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.'],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'by-page-number',
    messages: [
      "The `rowCount` prop must be passed using `paginationMode='server'`",
      'Usage of the `paginationMeta` prop with client-side pagination',
    ],
  },
  {
    page: '/x/react-data-grid/pagination',
    section: 'common-mistakes',
    messages: ['Usage of the `rowCount` prop with client side pagination'],
  },

  // Data Grid: servers, files, and the parts of the grid
  {
    page: '/x/react-data-grid/server-side-data',
    section: 'handle-failed-requests',
    messages: [
      'A call to `dataSource.getRows()` threw an error which was not handled',
      'A call to `dataSource.updateRow()` threw an error which was not handled',
    ],
  },
  {
    page: '/x/react-data-grid/server-side-data/tree-data',
    section: 'tell-the-grid-about-children',
    messages: [
      'No `getGroupKey` method provided with the dataSource.',
      'No `getChildrenCount` method provided with the dataSource.',
      'The values returned by `getGroupKey` for all the sibling rows should be unique.',
    ],
  },
  {
    page: '/x/react-data-grid/server-side-data/lazy-loading',
    section: 'works-with',
    messages: ['Usage of the client side lazy loading (`rowsLoadingMode="server"`'],
  },
  {
    page: '/x/react-data-grid/export',
    section: 'what-a-cell-becomes',
    messages: [
      'the CSV export might not display the value correctly.',
      'the Excel export might not display the value correctly.',
    ],
  },
  {
    page: '/x/react-data-grid/export',
    section: 'use-a-web-worker',
    messages: [
      'The exceljsPostProcess option is not supported when a web worker is used.',
      'The exceljsPreProcess option is not supported when a web worker is used.',
    ],
  },
  {
    page: '/x/react-data-grid/components',
    section: 'use-the-grid-inside-a-slot',
    messages: [
      'Could not find the Data Grid context.',
      'Could not find the Data Grid private context.',
      'Could not find the Data Grid configuration context.',
      'useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.',
      '`useGridSelector` has been called before the initialization of the state.',
    ],
  },
  {
    page: '/x/react-data-grid/components/usage',
    section: 'common-mistakes',
    messages: ['Toolbar subcomponents must be placed within a <Toolbar /> component.'],
  },
  {
    page: '/x/react-data-grid/components/prompt-field',
    section: 'compose-the-parts',
    messages: ['Prompt Field subcomponents must be placed within a <PromptField /> component.'],
  },

  // Date and Time Pickers
  {
    page: '/x/react-date-pickers/quickstart',
    section: 'common-mistakes',
    messages: [
      'Can not find the date and time pickers localization context.',
      'The date adapter should be imported from `@mui/x-date-pickers`',
      'The `date-fns` package v2.x is not compatible with this adapter.',
    ],
  },
  {
    page: '/x/react-date-pickers/quickstart',
    section: 'set-up-the-provider',
    messages: ['Can not find the date and time pickers adapter from its localization context.'],
  },
  {
    page: '/x/react-date-pickers/quickstart',
    section: 'choose-a-date-library',
    messages: [
      'This adapter is only compatible with `date-fns` v2.x package versions.',
      'The minimum supported `date-fns` package version compatible with this adapter is `3.2.x`.',
    ],
  },
  {
    page: '/x/react-date-pickers/date-picker',
    section: 'choose-what-users-pick',
    messages: [
      'is not a valid prop. It must be an element of `views=',
      'The `views` prop must contain at least one view.',
    ],
  },
  {
    page: '/x/react-date-pickers/adapters-locale',
    section: 'tokens-that-fields-understand',
    messages: ['is not supported by the Date and Time Pickers.'],
  },
  {
    page: '/x/react-date-pickers/adapters-locale',
    section: 'locale-with-day-js',
    messages: ['Your locale has not been found.'],
  },
  {
    page: '/x/react-date-pickers/fields',
    section: 'common-mistakes',
    messages: ['The field component you are using is not compatible with the "…" date section.'],
  },
  {
    page: '/x/migration/migration-pickers-v7',
    section: 'errors-after-the-upgrade',
    messages: ['The `sectionListRef` prop has not been initialized by `PickersSectionList`'],
  },
  {
    page: '/x/react-date-pickers/timezone',
    section: 'show-utc-with-day-js',
    messages: ['Missing UTC plugin To be able to use UTC or timezones'],
  },
  {
    page: '/x/react-date-pickers/timezone',
    section: 'show-a-place-with-day-js',
    messages: ['you have to enable both the `utc` and the `timezone` plugin'],
  },
  {
    page: '/x/react-date-pickers/timezone',
    section: 'show-a-place-with-moment-js',
    messages: ['you have to pass the default export from `moment-timezone`'],
  },
  {
    page: '/x/react-date-pickers/calendar-systems',
    section: 'hijri',
    messages: [
      'min date must be on or after 1356-01-01 H',
      'max date must be on or before 1499-12-29 H',
    ],
  },
  {
    page: '/x/react-date-pickers/custom-components',
    section: 'read-and-change-the-value-from-a-slot',
    messages: [
      'The `usePickerContext` hook can only be called inside the context of a Picker component',
      'The `usePickerActionsContext` can only be called in fields',
    ],
  },
  {
    page: '/x/react-date-pickers/date-range-calendar',
    section: 'choose-the-months',
    messages: ['The `currentMonthCalendarPosition` prop must be an integer'],
  },
  {
    page: '/x/react-date-pickers/date-range-calendar',
    section: 'works-with',
    messages: ['The timezone of the start and the end date should be the same.'],
  },

  // Charts
  {
    page: '/x/react-charts/quickstart',
    section: 'common-mistakes',
    messages: [
      'ChartContainer does not have `width` prop',
      'ChartContainer does not have `height` prop',
      'The data length of the x axis (… items) is lower than the length of series',
      'is used for plotting bars, but contains nonnumerical elements.',
      'is used for plotting line, but contains nonnumerical elements.',
    ],
  },
  {
    page: '/x/react-charts/bars',
    section: 'common-mistakes',
    messages: [
      'should be of type "band" to display the bar series of id',
      'than the bar series of id "…" (… values).',
    ],
  },
  {
    page: '/x/react-charts/bars',
    section: 'use-a-dataset',
    messages: ["bar series with id='…' has no data."],
  },
  {
    page: '/x/react-charts/lines',
    section: 'use-a-dataset',
    messages: ["line series with id='…' has no data."],
  },
  {
    page: '/x/react-charts/lines',
    section: 'match-values-to-the-axis',
    messages: ['should have data property to be able to display a line plot.'],
  },
  {
    page: '/x/react-charts/scatter',
    section: 'use-a-dataset',
    messages: ["scatter series with id='…' has incomplete datasetKeys."],
  },
  {
    page: '/x/react-charts/axis',
    section: 'pick-a-scale-type',
    messages: [
      'x-axis uses `dataKey` but no `dataset` is provided.',
      'y-axis uses `dataKey` but no `dataset` is provided.',
    ],
  },
  {
    page: '/x/react-charts/axis',
    section: 'group-categories',
    messages: [
      'ChartsGroupedXAxis only supports the `band` and `point` scale types.',
      'ChartsGroupedYAxis only supports the `band` and `point` scale types.',
    ],
  },
  {
    page: '/x/react-charts/axis',
    section: 'draw-a-reference-line',
    messages: [
      'The ChartsReferenceLine cannot have both `x` and `y` props set.',
      'The ChartsReferenceLine should have a value in `x` or `y` prop.',
      'does not exist in the data of x axis with id',
      'does not exist in the data of y axis with id',
    ],
  },
  {
    page: '/x/react-charts/axis',
    section: 'add-axes-to-a-composed-chart',
    messages: ['No axis found. The axisId "…" is probably invalid.'],
  },
  {
    page: '/x/react-charts/hooks',
    section: 'call-hooks-below-the-chart',
    messages: [
      'Could not find the Chart context.',
      'Could not find the charts context.',
      'Could not find the Charts Slots context.',
      'Could not find the svg ref context.',
    ],
  },
  {
    page: '/x/react-charts/hooks/use-series',
    section: 'common-mistakes',
    messages: ['The following ids provided to "…" could not be found'],
  },
  {
    page: '/x/react-charts/funnel',
    section: 'name-the-steps-on-an-axis',
    messages: ["the categoryAxis position is set to '…' but the series layout is"],
  },
  {
    page: '/x/react-charts/sankey',
    section: 'pass-the-flows',
    messages: ['Sankey diagram contains circular references.'],
  },
  {
    page: '/x/react-charts/zoom-and-pan',
    section: 'control-the-range',
    messages: ['A chart component is changing the `zoomData` from uncontrolled to controlled.'],
  },
  {
    page: '/x/react-charts/export',
    section: 'check-the-dependency-for-images',
    messages: ["Failed to import 'rasterizehtml' module."],
  },

  // Tree View
  {
    page: '/x/react-tree-view/rich-tree-view/items',
    section: 'use-another-field-as-the-id',
    messages: ['The Tree View component requires all items to have a unique `id` property.'],
  },
  {
    page: '/x/react-tree-view/rich-tree-view/items',
    section: 'compose-the-label',
    messages: ['Alternatively, you can use the `getItemLabel` prop to specify a custom label'],
  },
  {
    page: '/x/react-tree-view/rich-tree-view/editing',
    section: 'turn-editing-on',
    messages: ['The label of an item cannot be empty.'],
  },
  {
    page: '/x/react-tree-view',
    section: 'common-mistakes',
    messages: [
      'The Rich Tree View component does not support JSX children.',
      'The `<RichTreeViewPro />` component does not support JSX children.',
      'The Simple Tree View component does not support the `items` prop.',
    ],
  },
];
