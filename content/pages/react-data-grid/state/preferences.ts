import type { GridInitialState } from '@mui/x-data-grid';

// Replaces your API in this demo. It stores text, as a database column would.
let stored = JSON.stringify({
  columns: { columnVisibilityModel: { items: false } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
} satisfies GridInitialState);

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 600);
  });

export async function loadPreferences(): Promise<GridInitialState> {
  await wait();
  return JSON.parse(stored) as GridInitialState;
}

export async function savePreferences(state: GridInitialState): Promise<void> {
  await wait();
  stored = JSON.stringify(state);
}
