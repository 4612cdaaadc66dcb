import { TextField } from '@mui/material';
import type { FocusEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps, Finding } from './field-props.ts';
import { textFieldProps } from './text-field-props.ts';
import { valueOf, type TypedFormat } from './typed-format.ts';
import { useNamedField } from './use-named-field.ts';
import { useSelectOnTab } from './use-select-on-tab.ts';
import { useTypedText } from './use-typed-text.ts';

/** What the inputs for phone, SSN, date … add to the props of every field, and pass on. */
export interface FormattedInputProps<Form extends FieldValues> extends FieldProps<Form> {
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
}

interface FormatOfInput {
  format: TypedFormat;
  /** What is wrong with the value that the form keeps. */
  check: (value: unknown) => Finding;
  inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
  /** After each change by the user, with the value that the form keeps now. */
  onTyped?: (value: unknown) => void;
  /** Screen readers hear the line under the field whenever it changes: for answers that come later than the typing. */
  announce?: boolean;
  onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A text field for a value with a form of its own: free to type, tidy after leaving. */
export function FormattedInput<Form extends FieldValues>(props: FormattedInputProps<Form> & FormatOfInput) {
  const { format, check, inputMode, onTyped, announce, onFocus, autoComplete = 'off', autoFocus, placeholder } = props;
  const field = useNamedField(props, check);
  const typed = useTypedText(field, format);
  const selectOnTab = useSelectOnTab();
  return (
    <TextField
      {...textFieldProps(field, props)}
      value={typed.text}
      onPointerDown={selectOnTab.press}
      onFocus={(event) => {
        typed.begin();
        selectOnTab.focus(event.target);
        onFocus?.(event);
      }}
      onChange={({ target }) => {
        typed.change(target.value);
        onTyped?.(valueOf(target.value, format));
      }}
      onBlur={() => {
        selectOnTab.leave();
        typed.end();
      }}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { inputMode, spellCheck: false, 'aria-required': props.required },
        formHelperText: announce ? { 'aria-live': 'polite' } : {},
      }}
    />
  );
}
