import '@mui/material/Typography';

/** `<Typography variant="figure">`: the one number for which people open a screen. Its style is in `shared/src/theme`. */
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}
