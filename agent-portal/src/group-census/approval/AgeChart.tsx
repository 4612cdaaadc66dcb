import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AgeBand } from '#shared/census/readiness';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';

const SERIES = [
  { key: 'employees', label: 'Employees' },
  { key: 'dependents', label: 'Dependents' },
] as const;

/** How many people there are of each age. The table contains the same data, for screen readers. */
export function AgeChart({ bands, height }: { bands: readonly AgeBand[]; height: number }) {
  const { vars, palette } = useTheme();
  const { primary, info } = (vars ?? { palette }).palette;
  const colors = { employees: primary.main, dependents: info.light };
  return (
    <>
      <Box aria-hidden>
        <BarChart
          height={height}
          xAxis={[{ scaleType: 'band', data: bands.map(({ label }) => label) }]}
          yAxis={[{ tickMinStep: 1, width: 32 }]}
          series={SERIES.map(({ key, label }) => ({
            label,
            stack: 'all',
            color: colors[key],
            data: bands.map((band) => band[key]),
          }))}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          disableKeyboardNavigation
          skipAnimation
        />
      </Box>
      <Box sx={HIDDEN_TEXT}>
        <table>
          <caption>People by age</caption>
          <thead>
            <tr>
              <th scope="col">Age</th>
              {SERIES.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.label}>
                <th scope="row">{band.label}</th>
                {SERIES.map(({ key }) => (
                  <td key={key}>{band[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}
