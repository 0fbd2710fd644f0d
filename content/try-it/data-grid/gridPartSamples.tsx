import MenuItem from '@mui/material/MenuItem';
import {
  GridAddIcon,
  GridFilterListIcon,
  GridLogicOperator,
  GridSearchIcon,
} from '@mui/x-data-grid-premium';
import type {
  ColumnsPanelTriggerProps,
  ExportExcelProps,
  GridActionsCellItemProps,
  GridChartsPanelProps,
  GridColDef,
  GridColumnMenuProps,
  GridColumnsManagementProps,
  GridEditInputCellProps,
  GridFilterFormProps,
  GridFilterInputValueProps,
  GridFilterPanel,
  GridHeaderFilterCellProps,
  GridRenderCellParams,
  GridSkeletonCellProps,
  GridToolbarProps,
  GridToolbarQuickFilterProps,
  QuickFilterClearProps,
  QuickFilterControlProps,
  QuickFilterProps,
  ToolbarProps,
} from '@mui/x-data-grid-premium';
import type { ComponentProps, ReactNode } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

interface Holder {
  children: ReactNode;
}

function OwnMenu({ colDef }: { colDef: GridColDef }) {
  return <MenuItem>All about {colDef.headerName}</MenuItem>;
}

interface ChartProps {
  chartType: string;
  values: readonly unknown[];
}

function PlainChart({ chartType, values }: ChartProps) {
  return (
    <p>
      {chartType || 'No type yet'}: {values.length} values
    </p>
  );
}

