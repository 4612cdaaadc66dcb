import type { FieldValues } from 'react-hook-form';
import { formatPhoneInput, parsePhone, phoneProblem } from '#shared/formats/phone';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { plainText, type TypedFormat } from './typed-format.ts';

const PHONE: TypedFormat = { parse: parsePhone, show: (value) => formatPhoneInput(plainText(value)) };

/** A phone number, displayed as (313)555-0100. The form value is its ten digits, or '' for none. */
export const PhoneInput = <Form extends FieldValues>(props: FormattedInputProps<Form>) => (
  <FormattedInput {...props} format={PHONE} check={(value) => phoneProblem(String(value))} inputMode="tel" />
);
