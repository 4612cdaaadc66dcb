import { Box } from '@mui/material';
import type { CSSProperties, ReactNode } from 'react';
import { IN_LINE } from './row-layout.ts';

interface GridCellProps {
  /** Of the column. */
  at: string;
  /** On a card, over its whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One field of a person, in its column or on its card. */
export const GridCell = ({ at, isWide = false, children }: GridCellProps) => (
  <Box
    className="cell"
    data-column={at}
    style={{ '--at': at } as CSSProperties}
    sx={isWide ? { gridColumn: '1 / -1' } : undefined}
  >
    {children}
  </Box>
);

/** In a column that is about others. */
export const NotAsked = ({ at }: { at: string }) => (
  <Box
    aria-hidden
    sx={{
      display: 'none',
      color: 'text.secondary',
      [IN_LINE]: { display: 'block', gridColumn: at, gridRow: 1, pl: 1.5 },
    }}
  >
    –
  </Box>
);
