import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router';
import { type SeriesLook, SWATCH } from './series-looks.ts';

export interface BarSeries {
  label: string;
  look: SeriesLook;
}

export interface BarPart {
  /** Link to its rows; null if there is no such list. */
  to: string | null;
  /** The accessible name; contains the visible number: "Pended, new business: 12 quotes". */
  name: string;
  count: number;
}

export interface BarLine {
  label: string;
  /** One per series, in their order. */
  parts: readonly BarPart[];
}

interface BarTableProps {
  /** The table's accessible name. */
  label: string;
  /** The heading of the first column. */
  heading: string;
  series: readonly BarSeries[];
  lines: readonly BarLine[];
}

/** A chart that is a table: readable by row or column, with a number beside every bar. Rows without any are left out. */
export function BarTable({ label, heading, series, lines: all }: BarTableProps) {
  const lines = all.filter(({ parts }) => parts.some(({ count }) => count > 0));
  const most = Math.max(...lines.flatMap(({ parts }) => parts.map(({ count }) => count)), 1);
  return (
    <Table aria-label={label} sx={LOOK}>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col">
            {heading}
          </TableCell>
          {series.map(({ label: name, look }) => (
            <TableCell key={name} component="th" scope="col" sx={{ width: `${LABELS / series.length}%` }}>
              <Box component="span" aria-hidden sx={[SWATCH, look, { display: { xs: 'none', sm: 'inline-block' } }]} />
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.label}>
            <TableCell component="th" scope="row">
              {line.label}
            </TableCell>
            {line.parts.map(({ count, ...part }, at) => (
              <TableCell key={part.name}>
                <Box sx={ROW}>
                  <PartCount count={count} {...part} />
                  <Box component="span" aria-hidden sx={{ flexGrow: 1, minWidth: 8 }}>
                    {count > 0 && (
                      <Box
                        component="span"
                        className="bar"
                        sx={[BAR, series[at]!.look]}
                        style={{ width: `${(100 * count) / most}%` }}
                      />
                    )}
                  </Box>
                </Box>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A number of a chart, linked to what it counts. */
export function PartCount({ to, name, count }: BarPart) {
  const text = count.toLocaleString('en-US');
  return count === 0 || to === null ? (
    <Box component="span" sx={[NUMBER, count === 0 && { color: 'text.secondary', fontWeight: 'regular' }]}>
      {text}
    </Box>
  ) : (
    <MuiLink component={Link} to={to} aria-label={name} color="inherit" sx={NUMBER}>
      {text}
    </MuiLink>
  );
}

const NUMBER = {
  display: 'inline-block',
  minWidth: '2.5em',
  py: 0.5,
  px: 0.5,
  textAlign: 'right',
  flexShrink: 0,
} as const;
const ROW = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, fontWeight: 'medium' } as const;
const BAR = { display: 'block', height: 16, borderRadius: 0.5, minWidth: 4 } as const;
/** Percent of the width; the labels have the rest, and as much as their longest word needs. */
const LABELS = 66;
const LOOK = {
  '& .MuiTableCell-root': { px: 0.5, py: 0.25, borderBottom: 0 },
  '& .MuiTableCell-head': {
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
    pb: 0.5,
    fontSize: { xs: '0.75rem', sm: '0.8125rem' },
    lineHeight: 1.3,
  },
  '& th:first-of-type': { fontWeight: 'regular', pl: 0 },
} as const;
