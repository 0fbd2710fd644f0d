import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { Settings } from '#demo-parts/settings';
import { links } from './flows';

const aligns = ['justify', 'left', 'right', 'center'] as const;
const colors = ['source', 'target'] as const;

export default function SankeySettings() {
  const [values, setValues] = useState({
    align: 'justify' as (typeof aligns)[number],
    color: 'source' as (typeof colors)[number],
    showValues: false,
    width: 15,
    padding: 10,
    curveCorrection: 10,
    iterations: 6,
  });
  const { align, color, showValues, width, padding } = values;
  const { curveCorrection, iterations } = values;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Box sx={{ flex: '2 1 320px', minWidth: 0 }}>
          <SankeyChart
            height={380}
            aria-label="Visitors of a museum, from the way in to the way out"
            series={{
              data: { links },
              iterations,
              nodeOptions: { align, width, padding },
              linkOptions: { color, curveCorrection, showValues },
            }}
          />
        </Box>
        <Settings
          values={values}
          onChange={setValues}
          choices={{ align: aligns, color: colors }}
          ranges={{
            width: [1, 40],
            padding: [0, 40],
            curveCorrection: [0, 40],
            iterations: [0, 40],
          }}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, mt: 2, overflowX: 'auto', fontSize: 13 }}
      >
        {`series={{
  data: { links },
  iterations: ${iterations},
  nodeOptions: { align: '${align}', width: ${width}, padding: ${padding} },
  linkOptions: { color: '${color}', curveCorrection: ${curveCorrection}, showValues: ${showValues} },
}}`}
      </Box>
    </Box>
  );
}
