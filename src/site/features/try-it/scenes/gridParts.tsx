import Box from '@mui/material/Box';
import MenuList from '@mui/material/MenuList';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import {
  AiAssistantPanelTrigger,
  ChartsPanelTrigger,
  ColumnsPanelTrigger,
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  FilterPanelTrigger,
  GridActionsCell,
  GridActionsCellItem,
  GridBooleanCell,
  GridCell,
  GridCellCheckboxForwardRef,
  GridCellCheckboxRenderer,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridColumnHeaderFilterIconButton,
  GridColumnHeaders,
  GridColumnHeaderSeparator,
  GridColumnHeaderSortIcon,
  GridColumnHeaderTitle,
  GridColumnMenu,
  GridColumnMenuAggregationItem,
  GridColumnMenuColumnsItem,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuGroupingItem,
  GridColumnMenuHideItem,
  GridColumnMenuManageItem,
  GridColumnMenuPinningItem,
  GridColumnMenuSortItem,
  GridColumnsManagement,
  GridColumnsPanel,
  GridCsvExportMenuItem,
  GridDeleteIcon,
  GridDetailPanelToggleCell,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  GridEmptyPivotOverlay,
  GridExcelExportMenuItem,
  GridFilterForm,
  GridFilterInputBoolean,
  GridFilterInputDate,
  GridFilterInputMultipleSingleSelect,
  GridFilterInputMultipleValue,
  GridFilterInputSingleSelect,
  GridFilterInputValue,
  GridFilterPanel,
  GridFooter,
  GridGenericColumnMenu,
  GridHeaderCheckbox,
  GridHeaderFilterCell,
  GridHeaderFilterMenu,
  GridLoadingOverlay,
  GridMenu,
  GridNoColumnsOverlay,
  GridNoRowsOverlay,
  GridOverlay,
  GridPanel,
  GridPanelContent,
  GridPanelFooter,
  GridPanelHeader,
  GridPanelWrapper,
  GridPortalWrapper,
  GridPrintExportMenuItem,
  GridRow,
  GridRowCount,
  GridRowReorderCell,
  GridSelectedRowCount,
  GridShadowScrollArea,
  GridSkeletonCell,
  GridToolbar,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarExportContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  GridTreeDataGroupingCell,
  PivotPanelTrigger,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridColDef,
  GridColumnMenuProps,
  GridFilterItem,
} from '@mui/x-data-grid-premium';
import { createContext, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import { columns, rows } from './people.ts';
import type { RenderPart, Scene, SceneComponent } from './Scene.ts';

const PARTS: Readonly<Record<string, unknown>> = {
  AiAssistantPanelTrigger,
  ChartsPanelTrigger,
  ColumnsPanelTrigger,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  FilterPanelTrigger,
  GridActionsCell,
  GridActionsCellItem,
  GridBooleanCell,
  GridCell,
  GridCellCheckboxForwardRef,
  GridCellCheckboxRenderer,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridColumnHeaderFilterIconButton,
  GridColumnHeaders,
  GridColumnHeaderSeparator,
  GridColumnHeaderSortIcon,
  GridColumnHeaderTitle,
  GridColumnMenu,
  GridColumnMenuAggregationItem,
  GridColumnMenuColumnsItem,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuGroupingItem,
  GridColumnMenuHideItem,
  GridColumnMenuManageItem,
  GridColumnMenuPinningItem,
  GridColumnMenuSortItem,
  GridColumnsManagement,
  GridColumnsPanel,
  GridCsvExportMenuItem,
  GridDetailPanelToggleCell,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  GridEmptyPivotOverlay,
  GridExcelExportMenuItem,
  GridFilterForm,
  GridFilterInputBoolean,
  GridFilterInputDate,
  GridFilterInputMultipleSingleSelect,
  GridFilterInputMultipleValue,
  GridFilterInputSingleSelect,
  GridFilterInputValue,
  GridFilterPanel,
  GridFooter,
  GridGenericColumnMenu,
  GridHeaderCheckbox,
  GridHeaderFilterCell,
  GridHeaderFilterMenu,
  GridLoadingOverlay,
  GridMenu,
  GridNoColumnsOverlay,
  GridNoRowsOverlay,
  GridOverlay,
  GridPanel,
  GridPanelContent,
  GridPanelFooter,
  GridPanelHeader,
  GridPanelWrapper,
  GridPortalWrapper,
  GridPrintExportMenuItem,
  GridRow,
  GridRowCount,
  GridRowReorderCell,
  GridSelectedRowCount,
  GridShadowScrollArea,
  GridSkeletonCell,
  GridToolbar,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarExportContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  GridTreeDataGroupingCell,
  PivotPanelTrigger,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
};

type Given = Readonly<Record<string, unknown>>;
type GridProps = Partial<DataGridPremiumProps>;

/** The part that is shown. Slots must stay the same components, so what is drawn in them comes from here. */
const Part = createContext<RenderPart>(() => null);

/** A component for a slot of the grid: the part, with what the grid gives to the slot. */
function PartSlot(given: object) {
  return use(Part)(given as Given);
}

interface HostProps {
  render: RenderPart;
  gridProps: GridProps;
}

function GridHost({ render, gridProps }: HostProps) {
  const props = { rows, columns, ...gridProps };
  return (
    <Part value={render}>
      {use(Paid) ? <DataGridPremium {...props} /> : <DataGrid {...(props as DataGridProps)} />}
    </Part>
  );
}

/** Whether the part is one of a paid plan; only its grid asks for a licence. */
const Paid = createContext(false);

const PAID_NAMES =
  /^(AiAssistant|ChartsPanel|Pivot|Prompt|ExportExcel)|^Grid(Excel|Charts|ColumnMenu(Aggregation|Grouping|Pinning)|DetailPanel|EmptyPivot|HeaderFilter|RowReorder|TreeData)/;

function inPaidGrid(Host: ComponentType<{ render: RenderPart }>): typeof Host {
  return function PaidHost({ render }) {
    return (
      <Paid value>
        <Host render={render} />
      </Paid>
    );
  };
}

function createHost(gridProps: GridProps): ComponentType<{ render: RenderPart }> {
  return function PartHost({ render }) {
    return <GridHost render={render} gridProps={gridProps} />;
  };
}

/** A host whose toolbar holds the part. */
function createToolbarHost(Surroundings: ComponentType): ComponentType<{ render: RenderPart }> {
  return createHost({
    showToolbar: true,
    aiAssistant: true,
    chartsIntegration: true,
    experimentalFeatures: { charts: true },
    slots: { toolbar: Surroundings },
  });
}

function InToolbar() {
  return (
    <Toolbar>
      <PartSlot />
    </Toolbar>
  );
}

function InQuickFilter() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <PartSlot />
      </QuickFilter>
    </Toolbar>
  );
}

