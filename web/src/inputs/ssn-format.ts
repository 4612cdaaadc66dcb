import { dottedSsn, formatSsn, isMaskedSsn, parseSsn, ssnProblem } from '#shared/formats/ssn';
import { plainText, type TypedFormat } from './typed-format.ts';

/** Whole while it is typed, dots afterwards. A number that cannot be right stays visible, so that it can be corrected. */
export const SSN: TypedFormat = {
  parse: parseSsn,
  show: (value) => dottedSsn(plainText(value)),
  edit: (value) => (isMaskedSsn(plainText(value)) ? dottedSsn(plainText(value)) : formatSsn(plainText(value))),
};

/** The mask of a stored SSN is fine: it means that nobody changed it. */
export const heldSsnProblem = (value: unknown): string | null =>
  isMaskedSsn(plainText(value)) ? null : ssnProblem(plainText(value));
