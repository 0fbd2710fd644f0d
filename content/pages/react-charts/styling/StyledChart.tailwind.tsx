import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

// A custom element in the slot, so that no Material UI style competes.
function Bar({ x, y, width, height, color, ownerState }: BarProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={6}
      fill={color}
      className={`stroke-sky-900 stroke-2 dark:stroke-sky-300 ${
        ownerState.id === 'plums' ? '[fill-opacity:0.35]' : ''
      }`}
    />
  );
}

const noLine = { disableLine: true, disableTicks: true };

export default function StyledChart() {
  return (
    <div className="w-full [&_.MuiChartsGrid-line]:[stroke-dasharray:2_6]">
      <BarChart
        aria-label="Crates of apples and plums by week"
        height={300}
        grid={{ horizontal: true }}
        xAxis={[
          { data: ['Week 34', 'Week 36', 'Week 38', 'Week 40'], ...noLine },
        ]}
        yAxis={[{ label: 'Crates', ...noLine }]}
        series={[
          {
            id: 'apples',
            label: 'Apples',
            data: [40, 95, 130, 110],
            color: '#2f7ed8',
          },
          {
            id: 'plums',
            label: 'Plums',
            data: [120, 85, 30, 5],
            color: '#2f7ed8',
          },
        ]}
        slots={{ bar: Bar }}
      />
    </div>
  );
}
