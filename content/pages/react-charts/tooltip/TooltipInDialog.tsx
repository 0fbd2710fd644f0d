import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

const months = energy.slice(-12);

export default function TooltipInDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        Show the chart in a dialog
      </Button>
      <Box
        component="dialog"
        ref={dialog}
        aria-label="Demand in the last twelve months"
        onClose={() => setOpen(false)}
        sx={{
          width: 'min(90vw, 640px)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          p: 2,
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      >
        {open && (
          <BarChart
            aria-label="Demand by month"
            height={280}
            xAxis={[
              {
                data: months.map(({ month }) => month),
                scaleType: 'band',
                valueFormatter: (month: Date) =>
                  month.toLocaleDateString('en', { month: 'short' }),
              },
            ]}
            yAxis={[{ label: 'Demand (GWh)', width: 64 }]}
            series={[
              { label: 'Demand', data: months.map(({ demand }) => demand) },
            ]}
            hideLegend
            slotProps={{
              // At the end of the body, it would be behind the dialog.
              tooltip: { disablePortal: true },
            }}
          />
        )}
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </Box>
    </Box>
  );
}
