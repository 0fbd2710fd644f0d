import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { employees } from '#data/employees';

const teams = [...new Set(employees.map(({ department }) => department))]
  .map((department) => {
    const members = employees.filter((row) => row.department === department);
    const remote = members.filter((row) => row.remote).length;
    return { department, remote, onSite: members.length - remote };
  })
  .filter(({ remote, onSite }) => remote + onSite > 1)
  .sort(
    (a, b) =>
      b.remote / (b.remote + b.onSite) - a.remote / (a.remote + a.onSite),
  );

export default function RemoteTeams() {
  const theme = useTheme();

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
        width: '100%',
      }}
    >
      {teams.map(({ department, remote, onSite }) => (
        <Box
          key={department}
          sx={{ position: 'relative', textAlign: 'center' }}
        >
          <PieChart
            aria-label={`Remote work in ${department}`}
            height={96}
            margin={2}
            hideLegend
            series={[
              {
                innerRadius: '74%',
                data: [
                  { label: 'Remote', value: remote },
                  {
                    label: 'On site',
                    value: onSite,
                    color: (theme.vars ?? theme).palette.action.selected,
                  },
                ],
              },
            ]}
          />
          <Typography
            sx={{
              position: 'absolute',
              top: 34,
              width: '100%',
              fontSize: 18,
              pointerEvents: 'none',
            }}
          >
            {Math.round((remote / (remote + onSite)) * 100)}%
          </Typography>
          <Typography variant="body2">{department}</Typography>
        </Box>
      ))}
    </Box>
  );
}
