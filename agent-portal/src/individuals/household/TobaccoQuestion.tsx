import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CensusForm } from '../saving/census-form.ts';

interface TobaccoQuestionProps {
  /** Of the person in the list. */
  index: number;
  /** '' while it is not answered. */
  value: boolean | '';
  hint: string;
  disabled?: boolean;
  onAnswered?: () => void;
}

/** With neither answer chosen until one is given: a switch at No would look like an answer. */
export function TobaccoQuestion({ index, value, hint, disabled = false, onAnswered }: TobaccoQuestionProps) {
  const { control, clearErrors } = useFormContext<CensusForm>();
  const name = `Members.${index}.Tobacco` as const;
  // Without a rule of its own: the server says whom to ask.
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const [labelId, lineId] = [useId(), useId()];
  const line = message ?? hint;
  const answer = (uses: boolean) => {
    field.onChange(uses);
    clearErrors(name);
    onAnswered?.();
  };
  return (
    <FormControl
      required
      error={message !== undefined}
      disabled={disabled}
      sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
    >
      <FormLabel id={labelId}>Tobacco use, four or more times a week in the last six months</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        aria-describedby={line === '' ? undefined : lineId}
        aria-required
        aria-invalid={message !== undefined || undefined}
        value={value === '' ? '' : value ? 'yes' : 'no'}
        onChange={(_event, text) => answer(text === 'yes')}
      >
        <FormControlLabel value="yes" label="Yes" control={<Radio slotProps={{ input: { ref: field.ref } }} />} />
        <FormControlLabel value="no" label="No" control={<Radio />} />
      </RadioGroup>
      {line !== '' && (
        <FormHelperText id={lineId} sx={{ mx: 0 }}>
          {line}
        </FormHelperText>
      )}
    </FormControl>
  );
}
