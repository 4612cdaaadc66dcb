import { createTheme } from '@mui/material';

/** Without what only a sighted user notices, and each button costs time for: ripples and transitions of styles. */
export const THEME = createTheme({
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
  transitions: { create: () => 'none' },
});
