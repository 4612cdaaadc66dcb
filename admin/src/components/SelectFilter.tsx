import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';

interface SelectFilterProps {
  source: string;
  label: string;
  choices: readonly { id: string | boolean; name: string }[];
  /** Except on a phone. */
  width?: number | string;
  /** react-admin shows such a filter at once; unused here. */
  alwaysOn?: boolean;
}

/** One of a few values, or any, in a queue's toolbar. */
export function SelectFilter({ source, label, choices, width = '8.75rem' }: SelectFilterProps) {
  const { id, field } = useInput<string | boolean>({ source });
  return (
    <TextField
      select
      id={id}
      label={label}
      size="small"
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: width } }}
    >
      <MenuItem value="" dense>
        Any
      </MenuItem>
      {choices.map(({ id: value, name }) => (
        <MenuItem key={name} value={value as string} dense>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
