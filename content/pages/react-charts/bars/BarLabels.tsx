import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarLabels() {
  return (
    <BarChart
      aria-label="Beds taken and free in three wards"
      height={300}
      xAxis={[{ data: ['Ward A', 'Ward B', 'Ward C'] }]}
      yAxis={[{ label: 'Beds', max: 60 }]}
      series={[
        {
          id: 'taken',
          label: 'Taken',
          data: [41, 28, 4],
          stack: 'beds',
          color: '#1d5fbf',
        },
        {
          id: 'free',
          label: 'Free',
          data: [9, 17, 36],
          stack: 'beds',
          color: '#ffb422',
        },
      ]}
      barLabel={({ value, seriesId }, { bar }) =>
        bar.height < 20
          ? null
          : `${value} ${seriesId === 'free' ? 'free' : 'taken'}`
      }
      sx={{
        [`& .${barLabelClasses.root}`]: { fontSize: 13, fontWeight: 600 },
        [`& [data-series="taken"] .${barLabelClasses.root}`]: { fill: '#fff' },
        [`& [data-series="free"] .${barLabelClasses.root}`]: {
          fill: '#1c1300',
        },
      }}
    />
  );
}
