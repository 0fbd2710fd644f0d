import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { sales } from '#data/sales';

const regions = ['North', 'West', 'South', 'East'];
const months = [...new Set(sales.map(({ month }) => month))];
const revenue = (month: string, region?: string) =>
  sales
    .filter((sale) => sale.month === month)
    .filter((sale) => region === undefined || sale.region === region)
    .reduce((sum, sale) => sum + sale.revenue, 0);
const euros = (value: number) => `€${Math.round(value / 1000)}k`;
const formatValue = (value: number | null) => euros(value ?? 0);

/** A table of all series, whatever their type is. */
function SeriesSummary() {
  const { bar, line } = useSeries();
  const rows = [
    ...(bar?.seriesOrder ?? []).map((id) => bar?.series[id]),
    ...(line?.seriesOrder ?? []).map((id) => line?.series[id]),
  ].filter((series) => series !== undefined);

  return (
    <Table size="small" aria-label="Summary of the series">
      <TableHead>
        <TableRow>
          <TableCell>Series</TableCell>
          <TableCell>Type</TableCell>
          <TableCell align="right">Best month</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, type, color, data }) => (
          <TableRow key={id}>
            <TableCell sx={{ borderLeft: `6px solid ${color}` }}>
              {id}
            </TableCell>
            <TableCell>{type}</TableCell>
            <TableCell align="right">
              {euros(Math.max(...data.map((value) => value ?? 0)))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function SeriesTable() {
  const [showAverage, setShowAverage] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the average of the regions"
        control={
          <Switch
            checked={showAverage}
            onChange={(event) => setShowAverage(event.target.checked)}
          />
        }
      />
      <ChartDataProvider
        height={300}
        xAxis={[
          {
            data: months,
            scaleType: 'band',
            valueFormatter: (month: string) => month.slice(5),
          },
        ]}
        yAxis={[{ valueFormatter: euros, width: 60 }]}
        series={[
          ...regions.map((region) => ({
            type: 'bar' as const,
            id: region,
            label: region,
            data: months.map((month) => revenue(month, region)),
            valueFormatter: formatValue,
          })),
          ...(showAverage
            ? [
                {
                  type: 'line' as const,
                  id: 'Average',
                  label: 'Average',
                  data: months.map((month) => revenue(month) / regions.length),
                  valueFormatter: formatValue,
                },
              ]
            : []),
        ]}
      >
        <ChartsSurface aria-label="Revenue of four regions by month of 2025">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
        <SeriesSummary />
      </ChartDataProvider>
    </Box>
  );
}
