import { dottedSsn, formatSsn, isMaskedSsn, parseSsn, ssnProblem } from '#shared/formats/ssn';
import { plainText, type TypedFormat } from './typed-format.ts';

/** Visible while typing, dots afterwards. An invalid number stays visible, so that it can be corrected. */
export const SSN: TypedFormat = {
  parse: parseSsn,
  show: (value) => dottedSsn(plainText(value)),
  edit: (value) => (isMaskedSsn(plainText(value)) ? dottedSsn(plainText(value)) : formatSsn(plainText(value))),
};

/** The mask of a stored SSN is valid: it means that the SSN was not changed. */
export const heldSsnProblem = (value: unknown): string | null =>
  isMaskedSsn(plainText(value)) ? null : ssnProblem(plainText(value));
