import { MenuItem, TextField } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { textFieldProps } from './text-field-props.ts';
import { useNamedField } from './use-named-field.ts';
import { useReading } from '../shell/reading.ts';

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
  /** Shown once it is chosen, where there is no room for the label. */
  short?: string;
  disabled?: boolean;
}

interface SelectInputProps<Form extends FieldValues, Value extends string | number> extends FieldProps<Form> {
  options: readonly Choice<Value>[];
  /** Adds a first option meaning none, '' in the form. */
  noneLabel?: string;
  check?: (value: Value) => string | null;
  /** Called after a choice by the user. */
  onChosen?: (value: Value | '') => void;
}

/** One of a list. The form value is the option's value, or '' for none. */
export function SelectInput<Form extends FieldValues, Value extends string | number = string>(
  props: SelectInputProps<Form, Value>,
) {
  const { options, noneLabel, check, onChosen } = props;
  const { text } = useReading();
  const field = useNamedField(props, (value) => check?.(value as Value) ?? null);
  // A value that is no longer in the list shows as none, and must be selected again if required.
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <TextField
      {...textFieldProps(field, props)}
      select
      value={chosen?.value ?? ''}
      slotProps={chosen?.short === undefined ? {} : { select: { renderValue: () => chosen.short } }}
      onChange={({ target }) => {
        // The menu returns the exact value of the selected option, or '' for none.
        const value = target.value as Value | '';
        field.setValue(value);
        onChosen?.(value);
      }}
      onBlur={field.leave}
    >
      {noneLabel !== undefined && <MenuItem value="">{text(noneLabel)}</MenuItem>}
      {options.map(({ value, label, disabled }) => (
        <MenuItem key={value} value={value} disabled={disabled}>
          {text(label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
