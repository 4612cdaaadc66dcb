import { Paper, Table, TableContainer, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ScrollTableProps {
  /** What the table is of; shown above it where `title` is set. */
  label: string;
  title?: boolean;
  /** Stands instead of the table while there are no rows. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A table in a frame. On a narrow screen it scrolls in its frame, by keyboard as well. */
export const ScrollTable = ({ label, title, empty, children }: ScrollTableProps) => (
  <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={label}>
    {title && (
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        {label}
      </Typography>
    )}
    {empty || (
      <Table aria-label={label} sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
        {children}
      </Table>
    )}
  </TableContainer>
);
