import Box from '@mui/material/Box';
import { useFrameTime } from './useFrameTime';

const WIDTH = 120;
const HEIGHT = 28;
/** The height of the graph. Longer frames are cut off. */
const MAX_MS = 50;
/** One frame of a screen with 60 frames per second. */
const BUDGET_MS = 1000 / 60;

const number = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

/** A separate component, so that the numbers don't render the grid. */
export function FrameReadout() {
  const frames = useFrameTime();
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  const step = WIDTH / Math.max(1, frames.length);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 14 }}>
      <Box
        component="svg"
        width={WIDTH}
        height={HEIGHT}
        aria-hidden
        sx={{ bgcolor: 'action.hover', borderRadius: 0.5, flexShrink: 0 }}
      >
        {frames.map((ms, index) => {
          const height = (Math.min(ms, MAX_MS) / MAX_MS) * HEIGHT;
          return (
            <Box
              key={index}
              component="rect"
              x={index * step}
              y={HEIGHT - height}
              width={Math.max(1, step - 0.5)}
              height={height}
              sx={{
                fill: 'currentColor',
                color: ms > 2 * BUDGET_MS ? 'error.main' : 'success.main',
              }}
            />
          );
        })}
      </Box>
      {frames.length === 0 ? (
        <span>Measuring frames</span>
      ) : (
        <span>
          Frame{' '}
          <Box component="span" sx={number}>
            {(total / frames.length).toFixed(1)} ms
          </Box>
          , worst{' '}
          <Box component="span" sx={number}>
            {Math.max(...frames).toFixed(0)} ms
          </Box>
        </span>
      )}
    </Box>
  );
}
