/** What a prop needs beside it to be seen. */
export interface TryItNeeds {
  /** Props that have to be set too. */
  props: readonly string[];
  /** The value, as a literal, for which they are needed; any when absent. */
  when?: string;
}

/** Props that change nothing by themselves, which the types do not tell. */
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
  aiAssistantActiveConversationIndex: { props: ['aiAssistant', 'aiAssistantConversations'] },
  activeChartId: { props: ['chartsIntegration'] },
  clipboardCopyCellDelimiter: { props: ['cellSelection'] },
  clearButtonPosition: { props: ['clearable'] },
  fixedWeekNumber: { props: ['showDaysOutsideCurrentMonth'] },
  currentMonthCalendarPosition: { props: ['calendars'] },
  ampmInClock: { props: ['ampm'] },
  disableIgnoringDatePartForTimeValidation: { props: ['minTime', 'maxTime'] },
  disabledItemsFocusable: { props: ['isItemDisabled'] },
};

export function findNeeds(name: string): TryItNeeds | undefined {
  return NEEDS[name];
}

/** Whether a control is set to something that its companions are missing for. */
export function lacksCompanions(
  { props, when }: TryItNeeds,
  value: string | undefined,
  isSet: (prop: string) => boolean,
): boolean {
  if (value === undefined || (when !== undefined && value !== when)) return false;
  return !props.every(isSet);
}
