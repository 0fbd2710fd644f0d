import type { SceneLoaders } from '../shared/Scene.ts';

/** Parts of charts, each in the chunk of its chart. */
export const chartPartLoaders: SceneLoaders = {
  AnimatedArea: () => import('@mui/x-charts/LineChart').then((m) => m.AnimatedArea),
  AnimatedLine: () => import('@mui/x-charts/LineChart').then((m) => m.AnimatedLine),
  AreaElement: () => import('@mui/x-charts/LineChart').then((m) => m.AreaElement),
  AreaPlot: () => import('@mui/x-charts/LineChart').then((m) => m.AreaPlot),
  BarElement: () => import('@mui/x-charts/BarChart').then((m) => m.BarElement),
  BarLabel: () => import('@mui/x-charts/BarChart').then((m) => m.BarLabel),
  BarPlot: () => import('@mui/x-charts/BarChart').then((m) => m.BarPlot),
  ChartContainer: () => import('@mui/x-charts/ChartContainer').then((m) => m.ChartContainer),
  ChartDataProvider: () =>
    import('@mui/x-charts/ChartDataProvider').then((m) => m.ChartDataProvider),
  ChartsAxis: () => import('@mui/x-charts/ChartsAxis').then((m) => m.ChartsAxis),
  ChartsAxisHighlight: () =>
    import('@mui/x-charts/ChartsAxisHighlight').then((m) => m.ChartsAxisHighlight),
  ChartsAxisHighlightPath: () =>
    import('@mui/x-charts/ChartsAxisHighlight').then((m) => m.ChartsAxisHighlightPath),
  ChartsAxisTooltipContent: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsAxisTooltipContent),
  ChartsGrid: () => import('@mui/x-charts/ChartsGrid').then((m) => m.ChartsGrid),
  ChartsItemTooltipContent: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsItemTooltipContent),
  ChartsLabel: () => import('@mui/x-charts/ChartsLabel').then((m) => m.ChartsLabel),
  ChartsLabelMark: () => import('@mui/x-charts/ChartsLabel').then((m) => m.ChartsLabelMark),
  ChartsLegend: () => import('@mui/x-charts/ChartsLegend').then((m) => m.ChartsLegend),
  ChartsLoadingOverlay: () =>
    import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsLoadingOverlay),
  ChartsLocalizationProvider: () =>
    import('@mui/x-charts/ChartsLocalizationProvider').then((m) => m.ChartsLocalizationProvider),
  ChartsNoDataOverlay: () =>
    import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsNoDataOverlay),
  ChartsOverlay: () => import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsOverlay),
  ChartsReferenceLine: () =>
    import('@mui/x-charts/ChartsReferenceLine').then((m) => m.ChartsReferenceLine),
  ChartsSurface: () => import('@mui/x-charts/ChartsSurface').then((m) => m.ChartsSurface),
  ChartsText: () => import('@mui/x-charts/ChartsText').then((m) => m.ChartsText),
  ChartsTooltip: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltip),
  ChartsTooltipCell: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipCell),
  ChartsTooltipContainer: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipContainer),
  ChartsTooltipPaper: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipPaper),
  ChartsTooltipRow: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipRow),
  ChartsTooltipTable: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipTable),
  ChartsWrapper: () => import('@mui/x-charts/ChartsWrapper').then((m) => m.ChartsWrapper),
  ChartsXAxis: () => import('@mui/x-charts/ChartsXAxis').then((m) => m.ChartsXAxis),
  ChartsYAxis: () => import('@mui/x-charts/ChartsYAxis').then((m) => m.ChartsYAxis),
  ContinuousColorLegend: () =>
    import('@mui/x-charts/ChartsLegend').then((m) => m.ContinuousColorLegend),
  GaugeContainer: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeContainer),
  GaugeValueArc: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeValueArc),
  GaugeValueText: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeValueText),
  LineElement: () => import('@mui/x-charts/LineChart').then((m) => m.LineElement),
  LineHighlightElement: () => import('@mui/x-charts/LineChart').then((m) => m.LineHighlightElement),
  LineHighlightPlot: () => import('@mui/x-charts/LineChart').then((m) => m.LineHighlightPlot),
  LinePlot: () => import('@mui/x-charts/LineChart').then((m) => m.LinePlot),
  MarkElement: () => import('@mui/x-charts/LineChart').then((m) => m.MarkElement),
  MarkPlot: () => import('@mui/x-charts/LineChart').then((m) => m.MarkPlot),
  PieArc: () => import('@mui/x-charts/PieChart').then((m) => m.PieArc),
  PieArcLabel: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcLabel),
  PieArcLabelPlot: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcLabelPlot),
  PieArcPlot: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcPlot),
  PiePlot: () => import('@mui/x-charts/PieChart').then((m) => m.PiePlot),
  PiecewiseColorLegend: () =>
    import('@mui/x-charts/ChartsLegend').then((m) => m.PiecewiseColorLegend),
  RadarAxis: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarAxis),
  RadarAxisHighlight: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarAxisHighlight),
  RadarDataProvider: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarDataProvider),
  RadarGrid: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarGrid),
  RadarSeriesArea: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesArea),
  RadarSeriesMarks: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesMarks),
  RadarSeriesPlot: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesPlot),
  Scatter: () => import('@mui/x-charts/ScatterChart').then((m) => m.Scatter),
  ScatterMarker: () => import('@mui/x-charts/ScatterChart').then((m) => m.ScatterMarker),
  ScatterPlot: () => import('@mui/x-charts/ScatterChart').then((m) => m.ScatterPlot),
  Toolbar: () => import('@mui/x-charts/Toolbar').then((m) => m.Toolbar),
  ToolbarButton: () => import('@mui/x-charts/Toolbar').then((m) => m.ToolbarButton),
};
