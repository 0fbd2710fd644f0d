import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipCell,
  chartsTooltipClasses as classes,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

const labelCell = `${classes.cell} ${classes.labelCell}`;
const valueCell = `${classes.cell} ${classes.valueCell}`;

function PlanAndResult() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) return null;

  const [plan, result] = axis.seriesItems.map(({ value }) => Number(value));
  return (
    <ChartsTooltipPaper className={classes.paper}>
      <ChartsTooltipTable className={classes.table}>
        <Typography component="caption">{axis.axisFormattedValue}</Typography>
        <tbody>
          {axis.seriesItems.map((item) => (
            <ChartsTooltipRow key={item.seriesId} className={classes.row}>
              <ChartsTooltipCell component="th" className={labelCell}>
                <div className={classes.markContainer}>
                  <ChartsLabelMark type={item.markType} color={item.color} />
                </div>
                {item.formattedLabel}
              </ChartsTooltipCell>
              <ChartsTooltipCell component="td" className={valueCell}>
                {item.formattedValue}
              </ChartsTooltipCell>
            </ChartsTooltipRow>
          ))}
          <ChartsTooltipRow className={classes.row}>
            <ChartsTooltipCell component="th" className={labelCell}>
              Difference
            </ChartsTooltipCell>
            <ChartsTooltipCell component="td" className={valueCell}>
              {result - plan}
            </ChartsTooltipCell>
          </ChartsTooltipRow>
        </tbody>
      </ChartsTooltipTable>
    </ChartsTooltipPaper>
  );
}

const DifferenceTooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <PlanAndResult />
  </ChartsTooltipContainer>
);

export default function TooltipTable() {
  return (
    <BarChart
      aria-label="Trees planted, compared with the plan"
      height={280}
      xAxis={[{ data: ['North', 'East', 'South', 'West'], label: 'District' }]}
      yAxis={[{ label: 'Trees', width: 60 }]}
      series={[
        { label: 'Plan', data: [240, 180, 310, 150] },
        { label: 'Planted', data: [251, 162, 318, 150] },
      ]}
      slots={{ tooltip: DifferenceTooltip }}
    />
  );
}
