import type { FieldValues } from 'react-hook-form';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import type { TypedFormat } from './typed-format.ts';

interface WholeNumberInputProps<Form extends FieldValues> extends FormattedInputProps<Form> {
  /** A rule for the number; only called if there is one. */
  check?: (count: number) => string | null;
}

export const WHOLE_NUMBER_INVALID = 'Enter a whole number.';

/** A whole number. The form value is the number, or null for none. */
export const WholeNumberInput = <Form extends FieldValues>({ check, ...props }: WholeNumberInputProps<Form>) => (
  <FormattedInput
    {...props}
    format={WHOLE_NUMBER}
    check={(value) => (typeof value === 'number' ? (check?.(value) ?? null) : WHOLE_NUMBER_INVALID)}
    inputMode="numeric"
  />
);

const WHOLE_NUMBER: TypedFormat = {
  parse: (text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null),
  show: (value) => (value === null || value === undefined ? '' : String(value)),
  blank: null,
};
