import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { cleanText } from '#shared/formats/text';

/**
 * One cell as a reader found it. `day` is a cell that the spreadsheet shows as a date; `broken` is a formula without a
 * stored result, or the error that stands in the cell, such as #REF!.
 */
export type ImportCell = string | number | boolean | null | { readonly day: IsoDate } | { readonly broken: string };

export interface ImportRow {
  /** As the spreadsheet shows it, first row 1. */
  row: number;
  cells: readonly ImportCell[];
}

/** What a file or a pasted text holds, before anybody asks what it means. Rows without any content are left out. */
export interface ImportSheet {
  rows: readonly ImportRow[];
  /** Excel counts days from 1900, old Macintosh workbooks from 1904. */
  dateSystem: 1900 | 1904;
  /** Rows of a text can have too few fields; a spreadsheet's rows cannot. */
  isText: boolean;
}

export const isBlank = (cell: ImportCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** The cell as a person would read it. */
export function cellText(cell: ImportCell | undefined): string {
  if (cell === null || cell === undefined) {
    return '';
  }
  if (typeof cell !== 'object') {
    return String(cell).trim();
  }
  return 'day' in cell ? formatDay(cell.day) : cell.broken;
}

/** The text of a cell, cleaned, without the apostrophe that our downloads add before a leading =, +, - or @. */
export const plainText = (cell: ImportCell | undefined): string =>
  cleanText(cellText(cell).replace(/^'(?=[=+\-@\t\r])/, ''));

/** The text of a cell whose digits are a name, not an amount: a program that kept it as a number wrote 49503 as "49503.0". */
export const digitsText = (cell: ImportCell | undefined): string => plainText(cell).replace(DECIMALS, '$1');

/** Whether a program kept the cell as a number, which has no leading zeros. */
export const wasNumber = (cell: ImportCell): boolean =>
  typeof cell === 'number' ? Number.isInteger(cell) : DECIMALS.test(plainText(cell));

const DECIMALS = /^(\d+)\.0{1,2}$/;

export const isBroken = (cell: ImportCell | undefined): cell is { readonly broken: string } =>
  typeof cell === 'object' && cell !== null && 'broken' in cell;
