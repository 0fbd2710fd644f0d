import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';

function NamedLinearProgress() {
  return <LinearProgress aria-label="Loading" />;
}

function NamedCircularProgress({ size }: { size?: number | string }) {
  return <CircularProgress aria-label="Loading" size={size} />;
}

/** The built-in indicators have no accessible name. */
export const namedProgress = {
  baseLinearProgress: NamedLinearProgress,
  baseCircularProgress: NamedCircularProgress,
};
