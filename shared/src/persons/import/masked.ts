import { isMaskedSsn, maskSsn } from '#shared/formats/ssn';
import type { ColumnName } from '#shared/persons/import/file-columns';
import { digitsText } from '#shared/persons/import/import-sheet';

const LONGEST_SHOWN = 60;
/** A ZIP of nine digits has the shape of an SSN. */
const ZIPS: readonly (ColumnName | null)[] = ['HomePostalCode', 'MailingPostalCode'];
const SSN = /^\d{3}[- ]?\d{2}[- ]?\d{4}$/;
/** Without the zeros that a spreadsheet drops at the beginning. */
const SHORT_SSN = /^\d{7,8}$/;
const SSN_WITHIN = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;
/** Of a number whose last four digits nobody can tell. */
const NOTHING_SHOWN = '***';

/** What may be shown of a value: of an SSN, and of anything that looks like one, its own last four digits. */
export function masked(text: string, column: ColumnName | null): string {
  const digits = digitsText(text);
  if (column === 'SSN') {
    return isMaskedSsn(digits) ? digits : SSN.test(digits) || SHORT_SSN.test(digits) ? maskSsn(digits) : NOTHING_SHOWN;
  }
  if (ZIPS.includes(column)) {
    return text.slice(0, LONGEST_SHOWN);
  }
  return SSN.test(digits) ? maskSsn(digits) : text.replaceAll(SSN_WITHIN, maskSsn).slice(0, LONGEST_SHOWN);
}