export const gridPartSamples: SampleSets = [
  {
    for: /^Grid\w*Cell$|^GridCellCheckbox|^GridHeaderCheckbox$/,
    props: {
      aggregation: { 'a sum': { hasCellUnit: true, aggregationFunctionName: 'sum' } },
    } satisfies SamplesOf<Pick<GridRenderCellParams, 'aggregation'>>,
  },
  {
    for: /^GridColumnHeaderMenu$/,
    props: {
      ContentComponent: { 'one line': OwnMenu },
      contentComponentProps: { 'without columns': { slots: { columnMenuColumnsItem: null } } },
    },
  },
  {
    for: /^GridHeaderFilterCell$/,
    props: {
      headerClassName: { outlined: 'outlined' },
      InputComponentProps: { 'own placeholder': { slotProps: { root: { placeholder: 'Find' } } } },
    } satisfies SamplesOf<GridHeaderFilterCellProps>,
  },
  { for: /^GridChartsRendererProxy$/, props: { renderer: { 'a paragraph': PlainChart } } },
  {
    for: /^Grid(Body|Root)$/,
    props: {
      children: { 'a line of text': <p>Above the rows</p> },
      sidePanel: { 'a column': <aside>Beside the rows</aside> },
    },
  },
  { for: /^GridContextProvider$/, props: { children: { 'a line of text': <p>Inside a grid</p> } } },
  {
    for: /^Export(Csv|Excel|Print)$/,
    props: {
      options: { 'own file name': { fileName: 'people' } },
    } satisfies SamplesOf<ExportExcelProps>,
  },
  {
    for: /^(QuickFilter|PromptField)Control$/,
    props: {
      label: { text: 'Find people' },
      material: { filled: { variant: 'filled' } },
      render: {
        'own field': ({ ref, value, onChange, onKeyDown }) => (
          <input ref={ref} value={value} onChange={onChange} onKeyDown={onKeyDown} />
        ),
      },
      slotProps: { 'with an icon': { input: { startAdornment: <GridSearchIcon /> } } },
      type: { search: 'search', password: 'password' },
    } satisfies SamplesOf<QuickFilterControlProps>,
  },
  {
    for: /^(QuickFilterClear|PromptField(Record|Send)|ToolbarButton)$/,
    props: {
      children: { icon: <GridAddIcon fontSize="small" />, text: 'Do it' },
      material: { 'without ripple': { disableRipple: true } },
      render: { 'own button': <button type="button">Own</button> },
    } satisfies SamplesOf<QuickFilterClearProps>,
  },
  {
    for: /Trigger$|^Export/,
    props: {
      children: { text: 'Own text', icon: <GridFilterListIcon fontSize="small" /> },
      material: { contained: { variant: 'contained' } },
      render: { 'own button': <button type="button">Own</button> },
      startIcon: { plus: <GridAddIcon /> },
    } satisfies SamplesOf<ColumnsPanelTriggerProps>,
  },
  {
    for: /^(QuickFilter|PromptField)$/,
    props: {
      formatter: { 'comma between': (values) => values.join(', ') },
      parser: { 'comma between': (input) => input.split(',').map((word) => word.trim()) },
      render: { 'a section': <section /> },
    } satisfies SamplesOf<QuickFilterProps>,
  },
  {
    for: /^Toolbar$/,
    props: { render: { 'a section': <section /> } } satisfies SamplesOf<ToolbarProps>,
  },
  {
    for: /^GridActionsCellItem$/,
    props: {
      children: { text: 'more' },
      closeMenu: { nothing: () => {} },
      component: { 'a span': 'span' },
      iconEnd: { plus: <GridAddIcon fontSize="small" /> },
      iconStart: { plus: <GridAddIcon fontSize="small" /> },
      material: { 'without ripple': { disableRipple: true } },
      value: { text: 'delete' },
    } satisfies SamplesOf<GridActionsCellItemProps>,
  },
  {
    for: /^GridColumnHeaderSortIcon$/,
    props: {
      children: { text: '↕' },
      material: { 'without ripple': { disableRipple: true } },
      sortingOrder: { 'both ways': ['asc', 'desc'] },
    },
  },
  {
    for: /^GridColumnHeaderTitle$/,
    props: { description: { sentence: 'Where the person lives' } },
  },
  {
    for: /^Grid(Generic)?ColumnMenu$/,
    props: {
      slotProps: { 'columns first': { columnMenuColumnsItem: { displayOrder: 0 } } },
      slots: { 'without columns': { columnMenuColumnsItem: null } },
    } satisfies SamplesOf<GridColumnMenuProps>,
  },
  {
    for: /^GridColumnsManagement$/,
    props: {
      getTogglableColumns: {
        'all but the name': (columns) =>
          columns.map(({ field }) => field).filter((field) => field !== 'name'),
      },
      searchInputProps: { 'own placeholder': { placeholder: 'Which column?' } },
      searchPredicate: {
        'by its field': ({ field }, text) => field.startsWith(text.toLowerCase()),
      },
    } satisfies SamplesOf<GridColumnsManagementProps>,
  },
  {
    for: /^GridFilterForm$/,
    props: {
      columnInputProps: { 'small fields': { size: 'small' } },
      deleteIconProps: { faded: { style: { opacity: 0.4 } } },
      filterColumns: { 'name and age': () => ['name', 'age'] },
      logicOperatorInputProps: { 'small fields': { size: 'small' } },
      logicOperators: { 'only and': [GridLogicOperator.And] },
      operatorInputProps: { 'small fields': { size: 'small' } },
      valueInputProps: { disabled: { disabled: true } },
    } satisfies SamplesOf<GridFilterFormProps>,
  },
  {
    for: /^GridFilterInput(Multiple)?SingleSelect$/,
    props: { type: { 'single select': 'singleSelect' } },
  },
  {
    for: /^GridFilterInput/,
    props: {
      clearButton: { 'own button': <button type="button">Empty</button> },
      headerFilterMenu: { 'own button': <button type="button">Operators</button> },
      slotProps: { 'own placeholder': { root: { placeholder: 'What to look for' } } },
    } satisfies SamplesOf<GridFilterInputValueProps>,
  },
  {
    for: /^GridFilterPanel$/,
    props: {
      filterFormProps: { 'columns by name': { columnsSort: 'asc' } },
      getColumnForNewFilter: { 'the age': () => 'age' },
      logicOperators: { 'only and': [GridLogicOperator.And] },
    } satisfies SamplesOf<ComponentProps<typeof GridFilterPanel>>,
  },
  {
    for: /^GridEdit(Input|Date)Cell$/,
    props: {
      slotProps: { 'in color': { root: { style: { color: 'crimson' } } } },
    } satisfies SamplesOf<GridEditInputCellProps>,
  },
  {
    for: /^GridSkeletonCell$/,
    props: {
      height: { '24 pixels': 24 },
      width: { '60 pixels': 60 },
    } satisfies SamplesOf<GridSkeletonCellProps>,
  },
  {
    for: /^GridChartsPanel$/,
    props: {
      getColumnName: { 'in capitals': (field) => field.toUpperCase() },
      schema: { none: {} },
    } satisfies SamplesOf<GridChartsPanelProps>,
  },
  {
    for: /^GridToolbarQuickFilter$/,
    props: {
      quickFilterFormatter: { 'comma between': (values) => values.join(', ') },
      quickFilterParser: { 'comma between': (input) => input.split(',') },
      slotProps: { 'own placeholder': { root: { placeholder: 'Who?' } } },
    } satisfies SamplesOf<GridToolbarQuickFilterProps>,
  },
  {
    for: /^GridToolbar(Columns|Filter)?(Button|DensitySelector|ExportContainer|Export)$/,
    props: { slotProps: { contained: { button: { variant: 'contained' } } } },
  },
  {
    for: /^Grid(Toolbar|(Csv|Excel|Print)ExportMenuItem)/,
    props: {
      csvOptions: { 'semicolon between': { delimiter: ';' } },
      excelOptions: { 'own file name': { fileName: 'people' } },
      printOptions: { 'without footer': { hideFooter: true } },
      quickFilterProps: { 'own placeholder': { slotProps: { root: { placeholder: 'Who?' } } } },
      slotProps: { 'tooltips at once': { tooltip: { enterDelay: 0 } } },
      options: { 'own file name': { fileName: 'people' } },
    } satisfies SamplesOf<GridToolbarProps & ExportExcelProps>,
  },
  {
    for: /^Grid(Cell|Menu|Panel|PortalWrapper|ShadowScrollArea|ToolbarExportContainer|ChartsIntegrationContextProvider)$/,
    props: { children: { text: 'Own content' } } satisfies SamplesOf<Holder>,
  },
];
