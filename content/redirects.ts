/** Old URL → the page that replaced it, in a single step. */
export const redirects: Record<string, string> = {
  // Renamed guides.
  '/x/advanced-components/': '/x/introduction/',
  '/x/react-data-grid/getting-started/': '/x/react-data-grid/quickstart/',
  '/x/react-data-grid/columns/': '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/rows/': '/x/react-data-grid/row-definition/',
  '/x/react-data-grid/selection/': '/x/react-data-grid/row-selection/',
  '/x/react-data-grid/group-pivot/': '/x/react-data-grid/row-grouping/',
  '/x/react-date-pickers/getting-started/': '/x/react-date-pickers/quickstart/',
  '/x/react-charts/getting-started/': '/x/react-charts/quickstart/',
  '/x/react-charts/overview/': '/x/react-charts/',
  '/x/react-tree-view/getting-started/': '/x/react-tree-view/quickstart/',
  '/x/react-tree-view/simple-tree-view/': '/x/react-tree-view/simple-tree-view/items/',
  '/x/react-tree-view/rich-tree-view/': '/x/react-tree-view/rich-tree-view/items/',
  '/x/react-data-grid/migration-v4/': '/x/migration/migration-data-grid-v4/',
  '/x/react-date-pickers/migration-lab/': '/x/migration/migration-pickers-lab/',

  // Renamed or merged API pages. Comments in the packages still mention some of them.
  '/x/api/charts/bar-series-type/': '/x/api/charts/bar-series/',
  '/x/api/charts/line-series-type/': '/x/api/charts/line-series/',
  '/x/api/charts/pie-series-type/': '/x/api/charts/pie-series/',
  '/x/api/charts/scatter-series-type/': '/x/api/charts/scatter-series/',
  '/x/api/charts/charts-tool-tip/': '/x/api/charts/charts-tooltip/',
  '/x/api/charts/circle-mark-element/': '/x/api/charts/mark-element/',
  '/x/api/charts/composition/': '/x/react-charts/composition/',
  '/x/api/date-pickers/calendar-picker-skeleton/': '/x/api/date-pickers/day-calendar-skeleton/',
  '/x/api/tree-view/tree-item-2/': '/x/api/tree-view/tree-item/',

  // Short links that the packages print in the console.
  '/r/x-get-license/': '/x/introduction/licensing/',
  '/r/x-license-annual/': '/x/introduction/licensing/',
  '/r/x-license-key-installation/': '/x/introduction/licensing/',
  '/r/x-license-trial/': '/x/introduction/licensing/',
  '/r/x-telemetry-postinstall-troubleshoot/': '/x/guides/telemetry/',
  '/r/x-data-grid-no-dimensions/': '/x/react-data-grid/layout/',
};
