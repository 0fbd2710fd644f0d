import { useState } from 'react';
import Button from '@mui/material/Button';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

type SeriesId = number | string;
const hours = [6, 9, 12, 15, 18, 21];

function HoverLegend(props: { onChange: (id: SeriesId | null) => void }) {
  const { items } = useLegend();
  return items.map(({ id, seriesId = id, label, color }) => (
    <Button
      key={id}
      color="inherit"
      onMouseEnter={() => props.onChange(seriesId)}
      onMouseLeave={() => props.onChange(null)}
      onFocus={() => props.onChange(seriesId)}
      onBlur={() => props.onChange(null)}
      sx={{ borderBottom: `3px solid ${color}`, borderRadius: 0, mr: 1 }}
    >
      {label}
    </Button>
  ));
}

export default function LegendHover() {
  const [seriesId, setSeriesId] = useState<SeriesId | null>(null);
  const highlightScope = { highlight: 'series', fade: 'global' } as const;

  return (
    <ChartDataProvider
      height={240}
      highlightedItem={seriesId === null ? null : { seriesId }}
      onHighlightChange={(item) => setSeriesId(item?.seriesId ?? null)}
      xAxis={[
        {
          data: hours,
          label: 'Hour',
          domainLimit: 'strict',
          tickInterval: hours,
        },
      ]}
      yAxis={[{ label: 'Bikes' }]}
      series={[
        { label: 'Harbor', data: [12, 30, 24, 28, 45, 20] },
        { label: 'Station', data: [34, 52, 31, 29, 58, 33] },
        { label: 'Park', data: [4, 11, 26, 35, 30, 9] },
      ].map((series) => ({ ...series, type: 'line', highlightScope }))}
    >
      <div>
        <HoverLegend onChange={setSeriesId} />
      </div>
      <ChartsSurface aria-label="Bikes rented at three places by hour">
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
