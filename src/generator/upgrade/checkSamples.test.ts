import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codemods } from '#content/codemods/codemods.ts';
import { siteConfig } from '#content/site.config.ts';
import { checkSource } from '#model/upgrade/checkSource.ts';
import { readVersionHistory } from '../api-reference/versions/versionHistory.ts';
import { getContent } from '../content/loadContent.ts';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { createUpgradeFamily } from './createUpgradeFamily.ts';

/** The real histories and guides, without links to the reference, which would need every package. */
const families = siteConfig.products.flatMap((product) => {
  const history = readVersionHistory(product.id);
  if (!history) return [];
  return createUpgradeFamily(product, {
    history,
    pages: getContent(),
    codemods: codemods[product.id],
    findReference: () => undefined,
  });
});

/**
 * Everything that someone who knows the guides would mark in each file: the line number and the name. A question mark means that
 * only a look at the code shows whether it has to change. The lists come from the guides and from the sources of the old packages.
 * They don't include behavior without a name in the code, such as a changed default or `density` becoming controlled, or the type
 * arguments that were removed from `DateRangePickerProps`.
 */
const SAMPLES: Record<string, { from: string; uses: string[] }> = {
  'v7-orders-grid.tsx': {
    from: '7.29',
    uses: [
      '9 GridToolbarContainer',
      '10 GridToolbarColumnsButton',
      '11 GridToolbarDensitySelector',
      '12 GridToolbarExport',
      '13 GridToolbarQuickFilter',
      '16 selectedGridRowsSelector',
      '18 useGridApiEventHandler',
      '22 GridRowSelectionModel?',
      '24 LicenseInfo',
      '31 --DataGrid-containerBackground',
      '33 pinnedColumns',
      '34 MuiDataGrid-pinnedRowsRenderZone',
      '67 setRowSelectionModel?',
      '85 resize',
      '99 apiRef?',
      '106 rowSelectionModel?',
      '107 onRowSelectionModelChange?',
      '108 rowPositionsDebounceMs',
      '109 indeterminateCheckboxAction',
      '111 toolbar?',
      '111 baseFormControl',
    ],
  },
  'v7-stock-editor.tsx': {
    from: '7.29',
    uses: [
      '9 GridListColDef',
      '11 GridSortItem',
      '15 GridInputRowSelectionModel',
      '33 updateRow?',
      '73 getSelectedRows',
      '74 getExpandedDetailPanels?',
      '75 getRowId',
      '76 forceUpdate',
      '86 apiRef?',
      '89 unstable_dataSource',
      '90 unstable_onDataSourceError',
      '91 unstable_listView',
      '92 unstable_listColumn',
      '93 resetPageOnSortFilter',
      '97 detailPanelExpandedRowIds?',
      '98 onDetailPanelExpandedRowIdsChange?',
      '99 rowsLoadingMode',
      '100 toolbar?',
      '100 GridToolbar',
    ],
  },
  'v7-trip-form.tsx': {
    from: '7.29',
    uses: [
      '7 @mui/x-date-pickers/AdapterDateFnsV3',
      '9 usePickersTranslations',
      '15 LicenseInfo',
      '17 FieldValueType',
      '18 NonEmptyDateRange',
      '32 disableOpenPicker',
      '49 onAccept',
      '49 onClear',
      '49 onCancel',
      '67 fieldSeparator',
      '90 fieldRoot',
      '93 disableOpenPicker',
    ],
  },
  'v7-sales-dashboard.tsx': {
    from: '7.29',
    uses: [
      '8 ResponsiveChartContainer',
      '13 ChartsItemContentProps',
      '14 ChartsOnAxisClickHandler',
      '16 unstable_useBarSeries',
      '17 LayoutConfig',
      '20 highlighted',
      '20 faded',
      '28 labelFontSize',
      '37 isPointInside',
      '39 seriesOrder',
      '50 faded',
      '60 tickFontSize',
      '62 leftAxis',
      '63 bottomAxis',
      '64 legend',
      '65 tooltip',
      '71 xAxisKey',
      '74 direction?',
      '74 position?',
      '74 itemMarkWidth',
      '79 column',
      '80 MuiChartsLegend-row',
      '88 itemContent',
      '91 colors',
      '96 experimentalRendering',
      '97 position',
      '97 tickFontSize',
      '99 itemContent',
    ],
  },
  'v7-file-tree.tsx': {
    from: '7.29',
    uses: [
      '8 TreeItemContentProps',
      '9 TreeView',
      '10 TreeItem2',
      '10 TreeItem2Props',
      '11 TreeItem2Provider',
      '12 unstable_useTreeItem2',
      '14 useTreeItemState',
      '19 selected',
      '20 Mui-focused',
      '60 setItemExpansion?',
      '61 selectItem',
      '73 onExpandedItemsChange?',
      '74 onItemSelectionToggle?',
      '75 experimentalFeatures',
      '79 ContentComponent',
      '80 ContentProps',
    ],
  },
  'v6-customers-grid.jsx': {
    from: '6.20',
    uses: [
      '9 GridToolbar',
      '10 frFR',
      '13 gridDensityValueSelector',
      '17 @mui/x-license-pro',
      '24 MuiDataGrid-cellContent',
      '25 MuiDataGrid-cell--withRenderer',
      '27 columnHeadersInner',
      '42 valueGetter?',
      '47 valueFormatter?',
      '52 valueSetter?',
      '53 valueParser?',
      '96 rowBuffer',
      '97 columnThreshold',
      '101 columnGrouping',
      '104 columnsPanelShowAllButton',
      '107 components',
      '107 Toolbar?',
      '107 PreferencesPanel',
      '108 componentsProps',
      '110 disableHideAllButton',
      '110 sort',
      '114 getOptionLabel',
    ],
  },
  'v6-booking-pickers.tsx': {
    from: '6.20',
    uses: [
      '17 dayPickerClasses',
      '18 frFR',
      '19 DateCalendarSlotsComponent',
      '22 DatePickerLab',
      '30 components',
      '59 dateLibInstance?',
      '67 defaultCalendarMonth',
      '68 dayOfWeekFormatter?',
      '69 components',
      '70 componentsProps',
      '82 shouldDisableClock',
      '85 componentsProps',
      '86 components',
    ],
  },
  'v6-team-page.tsx': {
    from: '6.20',
    uses: [
      '6 TreeView',
      '6 TreeViewProps',
      '9 BarChartSlotsComponent',
      '14 group',
      '19 defaultExpanded',
      '27 nodeId',
      '27 endIcon',
      '44 expanded',
      '45 selected',
      '46 onNodeToggle',
      '47 onNodeSelect',
      '48 defaultCollapseIcon',
      '49 defaultExpandIcon',
      '52 nodeId',
      '59 faded',
      '59 highlighted',
      '63 onClick',
      '64 legend',
      '69 tickFontSize',
      '70 yAxisKey',
      '71 labelFontSize',
      '72 rightAxis',
      '73 tooltip',
      '75 colors',
    ],
  },
};

