import { Box, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { waterfall, type WaterfallStep } from '#shared/renewals/waterfall';

const KINDS = ['total', 'up', 'down'] as const;
const KIND_LABELS: Record<WaterfallStep['kind'], string> = { total: 'Premium', up: 'Increase', down: 'Decrease' };
/** As variables, which follow the color scheme on screen and the paper. */
const COLORS: Record<WaterfallStep['kind'], string> = {
  total: 'var(--mui-palette-primary-main)',
  up: 'var(--mui-palette-warning-main)',
  down: 'var(--mui-palette-success-main)',
};

const MOST_TICKS = 4;
/** Fits on a sheet of paper. */
const WIDTH = 660;

/** From the current premium to the renewal's. The table beside it contains the same data. */
export function WaterfallChart({ comparison }: { comparison: PremiumComparison }) {
  const { floor, reach, steps } = waterfall(comparison);
  return (
    <Box aria-hidden sx={{ maxWidth: WIDTH }}>
      <BarChart
        disableKeyboardNavigation
        layout="horizontal"
        height={72 + steps.length * 40}
        yAxis={[{ scaleType: 'band', data: steps.map((step) => step.label), width: 190 }]}
        xAxis={[
          {
            min: 0,
            max: reach,
            tickNumber: MOST_TICKS,
            valueFormatter: (value: number) => `$${(floor + value).toLocaleString('en-US')}`,
          },
        ]}
        series={[
          { data: steps.map(({ base }) => base), stack: 'all', color: 'transparent', valueFormatter: () => null },
          ...KINDS.map((kind) => ({
            label: KIND_LABELS[kind],
            stack: 'all',
            color: COLORS[kind],
            data: steps.map((step) => (step.kind === kind ? step.size : null)),
            valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
              value === null ? null : (steps[dataIndex]?.text ?? null),
            barLabel: ({ dataIndex }: { dataIndex: number }) =>
              steps[dataIndex]?.kind === kind ? steps[dataIndex].text : null,
            barLabelPlacement: 'outside' as const,
          })),
        ]}
        // Half of the last axis label extends beyond the axis.
        margin={{ right: 40 }}
        skipAnimation
      />
      {floor > 0 && (
        <Typography variant="caption" color="textSecondary">
          The scale starts at {formatDollars(floor)}.
        </Typography>
      )}
    </Box>
  );
}
