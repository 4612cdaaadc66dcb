import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import { useShownError } from '../shell/shown-errors.ts';
import { useReading } from '../shell/reading.ts';

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
  | 'onFocus'
  | 'startAdornment'
  | 'inputProps'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'endAdornment'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** A line below the field while there is no error. */
  hint?: string;
  /** The error shown below the field. */
  problem?: string | null;
  /** Announces the error when it appears: for validation that finishes after typing. */
  announce?: boolean;
}

/**
 * A text field outside form libraries: search, sign-in. Looks like every other field; MUI's TextField would load the select menu on
 * pages that have none.
 */
export function PlainField({ label, value, onChange, hint, problem, announce, required, ...input }: PlainFieldProps) {
  const id = useId();
  const { text } = useReading();
  const hasProblem = Boolean(problem);
  useShownError(hasProblem);
  const said = text(label);
  const line = text(problem || hint || '');
  return (
    <FormControl fullWidth variant="outlined" error={hasProblem} required={required}>
      <InputLabel htmlFor={id}>{said}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={said}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={line ? `${id}-line` : undefined}
      />
      {line && (
        <FormHelperText id={`${id}-line`} role={announce && hasProblem ? 'alert' : undefined}>
          {line}
        </FormHelperText>
      )}
    </FormControl>
  );
}
