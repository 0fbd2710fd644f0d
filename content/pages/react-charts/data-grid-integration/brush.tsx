import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useSvgRef, useXScale } from '@mui/x-charts/hooks';

/** The first and the last index of a selected range. */
export type Range = [number, number];

interface BrushProps {
  /** The values of the x-axis, in ascending order. */
  dates: Date[];
  range: Range;
  onChange: (range: Range) => void;
}

/**
 * Lets users drag over a chart with a time axis to select a range.
 * Turn off the axis highlight and the tooltip of the chart, so that it doesn't
 * release the pointer.
 */
export function Brush({ dates, range, onChange }: BrushProps) {
  const svgRef = useSvgRef();
  const theme = useTheme();
  const xScale = useXScale<'time'>();
  const { left, top, width, height } = useDrawingArea();
  const [anchor, setAnchor] = React.useState<number | null>(null);

  const indexAt = (event: React.PointerEvent) => {
    const svgLeft = svgRef.current?.getBoundingClientRect().left ?? 0;
    const date = xScale.invert(event.clientX - svgLeft);
    const index = dates.findIndex((value) => value >= date);
    return index === -1 ? dates.length - 1 : index;
  };
  const start = xScale(dates[range[0]]);
  const end = xScale(dates[range[1]]);

  return (
    <g>
      <rect
        x={Math.min(start, end)}
        y={top}
        width={Math.max(2, Math.abs(end - start))}
        height={height}
        fill={(theme.vars ?? theme).palette.primary.main}
        fillOpacity={0.15}
      />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        cursor="crosshair"
        onPointerDown={(event) => {
          if (event.button !== 0) {
            return;
          }
          event.currentTarget.setPointerCapture(event.pointerId);
          const index = indexAt(event);
          setAnchor(index);
          onChange([index, index]);
        }}
        onPointerMove={(event) => {
          if (anchor !== null) {
            const index = indexAt(event);
            onChange([Math.min(anchor, index), Math.max(anchor, index)]);
          }
        }}
        onPointerUp={() => setAnchor(null)}
        onLostPointerCapture={() => setAnchor(null)}
      />
    </g>
  );
}
