import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipPaper } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const months = year.map(({ month }) =>
  month.toLocaleDateString('en', { month: 'long' }),
);
const describe = (index: number) =>
  `Wind ${year[index].wind} GWh, solar ${year[index].solar} GWh`;

/** Finds the month that a key leads to, with the usual keys of a slider. */
function move(index: number, key: string) {
  const last = year.length - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0);
  if (key === 'ArrowRight' || key === 'ArrowUp') {
    return Math.min(index + 1, last);
  }
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

function MonthTooltip({ index }: { index: number }) {
  const [band, setBand] = useState<SVGRectElement | null>(null);
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'band'>();

  return (
    <>
      <rect
        ref={setBand}
        x={xScale(months[index])}
        y={top}
        width={xScale.bandwidth()}
        height={height}
        fill="currentColor"
        opacity={0.1}
        pointerEvents="none"
      />
      <Popper
        open={band !== null}
        anchorEl={band}
        placement="top"
        sx={{ zIndex: 'tooltip' }}
      >
        <ChartsTooltipPaper>
          <Box sx={{ p: 1 }}>
            <Typography variant="subtitle2">{months[index]}</Typography>
            <Typography variant="body2">{describe(index)}</Typography>
          </Box>
        </ChartsTooltipPaper>
      </Popper>
    </>
  );
}

export default function KeyboardTooltip() {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    // With a modifier, the left arrow key goes back in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = move(index, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
    setOpen(true);
  };

  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label="Month of 2025, with its wind and solar electricity"
      aria-valuemin={1}
      aria-valuemax={year.length}
      aria-valuenow={index + 1}
      aria-valuetext={`${months[index]}: ${describe(index)}`}
      onKeyDown={handleKeyDown}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      // The pointer opens the built-in tooltip.
      onPointerMove={() => setOpen(false)}
      sx={{ width: '100%' }}
    >
      <BarChart
        aria-label="Electricity from wind and sun by month of 2025"
        height={280}
        xAxis={[
          {
            data: months,
            scaleType: 'band',
            valueFormatter: (month: string, { location }) =>
              location === 'tick' ? month.slice(0, 3) : month,
          },
        ]}
        yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
        series={[
          { label: 'Wind', data: year.map(({ wind }) => wind) },
          { label: 'Solar', data: year.map(({ solar }) => solar) },
        ]}
      >
        {open && <MonthTooltip index={index} />}
      </BarChart>
    </Box>
  );
}
