import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  GridFooterContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    alarmLevel?: number;
  }
}

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];
const rows = [
  { id: 1, station: 'Old Mill', level: 1.4 },
  { id: 2, station: 'Ferry Lane', level: 2.1 },
  { id: 3, station: 'Upper Weir', level: 0.9 },
];

function StationFooter(props: GridSlotProps['footer']) {
  const { alarmLevel = 0, ...other } = props;
  const raised = rows.filter((row) => row.level >= alarmLevel).length;
  return (
    <GridFooterContainer role="status" {...other} sx={{ px: 2 }}>
      Stations at {alarmLevel.toFixed(1)} m or more: {raised} of {rows.length}
    </GridFooterContainer>
  );
}

export default function FooterWithOwnProps() {
  const [alarmLevel, setAlarmLevel] = React.useState(1.2);

  return (
    <Box sx={{ px: 1 }}>
      <Slider
        min={0.5}
        max={2.5}
        step={0.1}
        value={alarmLevel}
        aria-label="Alarm level in meters"
        onChange={(_, value) => setAlarmLevel(value)}
      />
      <DataGrid
        aria-label="River stations"
        rows={rows}
        columns={columns}
        slots={{ footer: StationFooter }}
        slotProps={{ footer: { alarmLevel } }}
      />
    </Box>
  );
}
