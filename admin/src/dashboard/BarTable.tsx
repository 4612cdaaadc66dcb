import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Bar } from './Bar.tsx';
import { type SeriesLook, SWATCH } from './series-looks.ts';

export interface BarSeries {
  label: string;
  look: SeriesLook;
}

export interface BarPart {
  to: string | null;
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
            <TableCell key={name} component="th" scope="col">
              <Box
                component="span"
                aria-hidden
                sx={[SWATCH, { display: { xs: 'none', sm: 'inline-block' } }, ...[look.box].flat()]}
              />
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
            {line.parts.map((part, at) => (
              <TableCell key={part.name}>
                <Bar {...part} most={most} look={series[at]!.look} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Two words side by side if there is room, otherwise stacked. */
const HEAD = { fontSize: { xs: '0.75rem', sm: '0.8125rem' }, lineHeight: 1.3 } as const;
const LOOK = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: 0.5, py: 0.25, borderBottom: 0, overflowWrap: 'anywhere' },
  '& .MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'bottom', pb: 0.5, pl: 1, ...HEAD },
  '& th:first-of-type': { width: { xs: '38%', sm: '34%' }, fontWeight: 'regular', pl: 0 },
} as const;
