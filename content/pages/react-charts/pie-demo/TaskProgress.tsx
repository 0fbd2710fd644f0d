import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { tasks } from '#data/tasks';

const statuses = ['done', 'review', 'in progress', 'blocked', 'planned'];
const data = statuses.map((status) => {
  const value = tasks.filter((task) => task.status === status).length;
  return {
    id: status,
    label: (location: 'tooltip' | 'legend' | 'arc') =>
      location === 'legend' ? `${status} (${value})` : status,
    value,
  };
});

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center({ status, value }: { status: string; value: number }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <>
      <Text x={x} y={y - 12} fontSize={36} fontWeight={600}>
        {value}
      </Text>
      <Text x={x} y={y + 18} fontSize={14}>
        {status}
      </Text>
    </>
  );
}

export default function TaskProgress() {
  const [index, setIndex] = useState(0);

  return (
    <PieChart
      aria-label="100 tasks by status"
      height={300}
      margin={12}
      onHighlightChange={(item) => setIndex(item?.dataIndex ?? 0)}
      series={[
        {
          data,
          innerRadius: '68%',
          paddingAngle: 1.5,
          cornerRadius: 4,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }) =>
            `${value} of ${tasks.length} ${value === 1 ? 'task' : 'tasks'}`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
      }}
    >
      <Center status={statuses[index]} value={data[index].value} />
    </PieChart>
  );
}
