import { Box, NativeSelect, Typography } from '@mui/material';
import { useId } from 'react';

interface PlainSelectProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** A native select with its label beside it: for display options, not for forms. */
export function PlainSelect<Value extends string>({ label, value, onChange, options }: PlainSelectProps<Value>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="label" variant="body2" color="textSecondary" htmlFor={id}>
        {label}
      </Typography>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        inputProps={{ id }}
        sx={{ typography: 'body2' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
