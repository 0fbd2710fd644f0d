import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const KEY = 'station-filter';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

// The browser can block the storage, and its content can be outdated.
function read(): GridFilterModel | null {
  try {
    const saved = localStorage.getItem(KEY) ?? 'null';
    const model: GridFilterModel | null = JSON.parse(saved);
    const fields = new Set(columns.map(({ field }) => field));
    return model?.items.every(({ field }) => fields.has(field)) ? model : null;
  } catch {
    return null;
  }
}

function write(model: GridFilterModel) {
  try {
    // Leave out what an input stores for itself.
    const text = JSON.stringify(model, (key, value: unknown) =>
      key === 'fromInput' ? undefined : value,
    );
    localStorage.setItem(KEY, text);
  } catch {
    // The filter works without being saved.
  }
}

function Stations() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const filterModel = read();
    if (filterModel) {
      apiRef.current?.restoreState({ filter: { filterModel } });
    }
  }, [apiRef]);

  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        apiRef={apiRef}
        label="Stations"
        showToolbar
        rows={rivers}
        columns={columns}
        onFilterModelChange={write}
      />
    </Box>
  );
}

export default function PersistedFilter() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mb: 1 }}>
        Leave and come back
      </Button>
      <Stations key={visit} />
    </Box>
  );
}
