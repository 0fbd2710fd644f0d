import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';

const kinds: ChartsAxisHighlightType[] = ['band', 'line', 'none'];

export default function AxisHighlight() {
  const [x, setX] = useState<ChartsAxisHighlightType>('band');
  const [y, setY] = useState<ChartsAxisHighlightType>('none');
  const select = (
    label: string,
    value: string,
    options: ChartsAxisHighlightType[],
    onChange: (next: ChartsAxisHighlightType) => void,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) =>
        onChange(event.target.value as ChartsAxisHighlightType)
      }
      sx={{ minWidth: 110, mr: 2, mb: 1 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ width: '100%' }}>
      {select('x', x, kinds, setX)}
      {select('y', y, ['line', 'none'], setY)}
      <BarChart
        aria-label="Fish landed, by kind"
        height={260}
        axisHighlight={{ x, y }}
        xAxis={[{ data: ['Cod', 'Hake', 'Sole', 'Plaice'] }]}
        yAxis={[{ label: 'Landed (t)' }]}
        series={[{ label: 'Landed', data: [34, 22, 9, 17] }]}
        hideLegend
      />
    </Box>
  );
}
