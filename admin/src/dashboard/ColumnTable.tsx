import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router';
import { type BarPart, type BarSeries, PartCount } from './BarTable.tsx';
import { SWATCH } from './series-looks.ts';

export interface ChartColumn {
  label: string;
  /** Link to all of the column; null if there is no such list. */
  to: string | null;
  /** One per series, in their order. */
  parts: readonly BarPart[];
  /** The first column that is past the target: a line stands before it. */
  isLate?: boolean;
}

interface ColumnTableProps {
  /** The table's accessible name. */
  label: string;
  /** The heading of the first column. */
  heading: string;
  series: readonly BarSeries[];
  columns: readonly ChartColumn[];
}

/** Stacked columns above a table with their numbers. */
export function ColumnTable({ label, heading, series, columns }: ColumnTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={label} sx={[LOOK, { minWidth: `${LABELS_REM + columns.length * leastWidth(columns)}rem` }]}>
        <colgroup>
          <Box component="col" sx={{ width: `${LABELS_REM}rem` }} />
        </colgroup>
        <TableHead>
          <Pictures series={series} columns={columns} />
          <TableRow>
            <TableCell component="th" scope="col">
              {heading}
            </TableCell>
            {columns.map(({ label: name, to }) => (
              <TableCell key={name} component="th" scope="col">
                {to === null ? (
                  name
                ) : (
                  <MuiLink component={Link} to={to} color="inherit" sx={{ display: 'inline-block', p: 0.5 }}>
                    {name}
                  </MuiLink>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {series.map(({ label: name, look }, at) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                <Box component="span" aria-hidden sx={[SWATCH, look]} />
                {name}
              </TableCell>
              {columns.map(({ label: column, parts }) => (
                <TableCell key={column}>
                  <PartCount {...parts[at]!} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** For the eye alone: the rows below have the same as numbers and links. */
function Pictures({ series, columns }: Pick<ColumnTableProps, 'series' | 'columns'>) {
  const highest = Math.max(...columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0)), 1);
  return (
    <TableRow aria-hidden>
      <TableCell />
      {columns.map(({ label, parts, isLate }) => (
        <TableCell key={label}>
          <Box sx={[COLUMN, isLate === true && TARGET]}>
            {parts.map(({ count, to, name }, at) =>
              count === 0 ? null : (
                <Box
                  key={name}
                  {...(to && { component: Link, to, tabIndex: -1 })}
                  className="bar"
                  sx={[PART, series[at]!.look]}
                  style={{ height: `${(100 * count) / highest}%` }}
                />
              ),
            )}
          </Box>
        </TableCell>
      ))}
    </TableRow>
  );
}

const LABELS_REM = 7.5;
/** In rem: the numbers fit; a table with more than the card has room for scrolls. */
const leastWidth = (columns: readonly ChartColumn[]): number =>
  Math.max(2.25, ...columns.flatMap(({ parts }) => parts.map(({ count }) => 1 + String(count).length / 2)));

/** The first series stands at the bottom. */
const COLUMN = {
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  height: 140,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const PART = { flexShrink: 0, width: '60%', maxWidth: '3rem', minHeight: 2 } as const;
const TARGET = { borderLeft: '2px dashed', borderLeftColor: 'error.main', forcedColorAdjust: 'none' } as const;
const LOOK = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: 0, py: 0.25, borderBottom: 0, textAlign: 'center' },
  '& .MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'top', fontSize: '0.75rem', lineHeight: 1.3 },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'regular' },
  '& td > :is(a, span)': { minWidth: 0, textAlign: 'center' },
} as const;
