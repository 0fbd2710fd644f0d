import { useTheme } from '@mui/material/styles';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  useDrawingArea,
  useRadiusScale,
  useRotationScale,
} from '@mui/x-charts/hooks';
import {
  RADAR_PLUGINS,
  type RadarChartPluginSignatures,
} from '@mui/x-charts/RadarChart';

/** Percent of all hours with wind from each direction. */
const winds = [
  { direction: 'N', share: 8 },
  { direction: 'NE', share: 11 },
  { direction: 'E', share: 9 },
  { direction: 'SE', share: 6 },
  { direction: 'S', share: 10 },
  { direction: 'SW', share: 22 },
  { direction: 'W', share: 23 },
  { direction: 'NW', share: 11 },
];
const rings = [5, 10, 15, 20, 25];
/** Between east and southeast, where the slices are short. */
const ringLabelAngle = (112.5 * Math.PI) / 180;

/** A slice between two angles, which start at the top and run clockwise. */
function describeSlice(from: number, to: number, radius: number) {
  const point = (angle: number) =>
    `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  return `M0 0L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z`;
}

function Slices() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const angle = useRotationScale<'band'>();
  const radius = useRadiusScale<'linear'>();
  if (!angle || !radius) return null;

  const textProps = {
    fill: palette.text.primary,
    fontSize: 12,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  } as const;
  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`}>
      {rings.map((share) => (
        <g key={share}>
          <circle r={radius(share)} fill="none" stroke={palette.divider} />
          {[15, 25].includes(share) && (
            <text
              {...textProps}
              x={radius(share) * Math.sin(ringLabelAngle)}
              y={-radius(share) * Math.cos(ringLabelAngle)}
            >
              {share}%
            </text>
          )}
        </g>
      ))}
      {winds.map(({ direction, share }) => {
        const start = angle(direction) ?? 0;
        const middle = start + angle.bandwidth() / 2;
        const edge = radius(25) + 14;
        return (
          <g key={direction}>
            <path
              d={describeSlice(start, start + angle.bandwidth(), radius(share))}
              fill={palette.primary.main}
            >
              <title>{`${direction}: ${share}%`}</title>
            </path>
            <text
              {...textProps}
              x={edge * Math.sin(middle)}
              y={-edge * Math.cos(middle)}
            >
              {direction}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function WindRose() {
  return (
    <ChartDataProvider<'radar', RadarChartPluginSignatures>
      height={320}
      margin={28}
      plugins={RADAR_PLUGINS}
      rotationAxis={[
        {
          id: 'direction',
          scaleType: 'band',
          data: winds.map(({ direction }) => direction),
          // Half a band, so that north is at the top.
          startAngle: -22.5,
          endAngle: 337.5,
        },
      ]}
      radiusAxis={[{ id: 'share', scaleType: 'linear', min: 0, max: 25 }]}
    >
      <ChartsSurface aria-label="Wind from eight directions, mostly from the west">
        <Slices />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
