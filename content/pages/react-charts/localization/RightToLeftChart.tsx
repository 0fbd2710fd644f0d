import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const withDirection = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function RightToLeftChart() {
  const theme = withDirection(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="ar" sx={{ width: '100%' }}>
        <BarChart
          height={280}
          aria-label="الطلبات والمرتجعات حسب اليوم"
          localeText={{ loading: 'جارٍ التحميل…', noData: 'لا توجد بيانات' }}
          xAxis={[
            {
              data: ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'],
              scaleType: 'band',
              reverse: true,
            },
          ]}
          yAxis={[{ position: 'right', width: 48 }]}
          series={[
            { label: 'طلبات', data: [42, 51, 38, 64, 73] },
            { label: 'مرتجعات', data: [3, 5, 2, 6, 4] },
          ]}
        />
      </Box>
    </ThemeProvider>
  );
}
