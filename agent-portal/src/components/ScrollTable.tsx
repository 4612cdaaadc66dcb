import { type Breakpoint, Paper, Table, TableContainer, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { narrowerThan, stackedBelow } from './stacked-table.ts';

interface ScrollTableProps {
  /** The table's accessible name; visible above it if `title` is set. */
  label: string;
  title?: boolean;
  /** On a screen narrower than this, each row becomes a block, with its cells labeled by their `data-label`. */
  stacked?: Breakpoint;
  /** Shown instead of the table while there are no rows. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A table in a frame. Where it does not fit and is not stacked, it scrolls within the frame, by keyboard too. */
export const ScrollTable = ({ label, title, stacked, empty, children }: ScrollTableProps) => (
  <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={label}>
    {title && (
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        {label}
      </Typography>
    )}
    {empty || (
      <Table aria-label={label} sx={stacked ? [CELLS, stackedBelow(stacked), blocksBelow(stacked)] : CELLS}>
        {children}
      </Table>
    )}
  </TableContainer>
);

const CELLS = { '& th, & td': { px: { xs: 1, sm: 2 } } } as const;
const blocksBelow = (breakpoint: Breakpoint) => (theme: Theme) => ({
  [narrowerThan(breakpoint)(theme)]: { '& tbody tr': { px: 2 }, '& tbody tr:last-of-type': { border: 0 } },
});
