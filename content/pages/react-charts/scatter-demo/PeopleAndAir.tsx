import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { sensors } from '#data/sensors';

export default function PeopleAndAir() {
  return (
    <ScatterChart
      aria-label="Energy use and air quality by number of people"
      height={360}
      voronoiMaxRadius={30}
      xAxis={[{ label: 'People in the building', min: 0 }]}
      yAxis={[
        { id: 'energy', label: 'Energy (kWh)', width: 60, min: 0, max: 1000 },
        {
          id: 'co2',
          label: 'Carbon dioxide (ppm)',
          position: 'right',
          width: 64,
          min: 0,
          max: 1000,
        },
      ]}
      series={[
        {
          label: 'Energy',
          yAxisId: 'energy',
          markerSize: 3,
          data: sensors.map(({ people, energy }, id) => ({
            id,
            x: people,
            y: energy,
          })),
          valueFormatter: (value) =>
            value && `${value.y} kWh with ${value.x} people`,
        },
        {
          label: 'Carbon dioxide',
          yAxisId: 'co2',
          markerSize: 3,
          data: sensors.flatMap(({ people, co2 }, id) =>
            co2 === null ? [] : [{ id, x: people, y: co2 }],
          ),
          valueFormatter: (value) =>
            value && `${value.y} ppm with ${value.x} people`,
        },
      ]}
    />
  );
}
