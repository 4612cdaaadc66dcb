import { Paper, Table, TableContainer, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { STACKED_ON_PHONE } from './file-import/stacked-table.ts';

interface ScrollTableProps {
  /** The table's accessible name; visible above it if `title` is set. */
  label: string;
  title?: boolean;
  /** On a phone, each row becomes a block, with its cells labeled by their `data-label`. */
  stacked?: boolean;
  /** Shown instead of the table while there are no rows. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A table in a frame. On a narrow screen it scrolls within the frame, by keyboard too. */
export const ScrollTable = ({ label, title, stacked, empty, children }: ScrollTableProps) => (
  <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={label}>
    {title && (
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        {label}
      </Typography>
    )}
    {empty || (
      <Table aria-label={label} sx={stacked ? [CELLS, STACKED_ON_PHONE, BLOCKS] : CELLS}>
        {children}
      </Table>
    )}
  </TableContainer>
);

const CELLS = { '& th, & td': { px: { xs: 1, sm: 2 } } } as const;
const BLOCKS = {
  '@media (max-width: 599.95px)': { '& tbody tr': { px: 2 }, '& tbody tr:last-of-type': { border: 0 } },
} as const;
