import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const stations = rivers.filter(({ temperature }) => temperature !== null);
const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'kilometer', headerName: 'Kilometer', type: 'number', width: 110 },
  {
    field: 'temperature',
    headerName: 'Water (°C)',
    type: 'number',
    width: 120,
  },
];
const first = stations.filter(({ river }) => river === 'Långån');

export default function SelectionHighlight() {
  const apiRef = useGridApiRef();
  const theme = useTheme();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(first.map(({ id }) => id)),
  });

  const getPoints = (selected: boolean) =>
    stations
      .filter(({ id }) => selection.ids.has(id) === selected)
      .map(({ id, kilometer, temperature }) => ({
        id,
        x: kilometer,
        y: temperature ?? 0,
      }));

  const handleClick = (_: unknown, item: ScatterItemIdentifier) => {
    const { id } = getPoints(item.seriesId === 'selected')[item.dataIndex];
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) {
      ids.add(id);
    }
    setSelection({ type: 'include', ids });
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    // A row that is filtered out has no index.
    if (rowIndex !== undefined) {
      apiRef.current?.scrollToIndexes({ rowIndex });
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        aria-label="Temperature of the water by distance from the source"
        height={280}
        voronoiMaxRadius={30}
        onItemClick={handleClick}
        xAxis={[{ label: 'Distance from the source (km)', min: 0 }]}
        yAxis={[{ label: 'Water (°C)', width: 52, min: 8 }]}
        series={[
          {
            id: 'others',
            label: 'Other stations',
            data: getPoints(false),
            markerSize: 4,
            color: (theme.vars ?? theme).palette.text.disabled,
          },
          {
            id: 'selected',
            label: 'Selected stations',
            data: getPoints(true),
            markerSize: 7,
          },
        ]}
      />
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          label="Stations"
          rows={stations}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Box>
  );
}
