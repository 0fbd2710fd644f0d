import type { ProductId } from '../ProductConfig.ts';

/** What a part of a component is shown in; the site has a host for each. Its words are `tryIt.hosts` of the interface. */
export type TryItHost =
  | 'alone'
  | 'gridToolbar'
  | 'gridMenu'
  | 'gridColumnMenu'
  | 'gridInside'
  | 'gridCell'
  | 'gridEditCell'
  | 'gridSlot'
  | 'gridPanel'
  | 'gridBeside'
  | 'chart'
  | 'chartSlot'
  | 'picker'
  | 'pickerOpen'
  | 'treeItem';

/** A value that can be written down: both the live part and the code shown are made of it. */
export type TryItLiteral =
  string | number | boolean | readonly TryItLiteral[] | { readonly [key: string]: TryItLiteral };

export interface TryItPart {
  host: TryItHost;
  /** What the part cannot do without, or would not be seen without. */
  props: Readonly<Record<string, TryItLiteral>>;
}

type Names = Readonly<Partial<Record<TryItHost, string>>>;

/** Names of parts by host, with a space between them. */
const HOSTS: Readonly<Record<ProductId, Names>> = {
  'x-data-grid': {
    alone: 'GridChartsIntegrationContextProvider',
    gridToolbar:
      'AiAssistantPanelTrigger ChartsPanelTrigger ColumnsPanelTrigger ExportCsv ExportExcel ExportPrint FilterPanelTrigger PivotPanelTrigger QuickFilter QuickFilterClear QuickFilterControl QuickFilterTrigger ToolbarButton GridToolbarColumnsButton GridToolbarDensitySelector GridToolbarExport GridToolbarExportContainer GridToolbarFilterButton GridToolbarQuickFilter',
    gridMenu: 'GridCsvExportMenuItem GridExcelExportMenuItem GridPrintExportMenuItem',
    gridColumnMenu:
      'GridColumnMenu GridGenericColumnMenu GridColumnMenuContainer GridColumnMenuAggregationItem GridColumnMenuColumnsItem GridColumnMenuFilterItem GridColumnMenuGroupingItem GridColumnMenuHideItem GridColumnMenuManageItem GridColumnMenuPinningItem GridColumnMenuSortItem',
    gridInside:
      'GridColumnHeaderItem GridColumnHeaderMenu GridContextProvider GridHeaderFilterMenuContainer GridOverlay GridPanelContent GridPanelFooter GridPanelHeader GridPanelWrapper GridSelectedRowCount GridColumnHeaderTitle GridColumnHeaderSeparator GridShadowScrollArea GridPortalWrapper GridFilterForm GridFilterInputBoolean GridFilterInputDate GridFilterInputMultipleSingleSelect GridFilterInputMultipleValue GridFilterInputSingleSelect GridFilterInputValue GridMenu PromptField PromptFieldControl PromptFieldRecord PromptFieldSend',
    gridCell:
      'GridActionsCell GridActionsCellItem GridBooleanCell GridCellCheckboxForwardRef GridCellCheckboxRenderer GridDetailPanelToggleCell GridHeaderCheckbox GridRowReorderCell GridTreeDataGroupingCell',
    gridEditCell: 'GridEditBooleanCell GridEditDateCell GridEditInputCell GridEditSingleSelectCell',
    gridSlot:
      'GridBody GridCell GridRoot GridRow GridColumnHeaders GridColumnHeaderSortIcon GridColumnHeaderFilterIconButton GridEmptyPivotOverlay GridFooter GridHeaderFilterCell GridHeaderFilterMenu GridLoadingOverlay GridNoColumnsOverlay GridNoRowsOverlay GridRowCount GridSkeletonCell GridToolbar GridToolbarContainer Toolbar',
    gridBeside: 'GridChartsRendererProxy',
    gridPanel: 'GridChartsPanel GridColumnsManagement GridColumnsPanel GridFilterPanel GridPanel',
  },
  'x-date-pickers': {
    alone:
      'DateRangePickerDay DateRangePickerDay2 DayCalendarSkeleton PickerDay2 PickersCalendarHeader PickersDay PickersFilledInput PickersInput PickersInputBase PickersLayoutContentWrapper PickersLayoutRoot PickersOutlinedInput PickersRangeCalendarHeader PickersSectionList PickersSectionListRoot PickersSectionListSection PickersSectionListSectionContent PickersSectionListSectionSeparator PickersTextField',
    picker:
      'DatePickerToolbar DateRangePickerToolbar DateTimePickerTabs DateTimePickerToolbar PickersActionBar PickersLayout PickersShortcuts TimePickerToolbar',
    pickerOpen:
      'DateTimeRangePickerTabs DateTimeRangePickerToolbar DesktopDateTimePickerLayout TimeRangePickerTabs TimeRangePickerToolbar',
  },
  'x-charts': {
    alone:
      'ChartContainer ChartContainerPro ChartDataProvider ChartDataProviderPro ChartsLabel ChartsLabelMark ChartsLocalizationProvider ChartsTooltipCell ChartsTooltipPaper ChartsTooltipRow ChartsTooltipTable GaugeContainer RadarDataProvider',
    chart:
      'AnimatedArea AnimatedLine AreaElement AreaPlot BarElement BarLabel BarPlot ChartsAxis ChartsAxisHighlight ChartsAxisHighlightPath ChartsAxisTooltipContent ChartsGrid ChartsItemTooltipContent ChartsLegend ChartsLoadingOverlay ChartsNoDataOverlay ChartsOverlay ChartsReferenceLine ChartsSurface ChartsText ChartsToolbarImageExportTrigger ChartsToolbarPrintExportTrigger ChartsToolbarPro ChartsToolbarZoomInTrigger ChartsToolbarZoomOutTrigger ChartsTooltip ChartsTooltipContainer ChartsWrapper ChartsXAxis ChartsYAxis ContinuousColorLegend FunnelPlot GaugeValueArc GaugeValueText HeatmapPlot LineElement LineHighlightElement LineHighlightPlot LinePlot MarkElement MarkPlot PieArc PieArcLabel PieArcLabelPlot PieArcPlot PiePlot PiecewiseColorLegend RadarAxis RadarAxisHighlight RadarGrid RadarSeriesArea RadarSeriesMarks RadarSeriesPlot SankeyPlot Scatter ScatterMarker ScatterPlot Toolbar ToolbarButton',
    chartSlot:
      'FunnelSection FunnelSectionLabel HeatmapTooltip HeatmapTooltipContent SankeyTooltip SankeyTooltipContent',
  },
  'x-tree-view': {
    treeItem:
      'RichTreeViewProRoot RichTreeViewRoot SimpleTreeViewRoot TreeItem TreeItemCheckbox TreeItemContent TreeItemDragAndDropOverlay TreeItemIcon TreeItemIconContainer TreeItemLabel TreeItemLabelInput TreeItemProvider TreeItemRoot',
  },
};

