import type { FieldValues } from 'react-hook-form';
import { formatPercent, parsePercent, PERCENT_INVALID } from '#shared/formats/percent';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { plainText, type TypedFormat } from './typed-format.ts';

interface PercentInputProps<Form extends FieldValues> extends FormattedInputProps<Form> {
  /** A rule for the percentage; only called if there is one. */
  check?: (percent: number) => string | null;
}

/** A percentage with at most two decimals. The form value is the number, or null for none. */
export const PercentInput = <Form extends FieldValues>({ check, ...props }: PercentInputProps<Form>) => (
  <FormattedInput
    {...props}
    format={PERCENT}
    check={(value) => (typeof value === 'number' ? (check?.(value) ?? null) : PERCENT_INVALID)}
    inputMode="decimal"
  />
);

const PERCENT: TypedFormat = {
  parse: parsePercent,
  show: (value) => (typeof value === 'number' ? formatPercent(value) : plainText(value)),
  edit: (value) => (typeof value === 'number' ? String(value) : plainText(value)),
  blank: null,
};
