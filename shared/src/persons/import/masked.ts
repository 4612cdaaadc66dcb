import { maskSsn } from '#shared/formats/ssn';
import type { ColumnName } from '#shared/persons/import/file-columns';

const LONGEST_SHOWN = 60;
/** A ZIP of nine digits has the shape of an SSN. */
const ZIPS: readonly (ColumnName | null)[] = ['HomePostalCode', 'MailingPostalCode'];

/** What may be shown of a value: of an SSN, and of anything that looks like one, the last four digits. */
export const masked = (text: string, column: ColumnName | null): string => {
  const shown = text.slice(0, LONGEST_SHOWN);
  const digits = text.replaceAll(/\D/g, '');
  if (column === 'SSN') {
    return digits.length >= 4 ? maskSsn(digits) : '***';
  }
  return /^\d{3}-?\d{2}-?\d{4}$/.test(text) && !ZIPS.includes(column) ? maskSsn(digits) : shown;
};