function InMenu() {
  return (
    <MenuList>
      <PartSlot />
    </MenuList>
  );
}

/** Above the rows; parts that filter get a filter item and what applies it. */
function InGrid() {
  const apiRef = useGridApiContext();
  const [item, setItem] = useState<GridFilterItem>(FIRST_ITEM);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setTarget} sx={{ position: 'relative', p: 1.5, minHeight: 72 }}>
      <PartSlot {...{ apiRef, item, applyValue: setItem, target }} />
    </Box>
  );
}

const FIRST_ITEM: GridFilterItem = { id: 1, field: 'name', operator: 'contains' };

function InFilterForm() {
  const [item, setItem] = useState<GridFilterItem>(FIRST_ITEM);
  const given = {
    item,
    hasMultipleFilters: false,
    applyFilterChanges: setItem,
    applyMultiFilterOperatorChanges: ignore,
    deleteFilter: () => setItem(FIRST_ITEM),
  };
  return (
    <Box sx={{ p: 1.5 }}>
      <PartSlot {...given} />
    </Box>
  );
}

function InPromptField() {
  return (
    <Box sx={{ p: 1.5 }}>
      <PromptField onSubmit={ignore}>
        <PartSlot />
      </PromptField>
    </Box>
  );
}

function ignore(): void {}

