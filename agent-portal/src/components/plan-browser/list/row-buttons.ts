import type { Theme } from '@mui/material/styles';

const ACCENT = 'var(--mui-palette-primary-main)';

/** The buttons of a plan's row, in both views of the plans; paper has none. */
export const rowButtons = ({ typography }: Theme) => ({
  gridArea: 'actions',
  display: 'flex',
  gap: 4,
  '& button': {
    ...typography.caption,
    fontFamily: 'inherit',
    fontWeight: typography.fontWeightMedium,
    minHeight: 24,
    padding: '2px 8px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: 'none',
    color: ACCENT,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 36 },
  },
  '& button:hover': { background: 'var(--mui-palette-action-hover)' },
  '& button[aria-pressed=true]': {
    borderColor: ACCENT,
    background: `color-mix(in srgb, ${ACCENT} 12%, transparent)`,
  },
  '@media print': { display: 'none' },
});
