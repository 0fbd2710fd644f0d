import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const books = [
  { value: 640, label: 'Fiction' },
  { value: 410, label: 'Nature' },
  { value: 230, label: 'History' },
];
const total = books.reduce((sum, { value }) => sum + value, 0);

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontSize: 22,
  fontWeight: 600,
}));

function Center({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Text x={left + width / 2} y={top + height / 2}>
      {children}
    </Text>
  );
}

export default function DonutTotal() {
  return (
    <PieChart
      aria-label="Books by genre"
      height={260}
      series={[
        {
          data: books,
          innerRadius: '62%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} books`,
        },
      ]}
    >
      <Center>{`${total} books`}</Center>
    </PieChart>
  );
}
