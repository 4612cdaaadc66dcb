import type { CSSProperties } from 'react';
import { DARK_PALETTE, LIGHT_PALETTE, FONT_FAMILY } from '#shared/theme/palette';

type Palette = typeof LIGHT_PALETTE | typeof DARK_PALETTE;
type Variables = CSSProperties & Record<`--${string}`, string>;

/** The theme's colors as CSS variables for sign-in.css: the sign-in page does not load the component library. */
export const signInColours = (isDark: boolean): Variables => ({
  ...variables(isDark ? DARK_PALETTE : LIGHT_PALETTE),
  fontFamily: FONT_FAMILY,
});

const variables = ({ primary, secondary, error, warning, background, text, divider }: Palette): Variables => ({
  '--primary': primary.main,
  '--primary-strong': primary.dark,
  '--on-primary': primary.contrastText,
  '--field-border': secondary.light,
  '--error': error.main,
  '--warning': warning.main,
  '--page': background.default,
  '--paper': background.paper,
  '--text': text.primary,
  '--text-quiet': text.secondary,
  '--divider': divider,
});
