import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { rivers } from '#data/rivers';

const levels = [
  { alarm: 'normal', label: 'Normal', markerSize: 4 },
  { alarm: 'low', label: 'Low', markerSize: 6 },
  { alarm: 'high', label: 'High', markerSize: 8 },
  { alarm: 'flood', label: 'Flood', markerSize: 11 },
];

export default function StationMap() {
  return (
    <ScatterChart
      aria-label="Measuring stations by position and water level"
      height={440}
      voronoiMaxRadius={24}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Longitude (°)', min: -12, max: 32 }]}
      yAxis={[{ label: 'Latitude (°)', width: 52, min: 38, max: 66 }]}
      series={levels.map(({ alarm, label, markerSize }) => {
        const stations = rivers.filter((river) => river.alarm === alarm);
        return {
          label,
          markerSize,
          data: stations.map(({ id, longitude, latitude }) => ({
            id,
            x: longitude,
            y: latitude,
          })),
          valueFormatter: (
            _: unknown,
            { dataIndex }: { dataIndex: number },
          ) => {
            const { station, river, level } = stations[dataIndex];
            return `${station} on the ${river}: ${level ?? '–'} cm`;
          },
        };
      })}
    />
  );
}
