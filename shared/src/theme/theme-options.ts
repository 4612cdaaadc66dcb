import { DARK_PALETTE, FONT_FAMILY, LIGHT_PALETTE } from '#shared/theme/palette';

/**
 * The single theme of portal and console, as plain data for MUI's createTheme. Text has at least 4.5:1 contrast on every surface of
 * its scheme, field borders at least 3:1 (WCAG 2.2 AA). Lengths are on an 8 px grid, type on one scale. Bold is for headings and the
 * figure of a screen alone; what people press, and names in lists, are medium.
 */

const BOLD = 600;
const MEDIUM = 500;

const heading = (size: string, line: number) => ({
  fontSize: size,
  lineHeight: line,
  fontWeight: BOLD,
  letterSpacing: 0,
});

export const TYPOGRAPHY = {
  fontFamily: FONT_FAMILY,
  fontWeightMedium: MEDIUM,
  fontWeightBold: BOLD,
  /** The one number for which people open a screen. */
  figure: { ...heading('clamp(2rem, 1.75rem + 1.25vw, 2.5rem)', 1.2), fontVariantNumeric: 'tabular-nums' },
  h1: heading('1.5rem', 4 / 3),
  h2: heading('1.125rem', 4 / 3),
  h3: heading('1rem', 1.5),
  h4: heading('0.9375rem', 1.6),
  h5: heading('0.875rem', 1.714),
  h6: heading('0.875rem', 1.714),
  subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.428, fontWeight: MEDIUM },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.428 },
  button: { fontSize: '0.875rem', lineHeight: 1.428, fontWeight: MEDIUM, textTransform: 'none', letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.333, letterSpacing: 0 },
  overline: { fontSize: '0.75rem', lineHeight: 1.333, fontWeight: MEDIUM, letterSpacing: '0.04em' },
} as const;

/** A field's border: 3:1 on paper and on the page in both schemes. */
const FIELD_BORDER = 'var(--mui-palette-text-disabled)';
const FOCUS_RING = { outline: '2px solid currentColor', outlineOffset: 2 } as const;
const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const;
const LINE = { border: '1px solid' } as const;
/** The current page, tab or view, and what is pressed or selected. */
const CHOSEN = '[aria-current], [aria-selected="true"], [aria-pressed="true"], .Mui-selected';
/** Opaque surfaces over the page, so that the page does not show through. */
const NOTE = { backgroundColor: 'var(--mui-palette-grey-800)' } as const;

/** What pictures are drawn with: icons, charts, and what has `forcedColorAdjust: 'none'`. */
const SYSTEM_COLORS = {
  ...colors('Canvas', ['background-default', 'background-paper']),
  ...colors('CanvasText', ['text-primary', 'text-secondary', 'text-disabled', 'divider']),
  ...colors('CanvasText', ['secondary', 'error', 'warning', 'success', 'info'].flatMap(shadesOf)),
  // Is readable on Canvas, which Highlight need not be.
  ...colors('LinkText', shadesOf('primary')),
};

function colors(system: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`--mui-palette-${name}`, system]));
}

function shadesOf(color: string): string[] {
  return ['main', 'light', 'dark'].map((shade) => `${color}-${shade}`);
}

/**
 * The system's contrast themes draw no backgrounds and shadows: what those alone tell has a line. `:root` outweighs the components' own
 * styles.
 */
const FORCED_COLORS = {
  ':root:root': SYSTEM_COLORS,
  ':root :is(.MuiPaper-elevation:not(.MuiAppBar-root), .MuiAlert-root, .MuiTooltip-tooltip, .MuiSkeleton-root)': LINE,
  ':root :is(.MuiButton-contained, .MuiChip-filled, .MuiLinearProgress-root, .MuiSwitch-track)': LINE,
  ':root .MuiSwitch-track': { opacity: 1 },
  // In the system's colors by SYSTEM_COLORS.
  ':root .MuiSlider-root': { forcedColorAdjust: 'none' },
  ':root :is(.MuiSwitch-thumb, .MuiLinearProgress-bar)': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
  ':root .MuiAutocomplete-option.Mui-focused': { outline: '2px dashed', outlineOffset: -2 },
  [`:root :is(${CHOSEN}):not(:focus-visible, .Mui-focusVisible)`]: {
    outline: '2px solid Highlight',
    outlineOffset: -2,
  },
} as const;

export const COMPONENTS = {
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps focused elements clear of the header above and of a form's buttons below.
      html: { scrollPaddingTop: 72, scrollPaddingBottom: 88 },
      ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      'h1:focus, main:focus': { outline: 'none' },
      '@media (forced-colors: active)': FORCED_COLORS,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  // Small headings inside rows are not headings of the page.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', figure: 'p' } } },
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--mui-palette-background-paper)', ...TABULAR },
      input: { '&.MuiInputBase-inputSizeSmall:not(.MuiInputBase-inputMultiline)': { paddingBlock: '0.53125rem' } },
      notchedOutline: { borderColor: FIELD_BORDER },
    },
  },
  // MUI's places in rem: with large text a label would lie on its value.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        '&.MuiInputLabel-sizeSmall': { transform: 'translate(14px, 0.5625rem) scale(1)' },
        '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
      },
    },
  },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: { ...TABULAR, padding: '8px 16px', borderColor: 'var(--mui-palette-divider)' },
      head: { fontWeight: MEDIUM, color: 'var(--mui-palette-text-secondary)', whiteSpace: 'nowrap' },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px' } } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: { ...NOTE, fontSize: '0.8125rem', fontWeight: 400, padding: '8px 12px' },
      arrow: { color: NOTE.backgroundColor },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  // MUI's heights in rem: large text would stand out of its chip.
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { height: '2rem', '&.MuiChip-sizeSmall': { height: '1.5rem' } } },
  },
  MuiAlert: { styleOverrides: { message: { minWidth: 0, overflowWrap: 'anywhere' } } },
} as const;

export const SHAPE = { borderRadius: 8 } as const;

/** Both schemes in one theme: colors are CSS variables, selected by the class `light` or `dark` of <html>. */
export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: LIGHT_PALETTE }, dark: { palette: DARK_PALETTE } },
  typography: TYPOGRAPHY,
  shape: SHAPE,
  spacing: 8,
  components: COMPONENTS,
} as const;
