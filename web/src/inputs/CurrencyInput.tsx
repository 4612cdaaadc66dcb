import type { FieldValues } from 'react-hook-form';
import { CURRENCY_INVALID } from '#shared/formats/currency';
import { CURRENCY } from './currency-format.ts';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';

interface CurrencyInputProps<Form extends FieldValues> extends FormattedInputProps<Form> {
  /** A rule for the amount; only called if there is one. */
  check?: (dollars: number) => string | null;
}

/** An amount of money. The form value is dollars with at most two decimals, or null for none. */
export const CurrencyInput = <Form extends FieldValues>({ check, ...props }: CurrencyInputProps<Form>) => (
  <FormattedInput
    {...props}
    format={CURRENCY}
    check={(value) => (typeof value === 'number' ? (check?.(value) ?? null) : CURRENCY_INVALID)}
    inputMode="decimal"
  />
);
