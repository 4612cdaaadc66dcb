import type { FieldValues } from 'react-hook-form';
import { parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { DATE_INVALID, formatDayInput, parseTypedDate } from '#shared/formats/auto-date';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { today } from './today.ts';
import { plainText, type TypedFormat } from './typed-format.ts';

const DAY: TypedFormat = {
  parse: (text) => parseTypedDate(text, today()),
  show: (value) => formatDayInput(plainText(value)),
};

interface DateInputProps<Form extends FieldValues> extends FormattedInputProps<Form> {
  /** A rule for the date; only called if there is one. */
  check?: (day: IsoDate) => string | null;
}

/** A typed date: 1/2/85, 010285 or 1-2-1985 become 01/02/1985 on blur. The form value is YYYY-MM-DD, or '' for none. */
export function DateInput<Form extends FieldValues>({ check, ...props }: DateInputProps<Form>) {
  const dayProblem = (value: unknown) => {
    const day = parseIsoDate(plainText(value));
    return day ? (check?.(day) ?? null) : DATE_INVALID;
  };
  return <FormattedInput hint="MM/DD/YYYY" {...props} format={DAY} check={dayProblem} inputMode="numeric" />;
}
