import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { employees } from '#data/employees';

const levels = ['Founder', 'Heads', 'Leads', 'Teams'];
const data = levels.map((label, index) => ({
  id: label,
  label,
  value: employees.filter(({ path }) => path.length === index + 1).length,
}));
const curves = ['pyramid', 'step-pyramid'] as const;

export default function CompanyPyramid() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('pyramid');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shape"
        value={curve}
        onChange={(_, value) => value && setCurve(value)}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        height={360}
        aria-label="Levels of a company with 120 employees"
        hideLegend
        gap={6}
        categoryAxis={{
          categories: levels,
          position: 'left',
          size: 72,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            data,
            curve,
            variant: 'outlined',
            funnelDirection: 'increasing',
            highlightScope: { highlight: 'item' },
            sectionLabel: ({ dataIndex }) => ({
              offset: { y: dataIndex === 0 && curve === 'pyramid' ? -8 : 0 },
            }),
            valueFormatter: ({ value }) => `${value}`,
          },
        ]}
      />
    </Box>
  );
}
