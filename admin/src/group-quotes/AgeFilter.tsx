import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { AGE_BUCKETS, AGE_LABELS } from '#shared/sales-home/ageing';

/** For how long the quotes have been in their status. */
export function AgeFilter() {
  const { id, field } = useInput<string>({ source: 'DaysInStatus' });
  return (
    <TextField
      select
      id={id}
      label="Days in status"
      size="small"
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: 140 } }}
    >
      <MenuItem value="" dense>
        Any
      </MenuItem>
      {AGE_BUCKETS.map((bucket) => (
        <MenuItem key={bucket} value={bucket} dense>
          {AGE_LABELS[bucket]}
        </MenuItem>
      ))}
    </TextField>
  );
}
