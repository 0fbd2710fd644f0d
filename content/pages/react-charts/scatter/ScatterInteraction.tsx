import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { tasks } from '#data/tasks';

const data = tasks.flatMap(({ id, estimate, spent, status }) =>
  status === 'done' ? [{ id, x: estimate, y: spent }] : [],
);

export default function ScatterInteraction() {
  const [markerSize, setMarkerSize] = useState(5);
  const [radius, setRadius] = useState(30);
  const [disableVoronoi, setDisableVoronoi] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px' },
        }}
      >
        <ScatterChart
          aria-label="Estimated and spent hours of tasks"
          height={300}
          disableVoronoi={disableVoronoi}
          voronoiMaxRadius={radius}
          xAxis={[{ label: 'Estimated (hours)' }]}
          yAxis={[{ label: 'Spent (hours)' }]}
          series={[
            {
              label: 'Tasks',
              data,
              markerSize,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          hideLegend
        />
        <Box sx={{ px: 1 }}>
          <Typography variant="body2">markerSize: {markerSize}</Typography>
          <Slider
            size="small"
            aria-label="markerSize"
            min={2}
            max={12}
            value={markerSize}
            onChange={(_, value) => setMarkerSize(value)}
          />
          <Typography variant="body2">voronoiMaxRadius: {radius}</Typography>
          <Slider
            size="small"
            aria-label="voronoiMaxRadius"
            min={5}
            max={100}
            step={5}
            disabled={disableVoronoi}
            value={radius}
            onChange={(_, value) => setRadius(value)}
          />
          <FormControlLabel
            label="disableVoronoi"
            control={
              <Switch
                size="small"
                checked={disableVoronoi}
                onChange={(event) => setDisableVoronoi(event.target.checked)}
              />
            }
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<ScatterChart
  ${disableVoronoi ? 'disableVoronoi' : `voronoiMaxRadius={${radius}}`}
  series={[{ data, markerSize: ${markerSize} }]}
/>`}
      </Box>
    </Box>
  );
}
