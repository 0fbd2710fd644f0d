import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { transactions, type Transaction } from '#data/transactions';

const entries = transactions.filter(({ account }) => account === 'Household');
const monthOf = ({ bookedOn }: Transaction) =>
  bookedOn.toLocaleDateString('en', { month: 'short', year: 'numeric' });
const months = [...new Set(entries.map(monthOf))];
const groups: Record<string, Transaction['category'][]> = {
  Income: ['Transfer'],
  Refunds: ['Refund'],
  Rent: ['Rent'],
  Groceries: ['Groceries'],
  Health: ['Health'],
  Other: ['Utilities', 'Clothing', 'Dining', 'Leisure'],
};

export default function MoneyInAndOut() {
  return (
    <BarChart
      aria-label="Money in and out of a household by month"
      height={380}
      xAxis={[{ data: months, scaleType: 'band' }]}
      yAxis={[{ label: 'Amount (€)', width: 68 }]}
      series={Object.entries(groups).map(([label, categories]) => ({
        label,
        stack: 'household',
        stackOffset: 'diverging' as const,
        data: months.map((month) =>
          entries
            .filter(
              (entry) =>
                categories.includes(entry.category) && monthOf(entry) === month,
            )
            .reduce((sum, { amount }) => sum + amount, 0),
        ),
        valueFormatter: (value: number | null) =>
          value
            ? value.toLocaleString('en', { style: 'currency', currency: 'EUR' })
            : null,
      }))}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