/** Returns the uses in a file, or the reason why it can't be checked. */
function check(file: string, name: string, from: string) {
  const text = readFileSync(file, 'utf8');
  const report = checkSource({ name, text }, families, { from, to: '8.13' });
  return 'problem' in report ? report.problem : report.uses;
}

describe('checkSource with real files', () => {
  it.each(Object.entries(SAMPLES))('finds every use in %s and nothing else', (name, sample) => {
    const file = path.join(import.meta.dirname, 'samples', `${name}.txt`);
    const uses = check(file, name, sample.from);
    const found =
      typeof uses === 'string'
        ? uses
        : uses.map(
            ({ line, text, certainty }) => `${line} ${text}${certainty === 'possible' ? '?' : ''}`,
          );
    expect(found).toEqual(sample.uses);
  });

  // Demos are type-checked with the installed packages, so none of them can use what was removed.
  it('finds no removed APIs in the demos of this site', { timeout: 120_000 }, () => {
    const demos = listDemoFiles();
    expect(demos.length).toBeGreaterThan(1000);
    const found = demos.flatMap(({ file }) => {
      const uses = check(file, path.basename(file), '7.29');
      if (typeof uses === 'string') return [`${file}: ${uses}`];
      return uses
        .filter(({ difference }) => difference.kind === 'removed')
        .map(({ line, text }) => `${file}:${line} ${text}`);
    });
    expect(found).toEqual([]);
  });
});
