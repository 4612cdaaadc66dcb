import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { formatMonth } from '#shared/formats/month';
import { today } from '../components/today.ts';
import { renewalMonths } from './renewal-months.ts';

/** In which month the groups renew; the months of the home page lead here with theirs. */
export function MonthFilter() {
  const { id, field } = useInput<string>({ source: 'RenewalDate' });
  const chosen = String(field.value ?? '');
  return (
    <TextField
      select
      id={id}
      label="Renewal month"
      size="small"
      value={chosen}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: 152 } }}
    >
      <MenuItem value="" dense>
        Any
      </MenuItem>
      {renewalMonths(today(), chosen).map((month) => (
        <MenuItem key={month} value={month} dense>
          {formatMonth(month)}
        </MenuItem>
      ))}
    </TextField>
  );
}
