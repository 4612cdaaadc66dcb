import { attributes } from './workbook-parts.ts';
import { DAMAGED_FILE, FileProblem, MAX_SHEET_ROWS, TOO_MANY_ROWS } from './file-problem.ts';

/** A cell whose value cannot be used. */
export interface BrokenCell {
  /** Both count from 1. */
  row: number;
  column: number;
  /** "#REF!", or the formula with its equals sign. */
  text: string;
}

export interface PlainSheet {
  /** The sheet again, with nothing but cells that hold values. */
  xml: string;
  broken: BrokenCell[];
}

const ROW = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;
const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/;
const INLINE = /<(?:\w+:)?is\b[^>]*>[\s\S]*<\/(?:\w+:)?is>/;
const FORMULA = /<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>([\s\S]*?)<\/(?:\w+:)?f>)/;
const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/;
const LAST_COLUMN = 16_384;
const LONGEST_FORMULA = 60;

/**
 * Reduces a sheet to its values: formulas leave their stored result, cells of format alone and all drawings, links and
 * drop-downs go. A formula without a result and a cell with an error become broken cells instead of stopping the reader.
 */
export function plainSheet(xml: string): PlainSheet {
  const broken: BrokenCell[] = [];
  const rows: string[] = [];
  let row = 0;
  for (const [, rowAttributes = '', content = ''] of xml.matchAll(ROW)) {
    row = Number(attributes(rowAttributes).r ?? row + 1);
    const cells = plainCells(content, row, broken);
    if (cells && row > MAX_SHEET_ROWS) {
      throw new FileProblem('TOO_LARGE', TOO_MANY_ROWS);
    }
    if (cells) {
      rows.push(`<row r="${row}">${cells}</row>`);
    }
  }
  return { xml: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`, broken };
}

function plainCells(content: string, row: number, broken: BrokenCell[]): string {
  let column = 0;
  let cells = '';
  for (const [, cellAttributes = '', inside = ''] of content.matchAll(CELL)) {
    const { r, s, t } = attributes(cellAttributes);
    column = r ? columnOf(r) : column + 1;
    const text = brokenText(t, inside);
    if (text) {
      broken.push({ row, column, text });
    }
    const value = text ? null : (INLINE.exec(inside)?.[0] ?? valueOf(t, inside));
    if (value) {
      cells += `<c r="${columnName(column)}${row}"${s ? ` s="${s}"` : ''}${t ? ` t="${t}"` : ''}>${value}</c>`;
    }
  }
  return cells;
}

function brokenText(type: string | undefined, inside: string): string | null {
  const value = VALUE.exec(inside)?.[1];
  if (type === 'e') {
    return value ?? '#N/A';
  }
  const formula = FORMULA.exec(inside);
  const isEmptyResult = type === 'str' && value !== undefined;
  return formula && !value && !isEmptyResult ? `=${formula[1] ?? ''}`.slice(0, LONGEST_FORMULA) : null;
}

function valueOf(type: string | undefined, inside: string): string | null {
  const value = VALUE.exec(inside)?.[1];
  return value === undefined || (value === '' && type !== undefined) ? null : `<v>${value}</v>`;
}

function columnOf(reference: string): number {
  const letters = REFERENCE.exec(reference)?.[1] ?? '';
  const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
  if (column === 0 || column > LAST_COLUMN) {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  return column;
}

function columnName(column: number): string {
  let name = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}
