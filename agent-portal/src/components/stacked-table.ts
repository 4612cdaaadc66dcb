import type { Breakpoint, Theme } from '@mui/material';

/**
 * A table whose rows become blocks on a screen narrower than the breakpoint. Their cells are labeled by `data-label`, and stand side by
 * side where there is room. For a Table's `sx`.
 */
export const stackedBelow = (breakpoint: Breakpoint) => (theme: Theme) => ({
  [narrowerThan(breakpoint)(theme)]: {
    '& thead': { display: 'none' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
      columnGap: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td, & tbody th': { border: 0, px: 0, py: 0.25, maxWidth: 'none', textAlign: 'left' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& [data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
});

/** Not on paper: there a table keeps its columns. */
export const narrowerThan = (breakpoint: Breakpoint) => (theme: Theme) =>
  theme.breakpoints.down(breakpoint).replace('@media ', '@media screen and ');
