/** The conditions under which a prop has a visible effect. */
export interface TryItNeeds {
  /** Props that must be set too. */
  props: readonly string[];
  /** The value (as a literal) that needs them; any value if absent. */
  when?: string;
}

/** Props that have no effect unless others are set. The types don't express this. */
const NEEDS: Readonly<Record<string, TryItNeeds>> = {
  paginationMode: { props: ['rowCount', 'onPaginationModelChange'], when: "'server'" },
  filterMode: { props: ['onFilterModelChange'], when: "'server'" },
  sortingMode: { props: ['onSortModelChange'], when: "'server'" },
  rowCount: { props: ['paginationMode'] },
  estimatedRowCount: { props: ['paginationMode'] },
  checkboxSelectionVisibleOnly: { props: ['checkboxSelection', 'pagination'] },
  keepNonExistentRowsSelected: { props: ['onRowSelectionModelChange'] },
  columnGroupHeaderHeight: { props: ['columnGroupingModel'] },
  headerFilterHeight: { props: ['headerFilters'] },
  rowSpacingType: { props: ['getRowSpacing'] },
  virtualizeColumnsWithAutoRowHeight: { props: ['getRowHeight'] },
  defaultGroupingExpansionDepth: { props: ['treeData'] },
  disableChildrenFiltering: { props: ['treeData'] },
  disableChildrenSorting: { props: ['treeData'] },
  pinnedColumnsSectionSeparator: { props: ['pinnedColumns'] },
  pinnedRowsSectionSeparator: { props: ['pinnedRows'] },
  keepColumnPositionIfDraggedOutside: { props: ['onColumnOrderChange'] },
  lazyLoading: { props: ['dataSource'] },
  lazyLoadingRequestThrottleMs: { props: ['lazyLoading', 'dataSource'] },
  scrollEndThreshold: { props: ['onRowsScrollEnd'] },
  rowGroupingColumnMode: { props: ['rowGroupingModel'] },
  aggregationRowsScope: { props: ['aggregationModel'] },
  allowAiAssistantDataSampling: { props: ['aiAssistant'] },
  aiAssistantActiveConversationIndex: { props: ['aiAssistant', 'showToolbar'] },
  activeChartId: { props: ['chartsIntegration'] },
  clipboardCopyCellDelimiter: { props: ['cellSelection'] },
  clearButtonPosition: { props: ['clearable'] },
  fixedWeekNumber: { props: ['showDaysOutsideCurrentMonth'] },
  currentMonthCalendarPosition: { props: ['calendars'] },
  ampmInClock: { props: ['ampm'] },
  disableIgnoringDatePartForTimeValidation: { props: ['minTime', 'maxTime'] },
  disabledItemsFocusable: { props: ['isItemDisabled'] },
  autosizeOptions: { props: ['autosizeOnMount'] },
  rowModesModel: { props: ['editMode'] },
  onRowEditStart: { props: ['editMode'] },
  onRowEditStop: { props: ['editMode'] },
  onRowModesModelChange: { props: ['editMode'] },
  paginationModel: { props: ['pagination'] },
  pageSizeOptions: { props: ['pagination'] },
  paginationMeta: { props: ['paginationMode'] },
  getEstimatedRowHeight: { props: ['getRowHeight'] },
  isRowSelectable: { props: ['checkboxSelection'] },
  dataSourceCache: { props: ['dataSource'] },
  onDataSourceError: { props: ['dataSource'] },
  getDetailPanelHeight: { props: ['getDetailPanelContent'] },
  detailPanelExpandedRowIds: { props: ['getDetailPanelContent'] },
  onDetailPanelExpandedRowIdsChange: { props: ['getDetailPanelContent'] },
  getTreeDataPath: { props: ['treeData'] },
  isGroupExpandedByDefault: { props: ['treeData'] },
  groupingColDef: { props: ['treeData'] },
  rowSelectionPropagation: { props: ['treeData', 'checkboxSelection'] },
  listViewColumn: { props: ['listView'] },
  onRowOrderChange: { props: ['rowReordering'] },
  aggregationFunctions: { props: ['aggregationModel'] },
  getAggregationPosition: { props: ['aggregationModel', 'rowGroupingModel'] },
  cellSelectionModel: { props: ['cellSelection'] },
  onCellSelectionModelChange: { props: ['cellSelection'] },
  aiAssistantConversations: { props: ['aiAssistant', 'showToolbar'] },
  aiAssistantSuggestions: { props: ['aiAssistant', 'showToolbar'] },
  onPrompt: { props: ['aiAssistant', 'showToolbar'] },
  onAiAssistantConversationsChange: { props: ['aiAssistant', 'onPrompt'] },
  onAiAssistantActiveConversationIndexChange: { props: ['aiAssistant', 'onPrompt'] },
  onActiveChartIdChange: { props: ['chartsIntegration'] },
  pivotModel: { props: ['pivotActive'] },
  pivotingColDef: { props: ['pivotActive', 'pivotModel'] },
  getPivotDerivedColumns: { props: ['pivotActive', 'pivotModel'] },
  onPivotModelChange: { props: ['pivotActive'] },
  splitClipboardPastedText: { props: ['cellSelection'] },
  ignoreValueFormatterDuringExport: { props: ['showToolbar'] },
  onExcelExportStateChange: { props: ['showToolbar'] },
  onSidebarOpen: { props: ['showToolbar'] },
  onSidebarClose: { props: ['showToolbar'] },
  renderLoading: { props: ['loading'] },
  onClear: { props: ['clearable'] },
  shouldDisableMonth: { props: ['views'] },
  selectionPropagation: { props: ['multiSelect', 'checkboxSelection'] },
  isItemReorderable: { props: ['itemsReordering'] },
  canMoveItemToNewPosition: { props: ['itemsReordering'] },
  onItemPositionChange: { props: ['itemsReordering'] },
  onItemLabelChange: { props: ['isItemEditable'] },
};

