import {
  type Breakpoint,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
} from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useState } from 'react';
import { PAGE_SIZE, Pager } from './Pager.tsx';
import { narrowerThan, stackedBelow } from './stacked-table.ts';

interface ScrollTableProps {
  /** The table's accessible name; visible above it if `title` is set. */
  label: string;
  title?: boolean;
  /** On a screen narrower than this, each row becomes a block, with its cells labeled by their `data-label`. */
  stacked?: Breakpoint;
  /** Shown instead of the table while there are no rows. */
  empty?: ReactNode;
  /** Within a dialog or a drawer: no frame, and tight. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A table in a frame. Where it does not fit and is not stacked, it scrolls within the frame, by keyboard too. */
export const ScrollTable = ({ label, title, stacked, empty, isPlain = false, children }: ScrollTableProps) => (
  <TableContainer {...(isPlain ? {} : FRAME)} tabIndex={0} role="region" aria-label={label}>
    {title && (
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        {label}
      </Typography>
    )}
    {empty || (
      <Table
        size={isPlain ? 'small' : 'medium'}
        aria-label={label}
        sx={[isPlain ? TIGHT : CELLS, ...(stacked ? [stackedBelow(stacked), blocksBelow(stacked)] : [])]}
      >
        {children}
      </Table>
    )}
  </TableContainer>
);

export interface TableColumn<Row> {
  label: string;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'right';
  /** An amount: at the right, in figures of one width, on one line. */
  isFigure?: boolean;
  /** What the row is about: its header, and the title of its block. */
  isName?: boolean;
  sx?: SystemStyleObject<Theme>;
}

interface ColumnsTableProps<Row> extends Omit<ScrollTableProps, 'children'> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  isSelected?: (row: Row) => boolean;
  /** What the rows are, as a plural with s: they are shown a page at a time. */
  noun?: string;
}

/** A table from its columns. */
export function ColumnsTable<Row>(props: ColumnsTableProps<Row>) {
  const { columns, rows, keyOf, isSelected, noun, ...frame } = props;
  const [chosen, setPage] = useState(1);
  const page = Math.max(1, Math.min(chosen, Math.ceil(rows.length / PAGE_SIZE)));
  const first = noun === undefined ? 0 : (page - 1) * PAGE_SIZE;
  const shown = noun === undefined ? rows : rows.slice(first, first + PAGE_SIZE);
  return (
    <div>
      <ScrollTable {...frame}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, align, isFigure, sx }) => (
              <TableCell key={label} align={isFigure ? 'right' : align} sx={sx}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row, at) => (
            <TableRow key={keyOf(row, first + at)} hover selected={isSelected?.(row)}>
              {columns.map(({ label, cell, align, isFigure, isName, sx }) => (
                <TableCell
                  key={label}
                  align={isFigure ? 'right' : align}
                  sx={{ ...(isFigure && FIGURE), ...sx }}
                  {...(isName ? { component: 'th', scope: 'row' } : { 'data-label': label })}
                >
                  {cell(row, first + at)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      {noun !== undefined && rows.length > PAGE_SIZE && (
        <Pager total={rows.length} page={page} onChange={setPage} noun={noun} />
      )}
    </div>
  );
}

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const FRAME = { component: Paper, variant: 'outlined' } as const;
const TIGHT = { '& th, & td': { px: 1 } } as const;
const CELLS = { '& th, & td': { px: { xs: 1, sm: 2 } } } as const;
const blocksBelow = (breakpoint: Breakpoint) => (theme: Theme) => ({
  [narrowerThan(breakpoint)(theme)]: { '& tbody tr': { px: 2 }, '& tbody tr:last-of-type': { border: 0 } },
});
