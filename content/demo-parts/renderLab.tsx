import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Frames {
  /** Average time between two frames, in milliseconds. */
  average: number;
  /** The longest of them. */
  longest: number;
}

/** Measures the frames of each half second while something happens. */
function useFrames(isMeasuring: boolean): Frames | null {
  const [frames, setFrames] = useState<Frames | null>(null);

  useEffect(() => {
    if (!isMeasuring) {
      return undefined;
    }
    let previous = performance.now();
    let times: number[] = [];
    let total = 0;
    let request = 0;

    const onFrame = (now: number) => {
      // The first frame can have started before the effect ran.
      const time = Math.max(0, now - previous);
      previous = now;
      times.push(time);
      total += time;
      if (total >= 500) {
        setFrames({
          average: total / times.length,
          longest: Math.max(...times),
        });
        times = [];
        total = 0;
      }
      request = requestAnimationFrame(onFrame);
    };

    request = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(request);
  }, [isMeasuring]);

  return frames;
}

/**
 * Measures the milliseconds from a call of the returned function
 * until the browser has drawn the next `value`.
 */
function useRenderTime(value: string): [number | null, () => void] {
  const start = useRef<number | null>(null);
  const [time, setTime] = useState<number | null>(null);

  useEffect(() => {
    const startedAt = start.current;
    if (startedAt === null) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The browser draws after this callback, and before the timer.
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => setTime(performance.now() - startedAt), 0);
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [value]);

  const startTimer = () => {
    start.current = performance.now();
  };
  return [time, startTimer];
}

/** Goes from 0 to 1 and back while it runs, with a new value in each frame. */
function usePulse(isRunning: boolean): number {
  const [pulse, setPulse] = useState(0);

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    let start: number | null = null;
    let request = 0;

    const onFrame = (now: number) => {
      start ??= now;
      setPulse((1 - Math.cos((now - start) / 1000)) / 2);
      request = requestAnimationFrame(onFrame);
    };

    request = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(request);
  }, [isRunning]);

  return isRunning ? pulse : 0;
}

interface ReadoutProps {
  /** What else to show, by label. */
  facts: Record<string, string>;
  renderTime: number | null;
  isMeasuring: boolean;
}

/** A separate component, so that new numbers don't render the chart. */
function Readout({ facts, renderTime, isMeasuring }: ReadoutProps) {
  const frames = useFrames(isMeasuring);
  const values = {
    ...facts,
    'Last render':
      renderTime === null ? 'Not yet' : `${Math.round(renderTime)} ms`,
    'Average frame': frames ? `${frames.average.toFixed(1)} ms` : 'Not yet',
    'Longest frame': frames ? `${Math.round(frames.longest)} ms` : 'Not yet',
  };

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        m: 0,
        my: 1,
        fontSize: 14,
      }}
    >
      {Object.entries(values).map(([label, value]) => (
        <div key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

interface RenderLabProps<T extends { name: string }> {
  /** What the choices are about. */
  label: string;
  choices: readonly T[];
  getFacts: (choice: T) => Record<string, string>;
  /** Renders the chart. While users let it zoom, `zoom` is from 0 to 1. */
  children: (choice: T, zoom: number) => ReactNode;
}

/** Renders a chart in several ways, and shows how long that takes. */
export function RenderLab<T extends { name: string }>({
  label,
  choices,
  getFacts,
  children,
}: RenderLabProps<T>) {
  const [name, setName] = useState<string>(choices[0].name);
  const [run, setRun] = useState(0);
  const [isZooming, setIsZooming] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const zoom = usePulse(isZooming);
  // A new key makes a new chart, so the time includes all of its work.
  const key = `${name} ${run}`;
  const [renderTime, startTimer] = useRenderTime(key);
  const choice = choices.find((other) => other.name === name) ?? choices[0];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={label}
          value={name}
          onChange={(_, value: string | null) => {
            if (!value) return;
            startTimer();
            setName(value);
          }}
        >
          {choices.map((other) => (
            <ToggleButton key={other.name} value={other.name}>
              {other.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          size="small"
          onClick={() => {
            startTimer();
            setRun(run + 1);
          }}
        >
          Render again
        </Button>
        <FormControlLabel
          label="Zoom in each frame"
          control={
            <Switch
              checked={isZooming}
              onChange={(event) => setIsZooming(event.target.checked)}
            />
          }
        />
      </Box>
      <Readout
        facts={getFacts(choice)}
        renderTime={renderTime}
        isMeasuring={isZooming || isHovered}
      />
      <div
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
      >
        <Fragment key={key}>{children(choice, zoom)}</Fragment>
      </div>
    </Box>
  );
}
