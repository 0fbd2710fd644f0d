import Box from '@mui/material/Box';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';
import { bookings } from '#data/bookings';

/** A mark for the legend and the tooltip, drawn in the color of its slice. */
function createMark(path: string) {
  return function Mark(props: { className?: string; color?: string }) {
    return (
      <svg viewBox="0 0 24 24">
        <path
          className={props.className}
          d={path}
          fill={props.color}
          fillRule="evenodd"
        />
      </svg>
    );
  };
}

const Bed = createMark('M1 4h3v9h6V8h13v13h-3v-4H4v4H1z');
const Train = createMark('M5 2h14v14l3 6h-4l-2-3H8l-2 3H2l3-6zM8 5h8v6H8z');
const Plane = createMark(
  'M10 1h4v7l9 6v3l-9-3v5l3 2v2l-5-1-5 1v-2l3-2v-5l-9 3v-3l9-6z',
);

function createItem(name: string, kind: string, labelMarkType: typeof Bed) {
  const value = bookings.filter((booking) => booking.kind === kind).length;
  return {
    label: (location: 'tooltip' | 'legend' | 'arc') =>
      location === 'legend' ? `${name} (${value})` : name,
    value,
    labelMarkType,
  };
}

export default function TripMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 460, mx: 'auto' }}>
      <PieChart
        aria-label="100 bookings by kind"
        height={260}
        series={[
          {
            data: [
              createItem('Hotels', 'hotel', Bed),
              createItem('Flights', 'flight', Plane),
              createItem('Trains', 'rail', Train),
            ],
            innerRadius: '45%',
            valueFormatter: ({ value }) => `${value} bookings`,
          },
        ]}
        slotProps={{
          legend: {
            sx: {
              fontSize: 15,
              [`& .${labelMarkClasses.root}`]: { width: 18, height: 18 },
            },
          },
        }}
      />
    </Box>
  );
}
