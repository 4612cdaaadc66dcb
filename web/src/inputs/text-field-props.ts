import type { TextFieldProps } from '@mui/material';
import type { FieldProps } from './field-props.ts';
import type { NamedField } from './use-named-field.ts';

/** Holds the place of a message, so that the button below does not move away from the mouse when an error appears. */
const NO_MESSAGE = ' ';

type Framed = Pick<FieldProps<never>, 'label' | 'required' | 'hint' | 'disabled'>;

/** How every text-like input looks and speaks: label, requirement, message and hint tied to the element for screen readers. */
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
