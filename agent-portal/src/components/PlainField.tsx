import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';

interface PlainFieldProps extends Pick<
  OutlinedInputProps,
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'name'
  | 'required'
  | 'disabled'
  | 'inputRef'
  | 'onKeyDown'
  | 'onBlur'
  | 'startAdornment'
  | 'endAdornment'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with it, below the field. */
  problem?: string | null;
  /** Screen readers hear the problem when it comes: for answers that come later than the typing. */
  announce?: boolean;
}

/**
 * A text field outside of a form library: searching, signing in. Looks like every other field; MUI's TextField would bring the
 * drop-down menu along to pages that have none.
 */
export function PlainField({ label, value, onChange, problem, announce, required, ...input }: PlainFieldProps) {
  const id = useId();
  const hasProblem = Boolean(problem);
  return (
    <FormControl fullWidth variant="outlined" error={hasProblem} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={hasProblem ? `${id}-problem` : undefined}
      />
      {problem && (
        <FormHelperText id={`${id}-problem`} role={announce ? 'alert' : undefined}>
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
