import { useTheme } from '@mui/material/styles';
import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';
import { files, type FileEntry } from '#data/files';

const groups: Record<string, FileEntry['kind'][]> = {
  Videos: ['video'],
  Archives: ['archive'],
  Audio: ['audio'],
  Images: ['image'],
  Other: ['document', 'slides', 'sheet', 'code'],
};
const data = Object.entries(groups).map(([label, kinds]) => ({
  label,
  value: files
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { size }) => sum + size, 0),
}));
const total = data.reduce((sum, { value }) => sum + value, 0);

function OutsideLabel(props: PieArcLabelProps) {
  const { startAngle, endAngle, outerRadius, arcLabelRadius } = props;
  const theme = useTheme();
  const { text } = (theme.vars ?? theme).palette;
  const [name, share] = props.formattedArcLabel?.split('\n') ?? [];
  const x = Math.sin((startAngle + endAngle) / 2);
  const y = -Math.cos((startAngle + endAngle) / 2);
  const textX = x * arcLabelRadius + (x < 0 ? -4 : 4);
  const textY = y * arcLabelRadius;
  // Above the pie, both lines of text are above the end of the line.
  const firstLine = y < -0.7 ? textY - 14 : textY - 2;

  return (
    <g
      style={{
        // In right-to-left pages, 'start' would otherwise be the right edge.
        direction: 'ltr',
        textAnchor: x < 0 ? 'end' : 'start',
        pointerEvents: 'none',
      }}
    >
      <line
        x1={x * (outerRadius + 2)}
        y1={y * (outerRadius + 2)}
        x2={x * arcLabelRadius}
        y2={textY}
        stroke={text.secondary}
      />
      <text x={textX} y={firstLine} fill={text.primary} fontSize={13}>
        {name}
      </text>
      <text x={textX} y={firstLine + 16} fill={text.secondary} fontSize={13}>
        {share}
      </text>
    </g>
  );
}

export default function FileKinds() {
  return (
    <PieChart
      aria-label="Space on the shared drive by kind of file"
      height={300}
      margin={4}
      hideLegend
      slots={{ pieArcLabel: OutsideLabel }}
      series={[
        {
          data,
          startAngle: 30,
          endAngle: 390,
          outerRadius: '58%',
          arcLabelRadius: '69%',
          arcLabel: ({ label, value }) =>
            `${label}\n${Math.round((value / total) * 100)}%`,
          valueFormatter: ({ value }) => `${Math.round(value / 1e6)} MB`,
        },
      ]}
    />
  );
}
