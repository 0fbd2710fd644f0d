import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { products } from '#data/products';
import { columns } from './columns';

const Progress = React.createContext(0);

function ProgressOverlay() {
  const percent = React.useContext(Progress);
  return (
    <GridOverlay>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 }}
      >
        <CircularProgress
          variant="determinate"
          aria-label="Loading products"
          value={percent}
        />
        <Typography variant="body2">{percent}% loaded</Typography>
      </Paper>
    </GridOverlay>
  );
}

export default function CustomLoading() {
  const [percent, setPercent] = React.useState(40);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Progress of the download"
        value={percent}
        onChange={(_event, value) => setPercent(Number(value))}
        sx={{ maxWidth: 300, mx: 1 }}
      />
      <Box sx={{ height: 420 }}>
        <Progress.Provider value={percent}>
          <DataGrid
            aria-label="Products"
            loading={percent < 100}
            rows={products}
            columns={columns}
            slots={{ loadingOverlay: ProgressOverlay }}
          />
        </Progress.Provider>
      </Box>
    </Box>
  );
}
