import type { TextFieldProps } from '@mui/material';
import type { FieldProps } from './field-props.ts';
import type { NamedField } from './use-named-field.ts';

/** Reserves space for a message, so that an error does not move the button below. */
const NO_MESSAGE = ' ';

type Framed = Pick<FieldProps<never>, 'required' | 'disabled'>;

/** Common props of all text-like inputs: label, required mark, message and hint, associated with the element for screen readers. */
export const textFieldProps = (field: NamedField, { required, disabled }: Framed) =>
  ({
    id: field.id,
    name: field.name,
    label: field.label,
    required,
    disabled,
    fullWidth: true,
    error: field.invalid,
    helperText: field.message ?? field.hint ?? NO_MESSAGE,
    inputRef: field.ref,
  }) satisfies TextFieldProps;
