import { Chip, type ChipProps, type SvgIcon } from '@mui/material';

export type Tone = 'info' | 'warning' | 'success' | 'error' | 'secondary';
/** How a state looks. */
export type Look = readonly [tone: Tone, icon: typeof SvgIcon];

interface ToneChipProps extends Pick<ChipProps, 'size'> {
  look: Look;
  label: string;
}

/** A state as icon, words and color, so that color is never the only cue. A span, because it is also used in headings and buttons. */
export const ToneChip = ({ look: [tone, Icon], label, size }: ToneChipProps) => (
  <Chip
    component="span"
    size={size}
    icon={<Icon aria-hidden />}
    label={label}
    sx={{
      color: `${tone}.main`,
      bgcolor: `color-mix(in srgb, var(--mui-palette-${tone}-main) 10%, transparent)`,
      fontWeight: 'medium',
      '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
    }}
  />
);
