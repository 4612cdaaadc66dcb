import type { SxProps } from '@mui/material';

/** Series differ in pattern and in the labels beside them, never in color alone. */
export interface SeriesLook {
  /** As a variable, which follows the color scheme on screen and the paper. */
  color: string;
  /** Of a bar, and of the swatch beside the label. */
  box: SxProps;
  /** Of a column: filled if left out. */
  fill?: 'striped' | 'hollow';
}

const striped = (color: string): SeriesLook => ({
  color,
  fill: 'striped',
  box: {
    border: 1,
    borderColor: color,
    backgroundImage: `repeating-linear-gradient(135deg, ${color} 0 3px, transparent 3px 7px)`,
  },
});
const solid = (color: string): SeriesLook => ({ color, box: { backgroundColor: color } });
const hollow = (color: string): SeriesLook => ({ color, fill: 'hollow', box: { border: 1, borderColor: color } });

export const SOLID = solid('var(--mui-palette-primary-main)');
export const STRIPED = striped('var(--mui-palette-info-main)');
export const ERROR = solid('var(--mui-palette-error-main)');
export const DONE = solid('var(--mui-palette-success-main)');
export const HOLLOW = hollow('var(--mui-palette-text-secondary)');

/** What a series looks like, beside its label. */
export const SWATCH = {
  display: 'inline-block',
  width: 12,
  height: 12,
  borderRadius: 0.5,
  mr: 0.75,
  verticalAlign: '-1px',
} as const;
