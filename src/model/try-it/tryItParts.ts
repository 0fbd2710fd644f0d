import type { ProductId } from '../product/ProductConfig.ts';
import { TRY_IT_PART_PROPS } from './tryItPartProps.ts';
import type { TryItLiteral } from './tryItPartProps.ts';

/** The hosts that show parts. They're implemented in `content/try-it` and described in `tryIt.hosts` of the interface texts. */
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

export interface TryItPart {
  host: TryItHost;
  /** Props that the part requires, or that make it visible. */
  props: Readonly<Record<string, TryItLiteral>>;
}

type Names = Readonly<Partial<Record<TryItHost, string>>>;

/** Names of parts by host, separated by spaces. */
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

/** A pattern is enough, because the grid has about fifty icons with similar names. */
export function isGridIcon(name: string): boolean {
  return /^Grid(?!ColumnHeader)\w*Icon$|^GridKeyboardArrowRight$/.test(name);
}

const parts: Readonly<Record<string, TryItPart>> = Object.fromEntries(
  Object.entries(HOSTS).flatMap(([productId, hosts]) =>
    Object.entries(hosts).flatMap(([host, names]) =>
      names.split(' ').map((name): [string, TryItPart] => {
        const key = `${productId} ${name}`;
        return [key, { host: host as TryItHost, props: TRY_IT_PART_PROPS[key] ?? {} }];
      }),
    ),
  ),
);

/** Returns the host and the props of a part, or nothing if the component isn't a part. */
export function findTryItPart(productId: ProductId, name: string): TryItPart | undefined {
  if (productId === 'x-data-grid' && isGridIcon(name)) return { host: 'alone', props: {} };
  return parts[`${productId} ${name}`];
}

/** All parts listed here, without the grid's many icons. */
export function listTryItParts(productId: ProductId): string[] {
  return Object.values(HOSTS[productId]).flatMap((names) => names.split(' '));
}
