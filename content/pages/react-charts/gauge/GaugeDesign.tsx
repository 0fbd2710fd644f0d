import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeDesign() {
  return (
    <Gauge
      height={200}
      value={82}
      startAngle={-120}
      endAngle={120}
      innerRadius="75%"
      cornerRadius="50%"
      text="82%"
      aria-label="Share of recycled paper"
      sx={(theme) => ({
        [`& .${gaugeClasses.valueArc}`]: {
          fill: (theme.vars ?? theme).palette.success.main,
        },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: (theme.vars ?? theme).palette.divider,
        },
        [`& .${gaugeClasses.valueText} text`]: {
          fontSize: 32,
          fontWeight: 600,
        },
      })}
    />
  );
}