/** What a filter of a column starts from. */
function createFilterHost(item: GridFilterItem, gridProps: GridProps = {}) {
  function InFilter() {
    const apiRef = useGridApiContext();
    const [current, setCurrent] = useState(item);
    return (
      <Box sx={{ p: 1.5 }}>
        <PartSlot {...{ apiRef, item: current, applyValue: setCurrent }} />
      </Box>
    );
  }
  return createHost({ showToolbar: true, slots: { toolbar: InFilter }, ...gridProps });
}

const TEAMS = ['Design', 'Engineering', 'Support'];
const withTeams: GridProps = {
  columns: columns.map((column) =>
    column.field === 'team' ? { ...column, type: 'singleSelect', valueOptions: TEAMS } : column,
  ) as GridColDef[],
};
const withStart: GridProps = {
  rows: rows.map((row) => ({ ...row, start: new Date(2020, row.id % 12, 1) })),
  columns: [{ field: 'start', type: 'date', editable: true, width: 140 }, ...columns],
};

/** A grid whose first column draws its cells with the part. */
function createCellHost(column: Partial<GridColDef>, gridProps: GridProps = {}) {
  const first: GridColDef = { field: 'part', headerName: 'Part', width: 140, ...column };
  return createHost({
    ...gridProps,
    columns: [first, ...columns.filter(({ field }) => field !== first.field)],
  });
}

const renderPart = (params: object): ReactNode => <PartSlot {...params} />;

/** Hosts of parts that do not share one. */
const HOSTS: Readonly<Record<string, ComponentType<{ render: RenderPart }>>> = {
  QuickFilterClear: createToolbarHost(InQuickFilter),
  QuickFilterControl: createToolbarHost(InQuickFilter),
  QuickFilterTrigger: createToolbarHost(InQuickFilter),
  PromptFieldControl: createToolbarHost(InPromptField),
  PromptFieldRecord: createToolbarHost(InPromptField),
  PromptFieldSend: createToolbarHost(InPromptField),
  GridFilterForm: createToolbarHost(InFilterForm),
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
      <GridActionsCellItem key="delete" icon={<GridDeleteIcon />} label="Delete" />,
      <GridActionsCellItem key="copy" label="Copy" showInMenu />,
    ],
    renderCell: renderPart,
  } as Partial<GridColDef>),
  GridActionsCellItem: createCellHost({
    renderCell: () => <PartSlot {...{ icon: <GridDeleteIcon /> }} />,
  }),
  GridBooleanCell: createCellHost({ field: 'remote', type: 'boolean', renderCell: renderPart }),
  GridCellCheckboxForwardRef: createCellHost({ renderCell: renderPart }),
  GridCellCheckboxRenderer: createCellHost({ renderCell: renderPart }),
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

/** The slot that a part fills, and what the grid needs for it to be seen. */
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

function createSlotHost(name: string): ComponentType<{ render: RenderPart }> {
  const [slot = 'footer', gridProps = {}] = SLOTS[name] ?? [];
  return createHost({ ...gridProps, slots: { [slot]: PartSlot } });
}

/** An item in the menu of a column. */
function InColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer {...props}>
      <PartSlot {...{ colDef: props.colDef, onClick: props.hideMenu }} />
    </GridColumnMenuContainer>
  );
}

const isWholeMenu = (name: string) => /Menu$|MenuContainer$/.test(name);

function findHost(
  name: string,
  part: TryItPart,
): ComponentType<{ render: RenderPart }> | undefined {
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

/** What stands inside of parts that hold others. */
const CHILDREN: Readonly<Record<string, ReactNode>> = {
  QuickFilter: <QuickFilterControl placeholder="Search…" />,
  PromptField: <PromptFieldControl placeholder="What would you like to see?" />,
  GridColumnMenuContainer: <li role="menuitem">Anything</li>,
};

export function createGridPart(name: string, part: TryItPart): Scene {
  const found = findHost(name, part);
  const Host = found && PAID_NAMES.test(name) ? inPaidGrid(found) : found;
  const onSubmit = name === 'PromptField' ? { onSubmit: ignore } : {};
  return {
    Component: PARTS[name] as SceneComponent,
    props: { ...onSubmit, ...part.props },
    ...(name in CHILDREN ? { children: CHILDREN[name] } : {}),
    ...(Host ? { Host } : {}),
    layout: Host ? 'fill' : 'center',
  };
}
