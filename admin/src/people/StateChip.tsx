import { Chip } from '@mui/material';
import type { ReactElement } from 'react';

interface StateChipProps {
  label: string;
  icon: ReactElement;
  color: 'success' | 'warning' | 'error' | 'default';
}

/** A state as icon and word; the color is only supplementary. */
export const StateChip = ({ label, icon, color }: StateChipProps) => (
  <Chip size="small" variant="outlined" label={label} icon={icon} color={color} />
);
