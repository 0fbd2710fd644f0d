import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** A small generator with a seed, so that the points are the same on every visit. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const random = createRandom(7);
const readings = Array.from({ length: 3000 }, (_, id) => {
  const x = random() * 100;
  return { id, x, y: 20 + x * 0.5 + (random() + random() - 1) * 30 };
});

export default function LargeScatter() {
  return (
    <ScatterChart
      aria-label="Growth by humidity"
      height={320}
      renderer="svg-batch"
      disableAxisListener
      xAxis={[{ label: 'Humidity (%)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Growth (mm)' }]}
      series={[{ label: 'Readings', data: readings, markerSize: 2 }]}
      hideLegend
    />
  );
}
