import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { cars, days, formatDay } from './traffic';

export default function ZoomWithCtrl() {
  return (
    <Box
      sx={{ width: '100%' }}
      onWheelCapture={(event) => {
        // Without the key, the wheel never reaches the chart and scrolls the page.
        if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
      }}
    >
      <LineChartPro
        aria-label="Cars per day"
        height={280}
        xAxis={[
          {
            data: days,
            scaleType: 'time',
            valueFormatter: formatDay,
            domainLimit: 'strict',
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Cars per day', width: 64 }]}
        series={[{ label: 'Cars', data: cars, showMark: false }]}
        hideLegend
      />
    </Box>
  );
}
