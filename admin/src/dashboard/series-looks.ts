/** Printed and, in the contrast themes of the system, drawn as a picture is; the border keeps a short bar in sight. */
const PICTURE = { boxSizing: 'border-box', border: 1, forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;

/**
 * Of a bar, and of the swatch beside its label. Series differ in pattern and in the labels beside them, never in color alone; colors are
 * variables, which follow the color scheme on screen and the paper.
 */
export type SeriesLook = Readonly<Record<string, string | number>>;

const solid = (color: string): SeriesLook => ({ ...PICTURE, borderColor: color, bgcolor: color });

export const SOLID = solid('primary.main');
export const ERROR = solid('error.main');
export const DONE = solid('success.main');
export const HOLLOW: SeriesLook = { ...PICTURE, borderColor: 'text.secondary' };
export const STRIPED: SeriesLook = {
  ...PICTURE,
  borderColor: 'info.main',
  backgroundImage: 'repeating-linear-gradient(135deg, var(--mui-palette-info-main) 0 3px, transparent 3px 7px)',
};

/** The swatch. */
export const SWATCH = {
  display: 'inline-block',
  width: 12,
  height: 12,
  borderRadius: 0.5,
  mr: 0.75,
  verticalAlign: '-1px',
} as const;
