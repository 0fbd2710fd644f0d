import Box from '@mui/material/Box';
// The package exports all parts, and a panel renders any of them by name.
import * as gridPackage from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import type { ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import {
  ChartHost,
  FIRST_ITEM,
  InColumnHeaderMenu,
  InColumnMenu,
  InFilterForm,
  InGrid,
  InHeaderFilter,
  InHeaderRow,
  InMenu,
  InPromptField,
  InProvider,
  InQuickFilter,
  InToolbar,
  RootOfGrid,
  TEAMS,
  createCellHost,
  createFilterHost,
  createHost,
  createToolbarHost,
  ignore,
  inPaidGrid,
  renderPart,
  withStart,
  withTeams,
} from './gridHosts.tsx';
import type { GridProps } from './gridHosts.tsx';
import { PartSlot } from '../shared/PartSlot.tsx';
import type { PartHost, Scene, SceneComponent } from '../shared/Scene.ts';

const PAID_NAMES =
  /^(AiAssistant|ChartsPanel|Pivot|Prompt|ExportExcel)|^Grid(Excel|Charts|ColumnMenu(Aggregation|Grouping|Pinning)|DetailPanel|EmptyPivot|HeaderFilter|RowReorder|TreeData)/;

/** Hosts of parts that don't share one. */
const HOSTS: Readonly<Record<string, PartHost>> = {
  QuickFilterClear: createToolbarHost(InQuickFilter),
  QuickFilterControl: createToolbarHost(InQuickFilter),
  QuickFilterTrigger: createToolbarHost(InQuickFilter),
  PromptFieldControl: createToolbarHost(InPromptField),
  PromptFieldRecord: createToolbarHost(InPromptField),
  PromptFieldSend: createToolbarHost(InPromptField),
  GridFilterForm: createToolbarHost(InFilterForm),
  GridChartsRendererProxy: ChartHost,
  GridColumnHeaderItem: createToolbarHost(InHeaderRow),
  GridColumnHeaderMenu: createToolbarHost(InColumnHeaderMenu),
  GridContextProvider: createToolbarHost(InProvider),
  GridHeaderFilterMenuContainer: createToolbarHost(InHeaderFilter),
  GridFilterInputBoolean: createFilterHost({ id: 1, field: 'remote', operator: 'is' }),
  GridFilterInputDate: createFilterHost({ id: 1, field: 'start', operator: 'is' }, withStart),
  GridFilterInputMultipleSingleSelect: createFilterHost(
    { id: 1, field: 'team', operator: 'isAnyOf', value: [] },
    withTeams,
  ),
  GridFilterInputMultipleValue: createFilterHost({
    id: 1,
    field: 'name',
    operator: 'isAnyOf',
    value: [],
  }),
  GridFilterInputSingleSelect: createFilterHost(
    { id: 1, field: 'team', operator: 'is' },
    withTeams,
  ),
  GridFilterInputValue: createFilterHost(FIRST_ITEM),
  GridActionsCell: createCellHost({
    type: 'actions',
    getActions: () => [
      <gridPackage.GridActionsCellItem
        key="delete"
        icon={<gridPackage.GridDeleteIcon />}
        label="Delete"
      />,
      <gridPackage.GridActionsCellItem key="copy" label="Copy" showInMenu />,
    ],
    renderCell: renderPart,
  } as Partial<GridColDef>),
  GridActionsCellItem: createCellHost({
    renderCell: () => <PartSlot {...{ icon: <gridPackage.GridDeleteIcon /> }} />,
  }),
  GridBooleanCell: createCellHost({ field: 'remote', type: 'boolean', renderCell: renderPart }),
  GridCellCheckboxForwardRef: createCellHost({ valueGetter: () => false, renderCell: renderPart }),
  GridCellCheckboxRenderer: createCellHost({ valueGetter: () => false, renderCell: renderPart }),
  GridDetailPanelToggleCell: createCellHost(
    { valueGetter: () => false, renderCell: renderPart },
    { getDetailPanelContent: ({ row }) => <Box sx={{ p: 2 }}>{row.city}</Box> },
  ),
  GridHeaderCheckbox: createCellHost({ renderHeader: renderPart }),
  GridRowReorderCell: createCellHost({ renderCell: renderPart }, { rowReordering: true }),
  GridTreeDataGroupingCell: createHost({
    treeData: true,
    getTreeDataPath: (row) => [row.team, row.name],
    groupingColDef: {
      width: 240,
      renderCell: (params) =>
        params.rowNode.type === 'group' ? renderPart(params) : params.row.name,
    },
  }),
  GridEditBooleanCell: createCellHost({
    field: 'remote',
    type: 'boolean',
    editable: true,
    renderEditCell: renderPart,
  }),
  GridEditDateCell: createHost({
    ...withStart,
    columns: withStart.columns?.map((column) =>
      column.field === 'start' ? { ...column, renderEditCell: renderPart } : column,
    ) as GridColDef[],
  }),
  GridEditInputCell: createCellHost({
    field: 'name',
    headerName: 'Name',
    editable: true,
    renderEditCell: renderPart,
  }),
  GridEditSingleSelectCell: createCellHost({
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: TEAMS,
    editable: true,
    renderEditCell: renderPart,
  } as Partial<GridColDef>),
};

/** The slot of a part, and the grid props that make it visible. */
const SLOTS: Readonly<Record<string, [slot: string, gridProps?: GridProps]>> = {
  GridCell: ['cell'],
  GridRow: ['row'],
  GridColumnHeaders: ['columnHeaders'],
  GridColumnHeaderSortIcon: [
    'columnHeaderSortIcon',
    { sortModel: [{ field: 'name', sort: 'asc' }] },
  ],
  GridColumnHeaderFilterIconButton: [
    'columnHeaderFilterIconButton',
    { filterModel: { items: [{ field: 'age', operator: '>', value: 30 }] } },
  ],
  GridEmptyPivotOverlay: ['emptyPivotOverlay', { pivotActive: true }],
  GridFooter: ['footer'],
  GridHeaderFilterCell: ['headerFilterCell', { headerFilters: true }],
  GridHeaderFilterMenu: ['headerFilterMenu', { headerFilters: true }],
  GridLoadingOverlay: ['loadingOverlay', { loading: true }],
  GridNoColumnsOverlay: ['noColumnsOverlay', { columns: [] }],
  GridNoRowsOverlay: ['noRowsOverlay', { rows: [] }],
  GridRowCount: ['footerRowCount'],
  GridSkeletonCell: [
    'skeletonCell',
    { loading: true, rows: [], slotProps: { loadingOverlay: { noRowsVariant: 'skeleton' } } },
  ],
  GridToolbar: ['toolbar', { showToolbar: true }],
  GridToolbarContainer: ['toolbar', { showToolbar: true }],
  Toolbar: ['toolbar', { showToolbar: true }],
  GridChartsPanel: [
    'chartsPanel',
    { showToolbar: true, chartsIntegration: true, experimentalFeatures: { charts: true } },
  ],
  GridColumnsManagement: ['columnsManagement', { showToolbar: true }],
  GridColumnsPanel: ['columnsPanel', { showToolbar: true }],
  GridFilterPanel: ['filterPanel', { showToolbar: true }],
  GridPanel: ['panel', { showToolbar: true }],
};

function createSlotHost(name: string): PartHost {
  const [slot = 'footer', gridProps = {}] = SLOTS[name] ?? [];
  return createHost({ ...gridProps, slots: { [slot]: PartSlot } });
}

const isWholeMenu = (name: string) => /Menu$|MenuContainer$/.test(name);

function findHost(name: string, part: TryItPart): PartHost | undefined {
  const own = HOSTS[name];
  if (own) return own;
  switch (part.host) {
    case 'alone':
      return undefined;
    case 'gridToolbar':
      return createToolbarHost(InToolbar);
    case 'gridMenu':
      return createToolbarHost(InMenu);
    case 'gridInside':
      return createToolbarHost(InGrid);
    case 'gridColumnMenu':
      return createHost({ slots: { columnMenu: isWholeMenu(name) ? PartSlot : InColumnMenu } });
    default:
      return createSlotHost(name);
  }
}

/** Children of parts that need some. */
const CHILDREN: Readonly<Record<string, ReactNode>> = {
  QuickFilter: <gridPackage.QuickFilterControl placeholder="Search…" />,
  PromptField: <gridPackage.PromptFieldControl placeholder="What would you like to see?" />,
  GridColumnMenuContainer: <li role="menuitem">Anything</li>,
  GridContextProvider: <gridPackage.GridFooter />,
};

/** Parts that have no slot but get their props from the grid. */
const IN_ROOT = new Set(['GridBody', 'GridRoot']);

function ChartInWords({ chartType, dimensions, values }: RendererProps): ReactNode {
  const counts = `${dimensions.length} dimensions, ${values.length} values`;
  return <Box sx={{ p: 1.5 }}>{`A ${chartType || 'new'} chart of ${counts}`}</Box>;
}

interface RendererProps {
  chartType: string;
  dimensions: readonly unknown[];
  values: readonly unknown[];
}

/** Props that can't be printed; the rest is in `tryItParts`. */
const PROPS: Readonly<Record<string, object>> = {
  PromptField: { onSubmit: ignore },
  GridChartsRendererProxy: { renderer: ChartInWords },
  GridGenericColumnMenu: {
    defaultSlots: {
      columnMenuSortItem: gridPackage.GridColumnMenuSortItem,
      columnMenuColumnsItem: gridPackage.GridColumnMenuColumnsItem,
    },
    defaultSlotProps: {
      columnMenuSortItem: { displayOrder: 10 },
      columnMenuColumnsItem: { displayOrder: 30 },
    },
  },
};

export function createGridPart(name: string, part: TryItPart): Scene {
  if (IN_ROOT.has(name)) return { Component: RootOfGrid, props: {}, layout: 'fill' };
  const found = findHost(name, part);
  const Host = found && PAID_NAMES.test(name) ? inPaidGrid(found) : found;
  return {
    Component: (gridPackage as Readonly<Record<string, unknown>>)[name] as SceneComponent,
    props: { ...PROPS[name], ...part.props },
    ...(name in CHILDREN ? { children: CHILDREN[name] } : {}),
    ...(Host ? { Host } : {}),
    layout: Host ? 'fill' : 'center',
  };
}
