import { Box, Paper, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { counted } from '#shared/formats/text';
import { formatMonth } from '#shared/formats/auto-date';
import type { DashboardFigures } from '#shared/groups/dashboard.record';
import { premiumSumText } from '#shared/quotes/quote-premium.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { CHART_CARD_HEIGHT, CHART_HEIGHT, CHARTS } from './charts-size.ts';

interface Bar {
  label: string;
  count: number;
  /** The bar in words. */
  text: string;
}

/** Where quotes are, and when groups renew, each with the same data as a table. */
export const DashboardCharts = ({ Pipeline, RenewalMonths }: DashboardFigures) => (
  <Box sx={CHARTS}>
    <Chart
      title="Pipeline"
      layout="horizontal"
      bars={Pipeline.map(({ Status, Quotes, Premium }) => ({
        label: groupStatusLabel(Status, 'external'),
        count: Quotes,
        text: `${counted(Quotes, 'quote')}, ${premiumSumText(Premium)} a month`,
      }))}
    />
    <Chart
      title="Renewals by month"
      layout="vertical"
      bars={RenewalMonths.map(({ Month, Groups }) => ({
        label: formatMonth(Month),
        count: Groups,
        text: counted(Groups, 'group'),
      }))}
    />
  </Box>
);

interface ChartProps {
  title: string;
  layout: 'horizontal' | 'vertical';
  bars: readonly Bar[];
}

const LABELS = 130;
/** The longest bar leaves room for its number. */
const ROOM_FOR_LABEL = 1.2;

function Chart({ title, layout, bars }: ChartProps) {
  const headingId = useId();
  const band = { scaleType: 'band', data: bars.map(({ label }) => label), tickLabelStyle: { fontSize: 12 } } as const;
  const amount = {
    tickMinStep: 1,
    tickNumber: 4,
    min: 0,
    max: ROOM_FOR_LABEL * Math.max(...bars.map(({ count }) => count)),
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      sx={{ p: 2, minWidth: 0, minHeight: CHART_CARD_HEIGHT, position: 'relative' }}
    >
      <Typography variant="h2" id={headingId}>
        {title}
      </Typography>
      <Box aria-hidden>
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          hideLegend
          layout={layout}
          height={CHART_HEIGHT}
          xAxis={[layout === 'horizontal' ? amount : { ...band, valueFormatter: shortMonth }]}
          yAxis={[layout === 'horizontal' ? { ...band, width: LABELS } : { ...amount, width: 32 }]}
          series={[
            {
              data: bars.map(({ count }) => count),
              color: 'var(--mui-palette-primary-main)',
              valueFormatter: (_count, { dataIndex }) => bars[dataIndex]?.text ?? null,
              barLabel: ({ value }) => (value ? String(value) : null),
              barLabelPlacement: 'outside',
            },
          ]}
          margin={{ top: 20, right: 28, bottom: 0, left: 0 }}
        />
      </Box>
      <Box sx={HIDDEN_TEXT}>
        <table aria-labelledby={headingId}>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Paper>
  );
}

/** "Jan 2027" in the tooltip, "Jan" at the axis. */
const shortMonth = (label: string, { location }: { location: string }): string =>
  location === 'tick' ? (label.split(' ')[0] ?? label) : label;
