import Box from '@mui/material/Box';
import MenuList from '@mui/material/MenuList';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import {
  DataGridPremium,
  GridColumnMenuContainer,
  PromptField,
  QuickFilter,
  Toolbar,
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
import { Part, PartSlot } from './PartSlot.tsx';
import { columns, rows } from './people.ts';
import type { PartHost, RenderPart } from './Scene.ts';

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

/** Whether the part is one of a paid plan; only its grid asks for a licence. */
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

/** A host whose toolbar holds the part. */
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
      <PartSlot />
    </MenuList>
  );
}

/** Above the rows; parts that filter get a filter item and what applies it. */
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

/** What a filter of a column starts from. */
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

/** A grid whose first column draws its cells with the part. */
export function createCellHost(column: Partial<GridColDef>, gridProps: GridProps = {}) {
  const first: GridColDef = { field: 'part', headerName: 'Part', width: 140, ...column };
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
