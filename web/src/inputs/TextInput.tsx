import { TextField } from '@mui/material';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { TextRule } from '#shared/formats/pattern';
import { cleanText } from '#shared/formats/text';
import type { FieldProps } from './field-props.ts';
import { textFieldProps } from './text-field-props.ts';
import { useNamedField } from './use-named-field.ts';

interface TextInputProps<Form extends FieldValues> extends FieldProps<Form> {
  /** A shared rule: takes text, returns a message or null. Not called for blank text. */
  check?: TextRule;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search'>;
  inputMode?: 'text' | 'numeric' | 'email' | 'search';
  /** Off by default: the browser remembers the agent's data, but agents type their clients' data. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** More than one makes a multiline field. */
  rows?: number;
  autoFocus?: boolean;
  placeholder?: string;
}

/** A labeled text field bound to the form. On blur it cleans smart punctuation, except in a password. */
export function TextInput<Form extends FieldValues>(props: TextInputProps<Form>) {
  const { check, type = 'text', inputMode, autoComplete = 'off', maxLength, rows = 1, autoFocus, placeholder } = props;
  const field = useNamedField(props, (value) => check?.(String(value)) ?? null);
  const text = String(field.value ?? '');
  const leave = () => {
    const cleaned = type === 'password' ? text : cleanText(text);
    if (cleaned !== text) {
      field.setValue(cleaned);
    }
    field.leave();
  };
  return (
    <TextField
      {...textFieldProps(field, props)}
      value={text}
      onChange={({ target }) => field.setValue(target.value)}
      onBlur={leave}
      type={type}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      placeholder={placeholder}
      multiline={rows > 1}
      minRows={rows > 1 ? rows : undefined}
      slotProps={{
        htmlInput: { inputMode, maxLength, dir: type === 'email' ? 'ltr' : undefined, 'aria-required': props.required },
      }}
    />
  );
}