/** The same for props that have a different meaning in other components. */
const OWN_NEEDS: readonly { components: RegExp; prop: string; needs: TryItNeeds }[] = [
  { components: /^(?!Bar|Line)\w*Chart|^Heatmap$/, prop: 'dataset', needs: { props: ['series'] } },
  { components: /Chart|^Heatmap$/, prop: 'localeText', needs: { props: ['loading'] } },
  {
    components: /^DataGridPremium$/,
    prop: 'experimentalFeatures',
    needs: { props: ['chartsIntegration', 'showToolbar'] },
  },
];

/** Finds the props that a prop needs. Rules about props the component doesn't have are ignored. */
export function findNeeds(
  component: string,
  name: string,
  names: ReadonlySet<string>,
): TryItNeeds | undefined {
  const own = OWN_NEEDS.find(
    ({ components, prop }) => prop === name && components.test(component),
  )?.needs;
  const needs = own ?? NEEDS[name];
  return needs?.props.every((prop) => names.has(prop)) ? needs : undefined;
}

/** Whether a control is set while the props it needs aren't. */
export function lacksCompanions(
  { props, when }: TryItNeeds,
  value: string | undefined,
  isSet: (prop: string) => boolean,
): boolean {
  if (value === undefined || (when !== undefined && value !== when)) return false;
  return !props.every(isSet);
}

/** Props that always throw in the documented version. */
const FAULTS: readonly { components: RegExp; prop: string }[] = [
  // It's passed on to the drawing surface, which mistakes it for the Material UI theme.
  {
    components: /^((Bar|Line|Pie|Radar|Scatter|SparkLine)Chart|ChartContainer)$/,
    prop: 'theme',
  },
];

export function endsInError(component: string, name: string): boolean {
  return FAULTS.some(({ components, prop }) => prop === name && components.test(component));
}
