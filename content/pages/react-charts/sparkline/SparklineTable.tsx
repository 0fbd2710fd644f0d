import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const teas = [
  { name: 'Assam', sold: [14, 16, 15, 19, 22, 25] },
  { name: 'Sencha', sold: [22, 21, 18, 17, 15, 12] },
  { name: 'Rooibos', sold: [9, 12, 10, 13, 11, 14] },
];

export default function SparklineTable() {
  return (
    <Table size="small" sx={{ maxWidth: 480, mx: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Tea</TableCell>
          <TableCell>Six months</TableCell>
          <TableCell align="right">Last (kg)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {teas.map(({ name, sold }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <SparkLineChart
                data={sold}
                width={120}
                height={32}
                role="img"
                aria-label={`${name}: from ${sold[0]} to ${sold.at(-1)} kg`}
              />
            </TableCell>
            <TableCell align="right">{sold.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
