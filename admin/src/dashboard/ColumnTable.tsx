import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#web/shell/lazy-part';
import type { BarPart } from './BarTable.tsx';
import { type SeriesLook, SWATCH } from './series-looks.ts';

const ColumnChart = lazyPart(async () => (await import('./ColumnChart.tsx')).ColumnChart);

export interface ChartSeries {
  label: string;
  look: SeriesLook;
}

export interface ChartColumn {
  label: string;
  /** Link to all of the column; null if there is no such list. */
  to: string | null;
  /** One per series, in their order. */
  parts: readonly BarPart[];
}

interface ColumnTableProps {
  /** The table's accessible name. */
  label: string;
  /** The heading of the first column. */
  heading: string;
  series: readonly ChartSeries[];
  columns: readonly ChartColumn[];
}

/** Columns above a table with their numbers. Columns and series without any are left out. */
export function ColumnTable({ label, heading, series: allSeries, columns: allColumns }: ColumnTableProps) {
  const isShown = allSeries.map((_series, at) => allColumns.some(({ parts }) => parts[at]!.count > 0));
  const series = allSeries.filter((_series, at) => isShown[at]);
  const columns = allColumns
    .filter(({ parts }) => parts.some(({ count }) => count > 0))
    .map((column) => ({ ...column, parts: column.parts.filter((_part, at) => isShown[at]) }));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={label} sx={[LOOK, widthsOf(columns)]}>
        <colgroup>
          <Box component="col" sx={{ width: { xs: '5.25rem', sm: '7.5rem' } }} />
        </colgroup>
        <TableHead>
          <TableRow aria-hidden>
            <TableCell />
            <TableCell colSpan={columns.length} className="chart">
              <Suspense fallback={null}>
                <ColumnChart series={series} columns={columns} />
              </Suspense>
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="col">
              {heading}
            </TableCell>
            {columns.map(({ label: name, to }) => (
              <TableCell key={name} component="th" scope="col">
                {to === null ? name : <NumberLink to={to}>{name}</NumberLink>}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {series.map(({ label: name, look }, at) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                <Box component="span" aria-hidden sx={[SWATCH, ...[look.box].flat()]} />
                {name}
              </TableCell>
              {columns.map(({ label: column, parts }) => (
                <TableCell key={column}>
                  <Count {...parts[at]!} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Count({ to, name, count }: BarPart) {
  const text = count.toLocaleString('en-US');
  if (count === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        0
      </Box>
    );
  }
  return to === null ? (
    text
  ) : (
    <NumberLink to={to} name={name}>
      {text}
    </NumberLink>
  );
}

const NumberLink = ({ to, name, children }: { to: string; name?: string; children: string }) => (
  <MuiLink
    component={Link}
    to={to}
    aria-label={name}
    color="inherit"
    sx={{ display: 'inline-block', py: 0.5, px: 0.75 }}
  >
    {children}
  </MuiLink>
);

/** As wide as the card, unless there are only few columns; below that it scrolls. */
const widthsOf = (columns: readonly ChartColumn[]) => {
  const digits = Math.max(...columns.flatMap(({ parts }) => parts.map(({ count }) => String(count).length)));
  const least = Math.max(2.25, 1 + digits / 2);
  return {
    minWidth: { xs: `${5.25 + columns.length * least}rem`, sm: `${7.5 + columns.length * least}rem` },
    maxWidth: `${8 + columns.length * 6}rem`,
  };
};
const LOOK = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': {
    px: 0,
    py: 0.25,
    borderBottom: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'top', fontSize: '0.75rem', lineHeight: 1.3 },
  '& .MuiTableCell-head.chart': { borderBottom: 1, borderColor: 'divider', lineHeight: 0 },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'regular' },
} as const;
