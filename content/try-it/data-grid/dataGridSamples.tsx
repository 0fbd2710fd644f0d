import Box from '@mui/material/Box';
import { GRID_AGGREGATION_FUNCTIONS, GridCellModes, GridRowModes } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridAggregationFunction,
  GridDataSource,
  PromptResponse,
} from '@mui/x-data-grid-premium';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

function PeopleFooter() {
  return <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>Everyone is listed above.</Box>;
}

const dataSource: GridDataSource = {
  getRows: async () => ({
    rows: [
      { id: 1, name: 'Kira', team: 'Design', city: 'Oslo', age: 31, remote: true },
      { id: 2, name: 'Liam', team: 'Support', city: 'Quito', age: 45, remote: false },
    ],
    rowCount: 2,
  }),
};

const range: GridAggregationFunction<number, number> = {
  apply: ({ values }) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return Math.max(...numbers) - Math.min(...numbers);
  },
  label: 'range',
  columnTypes: ['number'],
};

async function sortByAge(): Promise<PromptResponse> {
  return {
    conversationId: 'ages',
    select: 0,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'age', direction: 'desc' }],
    grouping: [],
    pivoting: {},
  };
}

export const dataGridSamples: SampleSets = [
  {
    for: /^DataGridPremium$/,
    props: {
      aggregationFunctions: { 'with range': { ...GRID_AGGREGATION_FUNCTIONS, range } },
      aggregationModel: { 'mean age': { age: 'avg' }, oldest: { age: 'max' } },
      aiAssistantConversations: {
        'one prompt': [
          {
            id: 'ages',
            title: 'Ages',
            prompts: [
              { value: 'Sort by age', createdAt: new Date(2026, 0, 5), variant: 'success' },
            ],
          },
        ],
      },
      aiAssistantSuggestions: {
        'two prompts': [{ value: 'Sort by age' }, { value: 'Show who works remotely' }],
      },
      cellSelectionModel: { 'first names': { 1: { name: true }, 2: { name: true } } },
      experimentalFeatures: { charts: { charts: true } },
      getAggregationPosition: { 'in the group row': () => 'inline' },
      getPivotDerivedColumns: { none: () => undefined },
      onBeforeClipboardPasteStart: {
        'ask first': async () => {
          if (!window.confirm('Paste into the grid?')) throw new Error('Paste was refused.');
        },
      },
      onPrompt: { 'sort by age': sortByAge },
      pivotModel: {
        'age by team': {
          rows: [{ field: 'team' }],
          columns: [{ field: 'city' }],
          values: [{ field: 'age', aggFunc: 'avg' }],
        },
      },
      pivotingColDef: { 'wide columns': { width: 180 } },
      rowGroupingModel: { 'by team': ['team'], 'by team and city': ['team', 'city'] },
      splitClipboardPastedText: {
        'by semicolon': (text) => text.split('\n').map((line) => line.split(';')),
      },
    } satisfies SamplesOf<DataGridPremiumProps>,
  },
  {
    for: /^DataGridP/,
    props: {
      detailPanelExpandedRowIds: { 'first row': new Set([1]) },
      getDetailPanelContent: {
        'a sentence': ({ row }) => <Box sx={{ p: 2 }}>{`${row.name} lives in ${row.city}.`}</Box>,
      },
      getDetailPanelHeight: { '80 pixels': () => 80 },
      getTreeDataPath: { 'by team': (row) => [row.team, row.name] },
      groupingColDef: { 'own header': { headerName: 'Group', width: 220 } },
      isGroupExpandedByDefault: { 'the first level': (node) => node.depth === 0 },
      listViewColumn: {
        'name and city': {
          field: 'list',
          renderCell: ({ row }) => `${row.name}, ${row.city}`,
        },
      },
      pinnedColumns: {
        'name at the start': { left: ['name'] },
        'both sides': { left: ['name'], right: ['remote'] },
      },
      pinnedRows: {
        'one on top': {
          top: [{ id: 'lead', name: 'Lead', team: 'Design', city: 'Oslo', age: 50, remote: false }],
        },
      },
      rowSelectionPropagation: { 'both ways': { descendants: true, parents: true } },
    } satisfies SamplesOf<DataGridPremiumProps>,
  },
  {
    for: /^DataGrid/,
    props: {
      autosizeOptions: { 'headers too': { includeHeaders: true, expand: true } },
      logger: { 'the console': console },
      cellModesModel: { 'first name in edit': { 1: { name: { mode: GridCellModes.Edit } } } },
      classes: { 'outlined cells': { cell: 'outlined' } },
      columnGroupingModel: {
        'two groups': [
          { groupId: 'Person', children: [{ field: 'name' }, { field: 'team' }] },
          { groupId: 'Place', children: [{ field: 'city' }] },
        ],
      },
      columnVisibilityModel: { 'without team': { team: false } },
      columns: {
        'two columns': [
          { field: 'name', headerName: 'Name', flex: 1 },
          { field: 'age', headerName: 'Age', type: 'number' },
        ],
      },
      dataSource: { 'two rows': dataSource },
      dataSourceCache: { none: null },
      experimentalFeatures: { 'focus warning': { warnIfFocusStateIsNotSynced: true } },
      filterModel: {
        'older than 40': { items: [{ field: 'age', operator: '>', value: 40 }] },
      },
      getCellClassName: {
        'ages over 50': ({ field, value }) => (field === 'age' && value > 50 ? 'outlined' : ''),
      },
      getEstimatedRowHeight: { '80 pixels': () => 80 },
      getRowClassName: { 'remote people': ({ row }) => (row.remote ? 'outlined' : '') },
      getRowHeight: {
        'tall for remote people': ({ model }) => (model.remote ? 80 : null),
        'by content': () => 'auto',
      },
      getRowId: { 'the name': (row) => row.name },
      getRowSpacing: { '4 pixels': () => ({ top: 4, bottom: 4 }) },
      ignoreValueFormatterDuringExport: { 'in CSV': { csvExport: true } },
      initialState: {
        'oldest first': { sorting: { sortModel: [{ field: 'age', sort: 'desc' }] } },
      },
      isCellEditable: { 'the design team': ({ row }) => row.team === 'Design' },
      isRowSelectable: { 'remote people': ({ row }) => row.remote },
      localeText: {
        'own texts': {
          footerTotalRows: 'People:',
          paginationRowsPerPage: 'People per page:',
          columnMenuLabel: 'More about this column',
        },
      },
      pageSizeOptions: { '5 or 10': [5, 10] },
      paginationMeta: { 'last page': { hasNextPage: false } },
      paginationModel: { 'second page of 10': { page: 1, pageSize: 10 } },
      processRowUpdate: {
        'name in capitals': (row) => ({ ...row, name: row.name.toUpperCase() }),
      },
      rowModesModel: { 'first row in edit': { 1: { mode: GridRowModes.Edit } } },
      rowSelectionModel: { 'the third row': { type: 'include', ids: new Set([3]) } },
      rows: {
        'two rows': [
          { id: 1, name: 'Kira', team: 'Design', city: 'Oslo', age: 31, remote: true },
          { id: 2, name: 'Liam', team: 'Support', city: 'Quito', age: 45, remote: false },
        ],
        none: [],
      },
      slotProps: { 'tinted footer': { footer: { sx: { backgroundColor: 'action.hover' } } } },
      slots: { 'own footer': { footer: PeopleFooter } },
      sortModel: { 'oldest first': [{ field: 'age', sort: 'desc' }] },
      sortingOrder: { 'descending first': ['desc', 'asc'] },
    } satisfies SamplesOf<DataGridPremiumProps>,
  },
];
