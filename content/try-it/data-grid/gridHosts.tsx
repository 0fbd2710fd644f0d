import Box from '@mui/material/Box';
import MenuList from '@mui/material/MenuList';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import { useGridPrivateApiContext } from '@mui/x-data-grid/internals';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridColumnMenu,
  GridColumnMenuContainer,
  PromptField,
  QuickFilter,
  Toolbar,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridColDef,
  GridColumnMenuProps,
  GridFilterItem,
} from '@mui/x-data-grid-premium';
import { createContext, use, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Part, PartSlot } from '../shared/PartSlot.tsx';
import { columns, rows } from './people.ts';
import type { Row } from './people.ts';
import type { PartHost, RenderPart } from '../shared/Scene.ts';

export type GridProps = Partial<DataGridPremiumProps>;

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

/** Whether the part belongs to a paid plan; only then does its grid need a license. */
const Paid = createContext(false);

export function inPaidGrid(Host: PartHost): PartHost {
  return function PaidHost({ render }) {
    return (
      <Paid value>
        <Host render={render} />
      </Paid>
    );
  };
}

export function createHost(gridProps: GridProps): PartHost {
  return function HostOfPart({ render }) {
    return <GridHost render={render} gridProps={gridProps} />;
  };
}

/** A host with the part in its toolbar. */
export function createToolbarHost(Surroundings: ComponentType): PartHost {
  return createHost({
    showToolbar: true,
    aiAssistant: true,
    chartsIntegration: true,
    experimentalFeatures: { charts: true },
    slots: { toolbar: Surroundings },
  });
}

export function InToolbar() {
  return (
    <Toolbar>
      <PartSlot />
    </Toolbar>
  );
}

export function InQuickFilter() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <PartSlot />
      </QuickFilter>
    </Toolbar>
  );
}

export function InMenu() {
  return (
    <MenuList>
      <PartSlot {...{ hideMenu: ignore }} />
    </MenuList>
  );
}

/** Above the rows. Parts that filter get a filter item and a function that applies it. */
export function InGrid() {
  const apiRef = useGridApiContext();
  const [item, setItem] = useState<GridFilterItem>(FIRST_ITEM);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setTarget} sx={{ position: 'relative', p: 1.5, minHeight: 72 }}>
      <PartSlot {...{ apiRef, item, applyValue: setItem, target }} />
    </Box>
  );
}

/** A standalone header still needs a row of a grid around it. */
export function InHeaderRow() {
  const apiRef = useGridApiContext();
  return (
    <Box role="grid" aria-label="Header" sx={{ p: 1.5 }}>
      <Box role="row" sx={{ display: 'flex' }}>
        <PartSlot {...{ colDef: apiRef.current.getColumn('name') }} />
      </Box>
    </Box>
  );
}

/** The column menu is anchored to a line of text instead of a header. */
export function InColumnHeaderMenu() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ p: 1.5 }}>
      <span ref={setTarget}>Set open to see the menu of this column.</span>
      <PartSlot {...{ ContentComponent: GridColumnMenu, field: 'name', target }} />
    </Box>
  );
}

export function InHeaderFilter() {
  const apiRef = useGridApiContext();
  const [item, setItem] = useState<GridFilterItem>(FIRST_ITEM);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const headerFilterMenuRef = useRef<HTMLButtonElement>(null);
  const given = {
    operators: apiRef.current.getColumn('name').filterOperators,
    field: 'name',
    item,
    applyFilterChanges: setItem,
    clearFilterItem: () => setItem(FIRST_ITEM),
    buttonRef,
    headerFilterMenuRef,
  };
  return (
    <Box sx={{ p: 1.5 }}>
      <PartSlot {...given} />
    </Box>
  );
}

/** The context that a grid provides to its parts; only the hook that the provider calls is included. */
const OWN_CONFIGURATION = {
  hooks: { useCSSVariables: () => ({ id: 'own', variables: {} }) },
};

export function InProvider() {
  const given = {
    configuration: OWN_CONFIGURATION,
    privateApiRef: useGridPrivateApiContext(),
    props: useGridRootProps(),
  };
  return <PartSlot {...given} />;
}

/** The grid renders the root, so its props are passed through the grid. */
export function RootOfGrid(props: object) {
  return <DataGrid rows={rows} columns={columns as GridColDef[]} slotProps={{ root: props }} />;
}

export const FIRST_ITEM: GridFilterItem = { id: 1, field: 'name', operator: 'contains' };

export function InFilterForm() {
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

export function InPromptField() {
  return (
    <Box sx={{ p: 1.5 }}>
      <PromptField onSubmit={ignore}>
        <PartSlot />
      </PromptField>
    </Box>
  );
}

export function ignore(): void {}

/** The initial filter of a column. */
export function createFilterHost(item: GridFilterItem, gridProps: GridProps = {}) {
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

export const TEAMS = ['Design', 'Engineering', 'Support'];
export const withTeams: GridProps = {
  columns: columns.map((column) =>
    column.field === 'team' ? { ...column, type: 'singleSelect', valueOptions: TEAMS } : column,
  ) as GridColDef[],
};
export const withStart: GridProps = {
  rows: rows.map((row) => ({ ...row, start: new Date(2020, row.id % 12, 1) })),
  columns: [{ field: 'start', type: 'date', editable: true, width: 140 }, ...columns],
};

/** A grid whose first column renders its cells with the part. */
export function createCellHost(column: Partial<GridColDef>, gridProps: GridProps = {}) {
  const first: GridColDef = {
    field: 'part',
    headerName: 'Part',
    width: 140,
    // Even a column without a field should show something.
    ...(column.field ? {} : { valueGetter: (_: never, row: Row) => row.name }),
    ...column,
  };
  return createHost({
    ...gridProps,
    columns: [first, ...columns.filter(({ field }) => field !== first.field)],
  });
}

export const renderPart = (params: object): ReactNode => <PartSlot {...params} />;

/** An item in the menu of a column. */
export function InColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer {...props}>
      <PartSlot {...{ colDef: props.colDef, onClick: props.hideMenu }} />
    </GridColumnMenuContainer>
  );
}

/** A grid with the component that renders its chart below it. */
export function ChartHost({ render }: { render: RenderPart }) {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 260 }}>
        <DataGridPremium
          rows={rows}
          columns={columns as GridColDef[]}
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
        />
      </Box>
      {render()}
    </GridChartsIntegrationContextProvider>
  );
}
