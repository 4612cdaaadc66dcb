import { Box, Paper, Slider, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { centsFromDollars, dollarsFromCents, formatCents, formatDollars } from '#shared/formats/currency';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import { type CreditFacts, creditCurve, estimateAt, lastIncome } from './credit-curve.ts';

const STEP_DOLLARS = 100;

interface CreditChartProps {
  facts: CreditFacts;
  income: number;
  /** Annual dollars. */
  medicaidIncome: number;
}

/** The credit at every income, and a slider to try one. */
export function CreditChart({ facts, income, medicaidIncome }: CreditChartProps) {
  const last = lastIncome(facts);
  const curve = useMemo(() => creditCurve(facts), [facts]);
  const [tried, setTried] = useState<number | null>(null);
  const shown = Math.min(tried ?? income, last);
  const { maxAptcCents, povertyPercent } = estimateAt(facts, shown);
  const highest = Math.max(...curve.map(({ creditCents }) => creditCents), 1);
  const limits = limitsOf(facts, medicaidIncome);
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
      <Curve {...{ facts, highest, curve, shown, limits }} />
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
        <span>{wholeDollars(centsFromDollars(last))} a year</span>
      </Stack>
    </Paper>
  );
}

interface Limit {
  name: string;
  income: number;
}

/** What ends the credit below and above. */
function limitsOf(facts: CreditFacts, medicaidIncome: number): Limit[] {
  const { cliffIncomeCents } = estimateAt(facts, 0);
  const medicaid = { name: 'Medicaid limit', income: medicaidIncome };
  return cliffIncomeCents === null
    ? [medicaid]
    : [medicaid, { name: '400% line', income: dollarsFromCents(cliffIncomeCents) }];
}

interface CurveProps {
  facts: CreditFacts;
  curve: ReturnType<typeof creditCurve>;
  /** Of the curve, in cents. */
  highest: number;
  shown: number;
  limits: readonly Limit[];
}

function Curve({ facts, curve, highest, shown, limits }: CurveProps) {
  const last = lastIncome(facts);
  const at = (dollars: number) => (dollars / last) * 100;
  const heightOf = (cents: number) => BOTTOM - (cents / highest) * (BOTTOM - TOP);
  const points = curve.map((point) => [at(point.income), heightOf(point.creditCents)] as const);
  const named = limits.map(({ name, income }) => `${name} ${wholeDollars(centsFromDollars(income))}`).join(', ');
  return (
    <Box sx={CHART}>
      <Box
        component="svg"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`The credit is at most ${formatCents(highest)} a month and ${whereItEnds(facts)} ${named}.`}
      >
        <path className="area" d={`M0,${BOTTOM} ${lineTo(points)} L100,${BOTTOM} Z`} />
        <path className="outline" d={`M0,${BOTTOM} ${lineTo(points)}`} vectorEffect="non-scaling-stroke" />
        {limits.map(({ name, income }) => (
          <line
            key={name}
            className="limit"
            x1={at(income)}
            x2={at(income)}
            y1={0}
            y2={BOTTOM}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <line x1={at(shown)} x2={at(shown)} y1={TOP - 3} y2={100} vectorEffect="non-scaling-stroke" />
      </Box>
      <span
        className="point"
        style={{ left: `${at(shown)}%`, top: `${heightOf(estimateAt(facts, shown).maxAptcCents)}%` }}
      />
      {limits.map(({ name, income }) => (
        <span key={name} className="name" aria-hidden style={{ left: `${at(income)}%` }}>
          {name}
          <br />
          {wholeDollars(centsFromDollars(income))}
        </span>
      ))}
    </Box>
  );
}

/** Percent of the height: over the curve are the names of the limits. */
const [TOP, BOTTOM] = [24, 96];

function whereItEnds(facts: CreditFacts): string {
  const { cliffIncomeCents } = estimateAt(facts, 0);
  return cliffIncomeCents === null ? 'falls slowly with income.' : `ends at ${formatCents(cliffIncomeCents)} a year.`;
}

const lineTo = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `L${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

const ACCENT = 'var(--mui-palette-primary-main)';
const TEXT = 'var(--mui-palette-text-primary)';
const CHART = {
  position: 'relative',
  height: '12.5rem',
  '& svg': { display: 'block', width: '100%', height: '100%' },
  '& .area': { fill: ACCENT, fillOpacity: 0.2 },
  '& .outline': { fill: 'none', stroke: ACCENT, strokeWidth: 2 },
  '& line': { stroke: TEXT, strokeWidth: 2 },
  '& .limit': { stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 1, strokeDasharray: '4 4' },
  '& .point': {
    position: 'absolute',
    width: 14,
    height: 14,
    borderRadius: '50%',
    translate: '-50% -50%',
    bgcolor: 'primary.main',
    forcedColorAdjust: 'none',
    border: 2,
    borderColor: 'background.paper',
  },
  '& .name': {
    position: 'absolute',
    top: 0,
    pl: 0.75,
    typography: 'caption',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
