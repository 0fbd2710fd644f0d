import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { guests, seasons } from './seasons';

function StaggeredBar(props: BarProps) {
  const { x, y, width, height, fill, className, dataIndex } = props;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={fill}
      className={className}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      style={
        props.skipAnimation
          ? {}
          : {
              transitionProperty: 'y, height',
              transitionDuration: '800ms',
              transitionDelay: `${dataIndex * 120}ms`,
            }
      }
    />
  );
}

export default function StaggeredBars() {
  const [year, setYear] = useState('2024');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setYear(year === '2024' ? '2025' : '2024')}
      >
        Switch the year
      </Button>
      <BarChart
        height={260}
        aria-label={`Guests by season of ${year}, one bar after another`}
        xAxis={[{ data: seasons }]}
        yAxis={[{ label: 'Guests', max: 700 }]}
        series={[{ label: year, data: guests[year] ?? [] }]}
        slots={{ bar: StaggeredBar }}
      />
    </Box>
  );
}
