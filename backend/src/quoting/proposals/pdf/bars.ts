import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { formatDollars } from '#shared/formats/currency';
import { INK, right } from '../../../platform/documents/pdf/pdf-kit.ts';

export interface Bar {
  label: string;
  /** Dollars. */
  amount: number;
  color: string;
}

const LABEL_PT = 236;
const AMOUNT_PT = 62;
/** What remains of the page's width. */
const LONGEST_BAR_PT = 210;
const BAR_HEIGHT_PT = 9;

const CLOSE: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
  paddingLeft: () => 0,
  paddingRight: () => 4,
};

/** A bar chart with its labels and amounts as text, so that nothing depends on seeing the bars. */
export function bars(rows: readonly Bar[]): Content {
  const most = Math.max(...rows.map(({ amount }) => amount), 1);
  return {
    layout: CLOSE,
    table: {
      widths: [LABEL_PT, AMOUNT_PT, '*'],
      dontBreakRows: true,
      body: rows.map(({ label, amount, color }): TableCell[] => [
        label,
        right(formatDollars(amount), { bold: true }),
        { margin: [6, 1, 0, 0], canvas: [bar((amount / most) * LONGEST_BAR_PT, color)] },
      ]),
    },
  };
}

const bar = (w: number, color: string) =>
  ({ type: 'rect', x: 0, y: 0, w: Math.max(w, 0.5), h: BAR_HEIGHT_PT, color, lineColor: INK, lineWidth: 0.4 }) as const;
