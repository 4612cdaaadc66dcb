import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { waterfall, type WaterfallStep } from './waterfall.ts';

const KINDS = ['total', 'up', 'down'] as const;
const KIND_LABELS: Record<WaterfallStep['kind'], string> = { total: 'Premium', up: 'Increase', down: 'Decrease' };

const MOST_TICKS = 6;

/** From the current premium to the renewal's. The table beside it contains the same data. */
export function WaterfallChart({ comparison }: { comparison: PremiumComparison }) {
  const { palette } = useTheme();
  const steps = waterfall(comparison);
  const colors = { total: palette.primary.main, up: palette.warning.main, down: palette.success.main };
  return (
    <BarChart
      layout="horizontal"
      height={72 + steps.length * 40}
      yAxis={[{ scaleType: 'band', data: steps.map((step) => step.label), width: 190 }]}
      xAxis={[{ tickNumber: MOST_TICKS, valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}` }]}
      series={[
        { data: steps.map(({ base }) => base), stack: 'all', color: 'transparent', valueFormatter: () => null },
        ...KINDS.map((kind) => ({
          label: KIND_LABELS[kind],
          stack: 'all',
          color: colors[kind],
          data: steps.map((step) => (step.kind === kind ? step.size : 0)),
          valueFormatter: (value: number | null) => (value ? formatDollars(value) : null),
        })),
      ]}
      // Half of the last axis label extends beyond the axis.
      margin={{ right: 40 }}
      skipAnimation
    />
  );
}
