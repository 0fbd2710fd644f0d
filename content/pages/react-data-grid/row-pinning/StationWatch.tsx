import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CloseIcon from '@mui/icons-material/Close';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTopIcon from '@mui/icons-material/VerticalAlignTop';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

type Place = 'top' | 'bottom' | 'none';

const COLORS = {
  low: 'info',
  normal: 'default',
  high: 'warning',
  flood: 'error',
  offline: 'default',
} as const;

const floods = rivers.filter((station) => station.alarm === 'flood');

// In the order in which they were pinned.
const pick = (ids: number[]) =>
  ids.flatMap((id) => rivers.filter((station) => station.id === id));

export default function StationWatch() {
  const apiRef = useGridApiRef();
  const [top, setTop] = React.useState(floods.slice(0, 2).map(({ id }) => id));
  const [bottom, setBottom] = React.useState<number[]>([]);

  const rows = React.useMemo(
    () => rivers.filter(({ id }) => !top.includes(id) && !bottom.includes(id)),
    [top, bottom],
  );
  const pinnedRows = React.useMemo(
    () => ({ top: pick(top), bottom: pick(bottom) }),
    [top, bottom],
  );

  const columns = React.useMemo<GridColDef<RiverStation>[]>(() => {
    const move = (id: number, place: Place) => {
      const without = (ids: number[]) => ids.filter((other) => other !== id);
      setTop((ids) => (place === 'top' ? [...without(ids), id] : without(ids)));
      setBottom((ids) =>
        place === 'bottom' ? [...without(ids), id] : without(ids),
      );
    };

    return [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 90,
        getActions: ({ row }) =>
          apiRef.current?.getRowNode(row.id)?.type === 'pinnedRow'
            ? [
                <GridActionsCellItem
                  key="unpin"
                  icon={<CloseIcon />}
                  label={`Unpin ${row.station}`}
                  onClick={() => move(row.id, 'none')}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  icon={<VerticalAlignTopIcon />}
                  label={`Pin ${row.station} to the top`}
                  onClick={() => move(row.id, 'top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  icon={<VerticalAlignBottomIcon />}
                  label={`Pin ${row.station} to the bottom`}
                  onClick={() => move(row.id, 'bottom')}
                />,
              ],
      },
      { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
      { field: 'river', headerName: 'River', width: 130 },
      { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
      { field: 'change', headerName: 'Change', type: 'number', width: 100 },
      {
        field: 'alarm',
        headerName: 'Alarm',
        width: 110,
        renderCell: ({ row: { alarm } }) => (
          <Chip
            size="small"
            variant="outlined"
            label={alarm}
            color={COLORS[alarm]}
          />
        ),
      },
    ];
  }, [apiRef]);

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' },
      }}
    >
      <DataGridPro
        apiRef={apiRef}
        label="Stations to watch"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