const BOX = { x: 120, y: 60, width: 60, height: 120, xOrigin: 120, yOrigin: 180 } as const;
const PATH = 'M80,200L160,80L240,140L320,60';
const ARC = {
  startAngle: 0,
  endAngle: 2,
  innerRadius: 30,
  outerRadius: 100,
  cornerRadius: 0,
  paddingAngle: 0,
  color: 'teal',
} as const;
const DAY = {
  isFirstVisibleCell: false,
  isLastVisibleCell: false,
  outsideCurrentMonth: false,
} as const;
const RANGE_DAY = {
  ...DAY,
  isHighlighting: true,
  isStartOfHighlighting: false,
  isEndOfHighlighting: false,
  isPreviewing: false,
  isStartOfPreviewing: false,
  isEndOfPreviewing: false,
} as const;
const BARS = {
  series: [{ type: 'bar', id: 'main', data: [4, 3, 5], label: 'North' }],
  xAxis: [{ id: 'x', scaleType: 'band', data: ['April', 'May', 'June'] }],
  height: 260,
  children: '{plots}',
} as const;

const ZOOMED_BARS = { ...BARS, xAxis: [{ ...BARS.xAxis[0], zoom: true }] } as const;

/** Props that parts start with, by product and name. */
const PROPS: Readonly<Record<string, Readonly<Record<string, TryItLiteral>>>> = {
  'x-data-grid AiAssistantPanelTrigger': { children: 'Assistant' },
  'x-data-grid ChartsPanelTrigger': { children: 'Charts' },
  'x-data-grid ColumnsPanelTrigger': { children: 'Columns' },
  'x-data-grid ExportCsv': { children: 'CSV' },
  'x-data-grid ExportExcel': { children: 'Excel' },
  'x-data-grid ExportPrint': { children: 'Print' },
  'x-data-grid FilterPanelTrigger': { children: 'Filters' },
  'x-data-grid PivotPanelTrigger': { children: 'Pivot' },
  'x-data-grid ToolbarButton': { children: 'Save' },
  'x-data-grid Toolbar': { children: 'People of all teams' },
  'x-data-grid GridToolbarContainer': { children: 'People of all teams' },
  'x-data-grid QuickFilter': { children: '{control}' },
  'x-data-grid PromptField': { children: '{control}' },
  'x-data-grid GridColumnMenuContainer': { children: '{items}' },
  'x-data-grid GridColumnHeaderItem': {
    colIndex: 1,
    columnMenuOpen: false,
    headerHeight: 56,
    isDragging: false,
    isLast: false,
    isResizing: false,
    isSiblingFocused: false,
    showLeftBorder: false,
    showRightBorder: false,
    sortDirection: 'asc',
    tabIndex: -1,
  },
  'x-data-grid GridColumnHeaderMenu': { open: false },
  'x-data-grid GridChartsRendererProxy': { id: 'sales', label: 'Sales' },
  'x-data-grid QuickFilterTrigger': { children: 'Search' },
  'x-data-grid QuickFilterClear': { children: 'Clear' },
  'x-data-grid PromptFieldRecord': { children: 'Record' },
  'x-data-grid PromptFieldSend': { children: 'Send' },
  'x-data-grid GridActionsCellItem': { label: 'Delete', showInMenu: false },
  'x-data-grid GridChartsIntegrationContextProvider': { children: 'A grid and its charts' },
  'x-data-grid GridColumnHeaderSeparator': { height: 40, resizable: true, resizing: false },
  'x-data-grid GridColumnHeaderTitle': { label: 'City of residence', columnWidth: 90 },
  'x-data-grid GridMenu': { open: false, children: 'Anything' },
  'x-data-grid GridOverlay': { children: 'Over the rows' },
  'x-data-grid GridPanelContent': { children: 'What the panel is about' },
  'x-data-grid GridPanelFooter': { children: 'The foot of a panel' },
  'x-data-grid GridPanelHeader': { children: 'The head of a panel' },
  'x-data-grid GridPanelWrapper': { children: 'A panel' },
  'x-data-grid GridPortalWrapper': { children: 'At the end of the page' },
  'x-data-grid GridSelectedRowCount': { selectedRowCount: 3 },
  'x-data-grid GridShadowScrollArea': { children: 'What can be scrolled' },
  'x-data-grid GridToolbarExportContainer': { children: 'Items of the menu' },
  'x-date-pickers PickersDay': DAY,
  'x-date-pickers PickerDay2': DAY,
  'x-date-pickers DateRangePickerDay': RANGE_DAY,
  'x-date-pickers DateRangePickerDay2': RANGE_DAY,
  'x-date-pickers PickersCalendarHeader': {
    view: 'day',
    views: ['year', 'day'],
    timezone: 'default',
    reduceAnimations: false,
  },
  'x-date-pickers PickersRangeCalendarHeader': {
    calendars: 2,
    monthIndex: 0,
    view: 'day',
    views: ['day'],
    timezone: 'default',
    reduceAnimations: false,
  },
  'x-date-pickers PickersLayoutContentWrapper': { children: 'The calendar' },
  'x-date-pickers PickersLayoutRoot': { children: 'Toolbar, calendar and actions' },
  'x-date-pickers PickersSectionListRoot': { children: 'Sections' },
  'x-date-pickers PickersSectionListSection': { children: 'A section' },
  'x-date-pickers PickersSectionListSectionContent': { children: '12' },
  'x-date-pickers PickersSectionListSectionSeparator': { children: '/' },
  'x-date-pickers PickersTextField': { label: 'Due date' },
  'x-date-pickers PickersActionBar': { actions: ['cancel', 'accept'] },
  'x-charts ChartContainer': BARS,
  'x-charts ChartContainerPro': ZOOMED_BARS,
  'x-charts ChartDataProvider': BARS,
  'x-charts ChartDataProviderPro': ZOOMED_BARS,
  'x-charts RadarDataProvider': {
    series: [{ id: 'main', data: [120, 98, 86, 99, 85], label: 'Lisa' }],
    radar: { max: 120, metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'] },
    height: 260,
    children: '{plots}',
  },
  'x-charts GaugeContainer': { value: 60, height: 220, children: '{arcs}' },
  'x-charts ChartsLabel': { children: 'North' },
  'x-charts ChartsLabelMark': { color: 'teal' },
  'x-charts ChartsLocalizationProvider': { children: '{charts}' },
  'x-charts ChartsTooltipCell': { children: 'North' },
  'x-charts ChartsTooltipRow': { children: '{cells}' },
  'x-charts ChartsTooltipTable': { children: '{rows}' },
  'x-charts ChartsSurface': { children: '{plots}' },
  'x-charts ChartsWrapper': { children: '{plots}' },
  'x-charts ChartsTooltipPaper': { children: 'North: 4' },
  'x-charts AnimatedArea': { d: `${PATH}L320,200Z` },
  'x-charts AnimatedLine': { d: PATH },
  'x-charts AreaElement': { id: 'main', color: 'teal', d: `${PATH}L320,200Z` },
  'x-charts LineElement': { id: 'main', color: 'teal', d: PATH },
  'x-charts MarkElement': {
    id: 'main',
    dataIndex: 1,
    color: 'teal',
    shape: 'circle',
    x: 160,
    y: 100,
  },
  'x-charts LineHighlightElement': { id: 'main', color: 'teal', shape: 'circle', x: 160, y: 100 },
  'x-charts BarElement': {
    id: 'main',
    dataIndex: 0,
    color: 'teal',
    layout: 'vertical',
    skipAnimation: false,
    ...BOX,
  },
  'x-charts BarLabel': {
    seriesId: 'main',
    dataIndex: 0,
    color: 'teal',
    layout: 'vertical',
    skipAnimation: false,
    isFaded: false,
    isHighlighted: false,
    children: '4',
    ...BOX,
  },
  'x-charts ScatterMarker': {
    seriesId: 'main',
    dataIndex: 0,
    color: 'teal',
    size: 12,
    x: 160,
    y: 100,
    isFaded: false,
    isHighlighted: false,
  },
  'x-charts ChartsAxisHighlight': { x: 'band' },
  'x-charts ChartsAxisHighlightPath': { d: 'M160,20L160,220' },
  'x-charts ChartsGrid': { horizontal: true },
  'x-charts ChartsReferenceLine': { y: 3, label: 'Target' },
  'x-charts ChartsText': { x: 60, y: 60, text: 'Spring' },
  'x-charts ChartsToolbarImageExportTrigger': { children: 'Image' },
  'x-charts ChartsToolbarPrintExportTrigger': { children: 'Print' },
  'x-charts ChartsToolbarZoomInTrigger': { children: 'Nearer' },
  'x-charts ChartsToolbarZoomOutTrigger': { children: 'Further' },
  'x-charts Toolbar': { children: 'North and South' },
  'x-charts ToolbarButton': { children: 'Save' },
  'x-charts ContinuousColorLegend': { axisDirection: 'y' },
  'x-charts PiecewiseColorLegend': { axisDirection: 'y' },
  'x-charts PieArc': {
    id: 'main',
    dataIndex: 0,
    isFaded: false,
    isFocused: false,
    isHighlighted: false,
    skipAnimation: false,
    ...ARC,
  },
  'x-charts PieArcLabel': {
    id: 'main',
    formattedArcLabel: 'Train',
    arcLabelRadius: 65,
    isFaded: false,
    isHighlighted: false,
    skipAnimation: false,
    ...ARC,
  },
  'x-charts PieArcPlot': { id: 'main', outerRadius: 100 },
  'x-charts PieArcLabelPlot': { id: 'main', outerRadius: 100, arcLabel: 'value' },
  'x-tree-view TreeItem': { itemId: 'pears', label: 'Pears' },
  'x-tree-view TreeItemCheckbox': { visible: true },
  'x-tree-view TreeItemDragAndDropOverlay': { action: 'reorder-above' },
};

/** The grid has about fifty icons, which are named alike. */
export function isGridIcon(name: string): boolean {
  return /^Grid(?!ColumnHeader)\w*Icon$|^GridKeyboardArrowRight$/.test(name);
}

const parts: Readonly<Record<string, TryItPart>> = Object.fromEntries(
  Object.entries(HOSTS).flatMap(([productId, hosts]) =>
    Object.entries(hosts).flatMap(([host, names]) =>
      names.split(' ').map((name): [string, TryItPart] => {
        const key = `${productId} ${name}`;
        return [key, { host: host as TryItHost, props: PROPS[key] ?? {} }];
      }),
    ),
  ),
);

/** Where a part of a component is shown, and with what; nothing for components that are no such parts. */
export function findTryItPart(productId: ProductId, name: string): TryItPart | undefined {
  if (productId === 'x-data-grid' && isGridIcon(name)) return { host: 'alone', props: {} };
  return parts[`${productId} ${name}`];
}

/** Parts that are named here, without the icons of the grid, which are too many. */
export function listTryItParts(productId: ProductId): string[] {
  return Object.values(HOSTS[productId]).flatMap((names) => names.split(' '));
}
