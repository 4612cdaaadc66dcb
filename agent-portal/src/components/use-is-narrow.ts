import { useMediaQuery, type Theme } from '@mui/material';

/** Too narrow for a table of many columns (below 900 px): show its rows as cards. */
export const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
