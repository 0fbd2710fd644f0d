import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { ptBRLocaleText } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';

export default function ProviderTexts() {
  return (
    <ChartsLocalizationProvider localeText={ptBRLocaleText}>
      <Box
        lang="pt-BR"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          width: '100%',
        }}
      >
        <BarChart height={180} aria-label="Pedidos" series={[]} />
        <LineChart height={180} aria-label="Estoque" series={[]} loading />
        <PieChart
          height={180}
          aria-label="Vendas"
          series={[]}
          localeText={{ noData: 'Nenhuma venda' }}
        />
      </Box>
    </ChartsLocalizationProvider>
  );
}
