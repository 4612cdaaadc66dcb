import type { TextFieldProps } from '@mui/material';
import type { FieldProps } from './field-props.ts';
import type { NamedField } from './use-named-field.ts';

/** Reserves space for a message, so that an error does not move the button below. */
const NO_MESSAGE = ' ';

type Framed = Pick<FieldProps<never>, 'label' | 'required' | 'hint' | 'disabled'>;

/** Common props of all text-like inputs: label, required mark, message and hint, associated with the element for screen readers. */
export const textFieldProps = (field: NamedField, { label, required, hint, disabled }: Framed) =>
  ({
    id: field.id,
    name: field.name,
    label,
    required,
    disabled,
    fullWidth: true,
    error: field.invalid,
    helperText: field.message ?? hint ?? NO_MESSAGE,
    inputRef: field.ref,
  }) satisfies TextFieldProps;
