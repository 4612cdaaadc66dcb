import { Box, Paper, Slider, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { type CreditFacts, creditCurve, estimateAt, lastIncome } from './credit-curve.ts';

const STEP_DOLLARS = 100;

/** The credit at every income, and a slider to try one. */
export function CreditChart({ facts, income }: { facts: CreditFacts; income: number }) {
  const last = lastIncome(facts);
  const curve = useMemo(() => creditCurve(facts), [facts]);
  const [tried, setTried] = useState<number | null>(null);
  const shown = Math.min(tried ?? income, last);
  const { maxAptcCents, povertyPercent } = estimateAt(facts, shown);
  const highest = Math.max(...curve.map(({ creditCents }) => creditCents), 1);
  const at = (dollars: number) => (dollars / last) * 100;
  const text = `${formatDollars(shown)} a year, ${povertyPercent}% of the poverty line: ${formatCents(maxAptcCents)} a month`;
  return (
    <Paper component="section" aria-label="Credit by income" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Credit by income</Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Typography>
      <Box
        component="svg"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`The credit is at most ${formatCents(highest)} a month and ${whereItEnds(facts)}`}
        sx={CHART}
      >
        <path d={areaOf(curve.map((point) => [at(point.income), 96 - (point.creditCents / highest) * 90]))} />
        <line x1={at(shown)} x2={at(shown)} y1={0} y2={100} vectorEffect="non-scaling-stroke" />
      </Box>
      <Slider
        aria-label="Annual income to try"
        min={0}
        max={last}
        step={STEP_DOLLARS}
        value={shown}
        onChange={(_, value) => setTried(value as number)}
        getAriaValueText={() => text}
        sx={{ py: 1.5 }}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}>
        <span>$0</span>
        <span>{formatDollars(last)}</span>
      </Stack>
    </Paper>
  );
}

function whereItEnds(facts: CreditFacts): string {
  const { cliffIncomeCents } = estimateAt(facts, 0);
  return cliffIncomeCents === null ? 'falls slowly with income.' : `ends at ${formatCents(cliffIncomeCents)} a year.`;
}

const areaOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M0,96 ${points.map(([x, y]) => `L${x.toFixed(3)},${y.toFixed(3)}`).join(' ')} L100,96 Z`;

const CHART = {
  display: 'block',
  width: '100%',
  height: 160,
  '& path': { fill: 'var(--mui-palette-primary-main)', fillOpacity: 0.25 },
  '& line': { stroke: 'var(--mui-palette-text-primary)', strokeWidth: 2 },
} as const;
