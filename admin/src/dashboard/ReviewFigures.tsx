import { Box, Paper, Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { type PremiumSum, premiumSumText } from '#shared/quotes/quote-premium.record';
import type { ReviewDay, SalesHomeResponse } from '#shared/sales-home/home.record';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';

const LINES = [
  { field: 'Waiting', label: 'Waiting for staff', note: 'now, group quotes' },
  { field: 'Submitted', label: 'Submitted', note: 'in 14 days' },
  { field: 'Decided', label: 'Decided', note: 'in 14 days' },
] as const satisfies readonly { field: keyof ReviewDay; label: string; note: string }[];

/** What group quotes did in the last days, in four figures; the table has the days for screen readers. */
export const ReviewFigures = ({ days, premium }: { days: SalesHomeResponse['ReviewDays']; premium: PremiumSum }) => (
  <Box component="section" aria-label="Figures">
    <Box component="dl" sx={STRIP}>
      {LINES.map(({ field, label, note }) => (
        <Figure
          key={field}
          label={label}
          figure={figureOf(days, field).toLocaleString('en-US')}
          note={note}
          values={days.map((each) => each[field])}
        />
      ))}
      <Figure label="Premium in review" figure={premiumSumText(premium)} note="a month" />
    </Box>
    <Box sx={HIDDEN_TEXT}>
      <table>
        <caption>Group quotes by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {LINES.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.Day}>
              <th scope="row">{formatDay(each.Day)}</th>
              {LINES.map(({ field }) => (
                <td key={field}>{each[field]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  </Box>
);

/** What waits is a number of today; the others add up. */
const figureOf = (days: readonly ReviewDay[], field: (typeof LINES)[number]['field']): number =>
  field === 'Waiting' ? (days.at(-1)?.Waiting ?? 0) : days.reduce((sum, each) => sum + each[field], 0);

interface FigureProps {
  label: string;
  figure: string;
  note: string;
  /** A line of these; none where all are zero. */
  values?: readonly number[];
}

const Figure = ({ label, figure, note, values }: FigureProps) => (
  <Paper variant="outlined" sx={{ p: 2, minWidth: 0, breakInside: 'avoid' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Typography
        component="span"
        sx={{
          fontSize: { xs: '1.125rem', sm: '1.5rem' },
          lineHeight: 1.6,
          fontWeight: 'bold',
          overflowWrap: 'anywhere',
        }}
      >
        {figure}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      {values?.some((value) => value > 0) && <Line values={values} />}
    </Box>
  </Paper>
);

/** A line over the days without axes: the table has the numbers. */
const Line = ({ values }: { values: readonly number[] }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`0 0 ${values.length - 1} ${Math.max(...values)}`}
    preserveAspectRatio="none"
    sx={{ display: 'block', width: '100%', height: 40, mt: 1, overflow: 'visible' }}
  >
    <Box
      component="polyline"
      points={values.map((value, day) => `${day},${Math.max(...values) - value}`).join(' ')}
      vectorEffect="non-scaling-stroke"
      sx={{ fill: 'none', stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2 }}
    />
  </Box>
);

const STRIP = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
