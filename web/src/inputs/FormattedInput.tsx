import { TextField } from '@mui/material';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps, Finding } from './field-props.ts';
import { textFieldProps } from './text-field-props.ts';
import { type TypedFormat, valueOf } from './typed-format.ts';
import { useNamedField } from './use-named-field.ts';

/** What the inputs for phone, SSN, date … add to the common field props, and pass on. */
export interface FormattedInputProps<Form extends FieldValues> extends FieldProps<Form> {
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
}

interface FormatOfInput {
  format: TypedFormat;
  /** Returns the error of the form's value. */
  check: (value: unknown) => Finding;
  inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
  /** Called after each change by the user, with the new form value. */
  onTyped?: (value: unknown) => void;
  /** Announces the line below the field when it changes: for validation that finishes after typing. */
  announce?: boolean;
  onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A text field for a formatted value: free-form while typing, formatted on blur. */
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
        // Numbers are written from left to right in every language.
        htmlInput: { inputMode, dir: 'ltr', spellCheck: false, 'aria-required': props.required },
        formHelperText: announce ? { 'aria-live': 'polite' } : {},
      }}
    />
  );
}

/**
 * Selects a field's whole text when it is entered by keyboard, as browsers do. The browser does so before the field switches to its
 * editing format, which clears the selection: "$1,234.56" becomes "1234.56", and typing would append to it.
 */
function useSelectOnTab() {
  const isPressed = useRef(false);
  const toSelect = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  });
  return {
    /** A click or a tap is about to place the cursor. */
    press: () => {
      isPressed.current = true;
    },
    focus: (field: HTMLInputElement | HTMLTextAreaElement) => {
      toSelect.current = isPressed.current ? null : field;
    },
    leave: () => {
      isPressed.current = false;
    },
  };
}

interface Bound {
  value: unknown;
  setValue: (value: unknown) => void;
  leave: () => void;
}

/**
 * Lets people type freely and formats on blur: while editing, the field shows what was typed, afterwards the formatted value. The
 * form always has the parsed value, so Enter submits the same as leaving the field first.
 */
function useTypedText({ value, setValue, leave }: Bound, format: TypedFormat) {
  const [typing, setTyping] = useState<{ text: string; value: unknown } | null>(null);
  // A reset of the form overrides earlier input.
  const isTyping = typing !== null && Object.is(typing.value, value);
  return {
    text: isTyping ? typing.text : format.show(value),
    begin: () => setTyping({ text: (format.edit ?? format.show)(value), value }),
    change: (text: string) => {
      const next = valueOf(text, format);
      // Autofill changes fields without focus: those show the formatted value immediately.
      setTyping(typing && { text, value: next });
      setValue(next);
    },
    end: () => {
      setTyping(null);
      leave();
    },
  };
}
