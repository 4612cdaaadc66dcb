import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

interface EffectiveDateSelectProps {
  value: IsoDate;
  allowed: readonly IsoDate[];
  busy: boolean;
  onChange: (day: IsoDate) => void;
}

/** The first day of coverage. Ages are as of this date, so changing it can cause new census problems. */
export function EffectiveDateSelect({ value, allowed, busy, onChange }: EffectiveDateSelectProps) {
  const id = useId();
  const isPassed = !allowed.includes(value);
  return (
    <TextField
      select
      id={id}
      name="EffectiveDate"
      label="Effective date"
      value={value}
      disabled={busy}
      error={isPassed}
      helperText={isPassed ? 'This date can no longer be chosen. Choose another.' : undefined}
      onChange={({ target }) => onChange(target.value as IsoDate)}
      sx={{ minWidth: 160 }}
    >
      {isPassed && (
        <MenuItem value={value} disabled>
          {formatDay(value)}
        </MenuItem>
      )}
      {allowed.map((day) => (
        <MenuItem key={day} value={day}>
          {formatDay(day)}
        </MenuItem>
      ))}
    </TextField>
  );
}
