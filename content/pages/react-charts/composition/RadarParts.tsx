import { useTheme } from '@mui/material/styles';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarAxis,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const metrics = ['Upwind', 'Downwind', 'Comfort', 'Price', 'Weight', 'Service'];

export default function RadarParts() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <RadarDataProvider
      height={340}
      margin={{ top: 30, bottom: 30 }}
      radar={{ max: 10, metrics }}
      series={[
        {
          id: 'cutter',
          label: 'Cutter',
          data: [8, 6, 9, 5, 4, 8],
          fillArea: true,
        },
        {
          id: 'racer',
          label: 'Racer',
          data: [10, 9, 3, 3, 9, 5],
          fillArea: true,
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Two boats compared by six properties">
          <RadarGrid
            divisions={5}
            shape="circular"
            stripeColor={(index) =>
              index % 2 === 0 ? palette.primary.main : 'transparent'
            }
          />
          <RadarMetricLabels />
          <RadarSeriesArea />
          <RadarSeriesMarks seriesId="cutter" />
          <RadarAxis
            metric="Upwind"
            angle={30}
            divisions={5}
            labelOrientation="rotated"
            textAnchor="middle"
            dominantBaseline="text-after-edge"
          />
        </ChartsSurface>
      </ChartsWrapper>
    </RadarDataProvider>
  );
}
