import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const SYSTEMS = {
  metric: {
    level: { unit: 'cm', convert: (cm: number) => cm },
    temperature: { unit: '°C', convert: (celsius: number) => celsius },
  },
  imperial: {
    level: { unit: 'in', convert: (cm: number) => cm / 2.54 },
    temperature: {
      unit: '°F',
      convert: (celsius: number) => (celsius * 9) / 5 + 32,
    },
  },
};
type System = keyof typeof SYSTEMS;

export default function UnitSwitch() {
  const [system, setSystem] = React.useState<System>('metric');

  const columns = React.useMemo<GridColDef<RiverStation>[]>(() => {
    const measure = (field: 'level' | 'temperature', name: string) => {
      const { unit, convert } = SYSTEMS[system][field];
      return {
        field,
        headerName: `${name} (${unit})`,
        type: 'number' as const,
        width: 180,
        valueGetter: (value: number | null) =>
          value === null ? null : Math.round(convert(value) * 10) / 10,
      };
    };
    return [
      { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
      { field: 'river', headerName: 'River', width: 130 },
      measure('level', 'Level'),
      measure('temperature', 'Temperature'),
    ];
  }, [system]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Units"
        value={system}
        onChange={(_event, next: System | null) => next && setSystem(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="metric">Metric</ToggleButton>
        <ToggleButton value="imperial">Imperial</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGrid label="Water levels" rows={rivers} columns={columns} />
      </Box>
    </Box>
  );
}
