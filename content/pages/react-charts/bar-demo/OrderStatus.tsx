import { BarChart } from '@mui/x-charts/BarChart';
import { orders } from '#data/orders';

const regions = [...new Set(orders.map(({ region }) => region))];
const groups = {
  'In progress': ['new', 'packing', 'on hold'],
  'On the way': ['shipped'],
  Delivered: ['delivered'],
  'Returned or canceled': ['returned', 'canceled'],
};

export default function OrderStatus() {
  return (
    <BarChart
      aria-label="Orders by region and status"
      height={340}
      layout="horizontal"
      xAxis={[{ label: 'Orders', tickMinStep: 1 }]}
      yAxis={[{ data: regions, scaleType: 'band', width: 120 }]}
      series={Object.entries(groups).map(([label, statuses]) => ({
        label,
        stack: 'orders',
        data: regions.map(
          (region) =>
            orders.filter(
              (order) =>
                order.region === region && statuses.includes(order.status),
            ).length,
        ),
      }))}
    />
  );
}
