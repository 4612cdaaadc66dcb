import { parseIsoDate } from '#shared/dates/iso-date';
import {
  DEPENDENT_ELIGIBILITY_LABELS,
  END_OF_COVERAGE_LABELS,
  NEW_HIRE_LABELS,
} from '#shared/enrollment/application-options';
import type { AnswerValue } from '#shared/enrollment/application/answer-fields';
import { ACCOUNT_TYPE_LABELS } from '#shared/enrollment/application/bank-account';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { formatTaxId } from '#shared/formats/tax-id';

const CODES: Record<string, Record<string, string>> = {
  NewHireRule: NEW_HIRE_LABELS,
  TerminationRule: END_OF_COVERAGE_LABELS,
  LayoffRule: END_OF_COVERAGE_LABELS,
  DisabilityRule: END_OF_COVERAGE_LABELS,
  DependentEligibility: DEPENDENT_ELIGIBILITY_LABELS,
  AccountType: ACCOUNT_TYPE_LABELS,
};

const SHAPES: Record<string, (text: string) => string> = { TaxId: formatTaxId, Phone: formatPhone };

/** An answer for display: "Yes", "30 days", "38-1234567", "1/3/2027"; '' if there is none. */
export function answerText(path: string, value: AnswerValue): string {
  if (value === null || value === '') {
    return '';
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  const name = path.slice(path.lastIndexOf('.') + 1);
  const text = CODES[name]?.[String(value)] ?? SHAPES[name]?.(String(value)) ?? String(value);
  return parseIsoDate(text) ? formatDay(text) : text;
}
