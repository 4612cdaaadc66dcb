import { TextField } from '@mui/material';
import { useId } from 'react';

interface PlanSelectProps {
  label: string;
  /** Only for screen readers: sighted users see the column heading. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select: fast by keyboard, and good on phones. */
export function PlanSelect({ label, isLabelHidden = false, value, options, onChange }: PlanSelectProps) {
  const id = useId();
  return (
    <TextField
      select
      id={id}
      size="small"
      fullWidth
      label={isLabelHidden ? undefined : label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isLabelHidden ? { 'aria-label': label } : {},
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
