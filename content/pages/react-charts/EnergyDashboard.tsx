import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  legendClasses,
  type ChartsLegendProps,
} from '@mui/x-charts-pro/ChartsLegend';
import { Gauge } from '@mui/x-charts-pro/Gauge';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { AxisItemIdentifier, ZoomData } from '@mui/x-charts-pro/models';
import { PieChart } from '@mui/x-charts-pro/PieChart';
import { energy, type EnergyMonth } from '#data/energy';

const sources = [
  { id: 'wind', label: 'Wind' },
  { id: 'solar', label: 'Solar' },
  { id: 'hydro', label: 'Hydro' },
  { id: 'gas', label: 'Gas' },
  { id: 'imports', label: 'Imports' },
] as const;
const highlightScope = { highlight: 'series', fade: 'global' } as const;

const formatMonth = (date: Date) =>
  date.toLocaleDateString('en', { month: 'short', year: 'numeric' });
const formatTick = (date: Date) =>
  date.toLocaleDateString('en', { month: 'short', year: '2-digit' });
const sum = (rows: EnergyMonth[], read: (row: EnergyMonth) => number) =>
  rows.reduce((total, row) => total + read(row), 0);

export default function EnergyDashboard() {
  const [zoomData, setZoomData] = useState<ZoomData[]>([
    { axisId: 'month', start: 50, end: 100 },
  ]);
  const [axis, setAxis] = useState<AxisItemIdentifier[]>([]);
  const [source, setSource] = useState<string | null>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);

  // The ring and the gauge show the month below the pointer, or else the visible months.
  const [range] = zoomData;
  const visible = energy.slice(
    Math.floor(((range?.start ?? 0) / 100) * energy.length),
    Math.ceil(((range?.end ?? 100) / 100) * energy.length),
  );
  const pointed = energy[axis[0]?.dataIndex ?? -1];
  const rows = pointed ? [pointed] : visible;
  const shown = sources.filter(({ id }) => !hidden.includes(id));
  const renewable =
    100 *
    (sum(rows, (row) => row.renewable * row.demand) /
      sum(rows, (row) => row.demand));

  const toggle: ChartsLegendProps['onItemClick'] = (_, { seriesId }) =>
    setHidden((before) =>
      before.includes(String(seriesId))
        ? before.filter((id) => id !== seriesId)
        : [...before, String(seriesId)],
    );
  const struck = Object.fromEntries(
    hidden.map((id) => [
      `& [data-series="${id}"] .${legendClasses.label}`,
      { textDecoration: 'line-through' },
    ]),
  );
  const shared = {
    zoomData,
    onZoomChange: setZoomData,
    highlightedAxis: axis,
    onHighlightedAxisChange: setAxis,
    margin: { right: 8 },
  };
  const monthAxis = {
    id: 'month',
    data: energy.map(({ month }) => month),
    scaleType: 'band' as const,
    valueFormatter: (date: Date, { location }: { location: string }) =>
      location === 'tick' ? formatTick(date) : formatMonth(date),
  };

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        width: '100%',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 200px',
        },
      }}
    >
      <Box>
        <BarChartPro
          {...shared}
          aria-label="Electricity by source and month"
          height={300}
          borderRadius={3}
          xAxis={[{ ...monthAxis, position: 'bottom', zoom: { minSpan: 15 } }]}
          yAxis={[{ label: 'Electricity (GWh)', width: 64, min: -100 }]}
          series={sources.map(({ id, label }) => ({
            id,
            label,
            stack: 'sources',
            data: hidden.includes(id) ? [] : energy.map((row) => row[id]),
            highlightScope,
            valueFormatter: (value) =>
              value === null ? null : `${value.toFixed(1)} GWh`,
          }))}
          highlightedItem={source === null ? null : { seriesId: source }}
          onHighlightChange={(item) =>
            setSource(item ? String(item.seriesId) : null)
          }
          slotProps={{
            legend: {
              onItemClick: toggle,
              sx: {
                [`& .${legendClasses.series}`]: { minHeight: 24 },
                ...struck,
              },
            },
          }}
        />
        <LineChartPro
          {...shared}
          aria-label="Price of electricity by month"
          height={250}
          xAxis={[
            {
              ...monthAxis,
              zoom: { minSpan: 15, slider: { enabled: true, preview: true } },
            },
          ]}
          yAxis={[{ label: 'Price (€/MWh)', width: 64, min: 0 }]}
          series={[
            {
              id: 'price',
              label: 'Price',
              data: energy.map(({ price }) => price),
              area: true,
              showMark: false,
              valueFormatter: (value) => `€${value?.toFixed(2)} per MWh`,
            },
          ]}
          hideLegend
        />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, textAlign: 'center' }}>
          {rows.length > 1 && rows[0]
            ? `${formatMonth(rows[0].month)} – ${formatMonth((rows.at(-1) ?? rows[0]).month)}`
            : rows[0] && formatMonth(rows[0].month)}
        </Typography>
        <PieChart
          aria-label="Sources of the selected months"
          height={220}
          margin={12}
          hideLegend
          highlightedItem={
            source === null
              ? null
              : {
                  seriesId: 'mix',
                  dataIndex: sources.findIndex(({ id }) => id === source),
                }
          }
          onHighlightChange={(item) =>
            setSource(sources[item?.dataIndex ?? -1]?.id ?? null)
          }
          series={[
            {
              id: 'mix',
              data: sources.map(({ id, label }) => ({
                id,
                label,
                value: shown.some((other) => other.id === id)
                  ? Math.max(
                      0,
                      sum(rows, (row) => row[id]),
                    )
                  : 0,
              })),
              innerRadius: '58%',
              paddingAngle: 2,
              cornerRadius: 4,
              highlightScope: { highlight: 'item', fade: 'global' },
              valueFormatter: ({ value }) => `${value.toFixed(0)} GWh`,
            },
          ]}
        />
        <Gauge
          height={150}
          startAngle={-100}
          endAngle={100}
          value={Math.min(100, Math.round(renewable))}
          text={`${Math.round(renewable)}%`}
          aria-label="Renewable share of the demand, in percent"
        />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ textAlign: 'center', mt: -2 }}
        >
          of demand met by renewables
        </Typography>
      </Box>
    </Box>
  );
}
