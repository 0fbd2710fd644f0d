import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const sources = ['Hydro', 'Wind', 'Solar'] as const;
const columns = sources.map((label) => ({
  label,
  data: year.map((row) => row[label.toLowerCase() as Lowercase<typeof label>]),
}));
const months = year.map(({ month }) =>
  month.toLocaleDateString('en', { month: 'long' }),
);
const describe = (index: number) =>
  `${months[index]}: ${columns
    .map(({ label, data }) => `${label} ${data[index]} GWh`)
    .join(', ')}`;

export default function ReadableChart() {
  const [view, setView] = useState('chart');
  const [axis, setAxis] = useState<AxisItemIdentifier[]>([
    { axisId: 'months', dataIndex: 5 },
  ]);
  const index = axis[0]?.dataIndex ?? 0;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show as"
        value={view}
        onChange={(_, next) => next && setView(next)}
      >
        <ToggleButton value="chart">Chart</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      {view === 'chart' ? (
        <Box sx={{ height: 360 }}>
          <LineChart
            aria-label="Electricity by source and month of 2025"
            height={260}
            highlightedAxis={axis}
            onHighlightedAxisChange={(next) => next.length > 0 && setAxis(next)}
            xAxis={[
              {
                id: 'months',
                data: months,
                scaleType: 'point',
                valueFormatter: (month: string) => month.slice(0, 3),
              },
            ]}
            yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
            series={columns.map((column) => ({ ...column, showMark: false }))}
          />
          <Box sx={{ px: 3 }}>
            <Slider
              aria-label="Month"
              getAriaValueText={describe}
              max={11}
              marks
              value={index}
              onChange={(_, dataIndex) =>
                setAxis([{ axisId: 'months', dataIndex }])
              }
            />
            <Typography variant="body2">{describe(index)}</Typography>
          </Box>
        </Box>
      ) : (
        <Box
          role="region"
          aria-label="Electricity of 2025"
          tabIndex={0}
          sx={{ height: 360, overflow: 'auto' }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Month</TableCell>
                {sources.map((source) => (
                  <TableCell key={source} align="right">
                    {source} (GWh)
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {months.map((month, row) => (
                <TableRow key={month}>
                  <TableCell component="th" scope="row">
                    {month}
                  </TableCell>
                  {columns.map(({ label, data }) => (
                    <TableCell key={label} align="right">
                      {data[row]}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}
