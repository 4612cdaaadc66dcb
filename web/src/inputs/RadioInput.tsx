import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useNamedField } from './use-named-field.ts';
import { useReading } from '../shell/reading.ts';

export interface RadioChoice<Value extends string | number | boolean> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export const YES_NO: readonly RadioChoice<boolean>[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

interface RadioInputProps<Form extends FieldValues, Value extends string | number | boolean> extends FieldProps<Form> {
  options: readonly RadioChoice<Value>[];
  /** Called after a choice by the user. */
  onChosen?: (value: Value) => void;
}

/** One of a few options, all visible. The form value is the option's value. "No" (false) is an answer; unanswered is null. */
export function RadioInput<Form extends FieldValues, Value extends string | number | boolean = string>(
  props: RadioInputProps<Form, Value>,
) {
  const { required, disabled, options, onChosen } = props;
  const { text } = useReading();
  const field = useNamedField(props);
  const line = field.message ?? field.hint;
  const [labelId, lineId] = [`${field.id}-label`, line ? `${field.id}-helper-text` : undefined];
  const choose = (code: string) => {
    const chosen = options.find(({ value }) => String(value) === code);
    if (chosen) {
      field.setValue(chosen.value);
      onChosen?.(chosen.value);
    }
  };
  return (
    <FormControl error={field.invalid} disabled={disabled} required={required}>
      <FormLabel id={labelId}>{field.label}</FormLabel>
      <RadioGroup
        row
        name={field.name}
        value={field.value === undefined || field.value === null ? '' : String(field.value)}
        onChange={(_event, code) => choose(code)}
        onBlur={field.leave}
        aria-labelledby={labelId}
        aria-describedby={lineId}
        aria-required={required}
        aria-invalid={field.invalid || undefined}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={String(option.value)}
            value={String(option.value)}
            label={text(option.label)}
            disabled={option.disabled ?? disabled}
            control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      {line && (
        <FormHelperText id={lineId} sx={{ mx: 0 }}>
          {line}
        </FormHelperText>
      )}
    </FormControl>
  );
}
