import type { FieldValues } from 'react-hook-form';
import { formatTaxId, parseTaxId, taxIdProblem } from '#shared/formats/tax-id';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { plainText, type TypedFormat } from './typed-format.ts';

const TAX_ID: TypedFormat = { parse: parseTaxId, show: (value) => formatTaxId(plainText(value)) };

/** An employer's tax id, displayed as 38-1234567. The form value is its nine digits, or '' for none. */
export const TaxIdInput = <Form extends FieldValues>(props: FormattedInputProps<Form>) => (
  <FormattedInput {...props} format={TAX_ID} check={(value) => taxIdProblem(String(value))} inputMode="numeric" />
);
