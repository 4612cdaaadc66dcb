import { useMediaQuery, type Theme } from '@mui/material';

/** Too narrow for a table with many columns (below 900 px): show its rows as cards. */
export const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

/** Lists show cards below this width (600 px). */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
