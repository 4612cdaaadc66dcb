import type { CanvasElement, Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { asWritten, INK, MUTED } from '../../../../platform/documents/pdf/pdf-kit.ts';

/** A field of a form: known data are printed above its line, the rest is written by hand. */
export type FormField = [label: string, value?: string | null, width?: number];

const GAP_PT = 12;
const BOX_PT = 8;
const NO_LINES: [boolean, boolean, boolean, boolean] = [false, false, false, false];
const UNDERLINED: [boolean, boolean, boolean, boolean] = [false, false, false, true];

const LINES: CustomTableLayout = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0,
  hLineColor: () => MUTED,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

/** Fields side by side; widths are shares of the line, 1 by default. */
export function fields(...row: FormField[]): Content {
  const gap: TableCell = { text: '', border: NO_LINES };
  const spread = (cells: TableCell[]) => cells.flatMap((cell, index) => (index === 0 ? [cell] : [gap, cell]));
  const whole = row.reduce((sum, [, , width = 1]) => sum + width, 0);
  const shares = row.map(([, , width = 1]) => `${Math.floor((width / whole) * (98 - 2 * (row.length - 1)))}%`);
  return {
    layout: LINES,
    margin: [0, 4, 0, 4],
    table: {
      widths: shares.flatMap((share, index) => (index === 0 ? [share] : [GAP_PT, share])),
      body: [
        spread(row.map(([, value]) => asWritten({ text: value || ' ', fontSize: 10, border: UNDERLINED }))),
        spread(row.map(([label]) => ({ text: label, fontSize: 7, color: MUTED, border: NO_LINES }))),
      ],
    },
    unbreakable: true,
  };
}

/** A checkbox with its text; checked if that is known. */
export const choice = (text: string, ticked = false): Column => ({
  width: 'auto',
  columns: [
    { width: BOX_PT + 5, canvas: box(ticked), margin: [0, 1, 0, 0] },
    { width: 'auto', text, margin: [0, 0, 14, 0] },
  ],
});

/** A question followed by checkboxes. */
export const choices = (question: string, ...options: Column[]): Content => ({
  margin: [0, 4, 0, 4],
  unbreakable: true,
  columns: [{ width: 190, text: question }, ...options, { width: '*', text: '' }],
});

/** A checkbox in front of a whole sentence. */
export const statement = (text: string): Content => ({
  margin: [0, 3, 0, 3],
  unbreakable: true,
  columns: [
    { width: BOX_PT + 5, canvas: box(false), margin: [0, 1, 0, 0] },
    { width: '*', text, lineHeight: 1.2 },
  ],
});

export const formPart = (title: string): Content => ({ text: title, style: 'subheading', margin: [0, 14, 0, 2] });

export const paragraph = (text: string): Content => ({ text, lineHeight: 1.3, margin: [0, 3, 0, 5] });

/** Signature block for a person. */
export const ownSignature = (who: string): Content => ({
  margin: [0, 10, 0, 0],
  stack: [fields([`Signature of ${who}`, '', 3], ['Date', '', 1])],
});

/** Signature block for an organization. */
export const signature = (who: string): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  stack: [ownSignature(who), fields(['Printed name', '', 2], ['Title', '', 2])],
});

/** A table to be filled in by hand: known rows, then empty ones. */
export const formTable = (
  heads: readonly string[],
  widths: (string | number)[],
  rows: readonly string[][],
): Content => ({
  layout: { ...LINES, vLineWidth: () => 0.6, vLineColor: () => MUTED, paddingLeft: () => 4, paddingRight: () => 4 },
  margin: [0, 4, 0, 6],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    heights: (row) => (row === 0 ? 'auto' : 16),
    body: [
      heads.map((text): TableCell => ({ text, fontSize: 7, bold: true, color: INK, margin: [0, 2, 0, 2] })),
      ...rows.map((row) => row.map((text): TableCell => ({ text: text || ' ', margin: [0, 3, 0, 0] }))),
    ],
  },
});

function box(ticked: boolean): CanvasElement[] {
  const line = { type: 'line', lineWidth: 1.2, lineColor: INK } as const;
  const cross: CanvasElement[] = [
    { ...line, x1: 1.5, y1: 1.5, x2: BOX_PT - 1.5, y2: BOX_PT - 1.5 },
    { ...line, x1: BOX_PT - 1.5, y1: 1.5, x2: 1.5, y2: BOX_PT - 1.5 },
  ];
  return [{ type: 'rect', x: 0, y: 0, w: BOX_PT, h: BOX_PT, lineWidth: 0.8, lineColor: INK }, ...(ticked ? cross : [])];
}
