import type { Content, Size, TableCell } from 'pdfmake/interfaces.js';
import type { CompareRow } from '#shared/plans/compare-rows';
import { ACCENT, columnHead, ROWS, ROWS_KEPT_WITH_HEADS } from './pdf-kit.ts';

interface Compared {
  widths: Size[];
  /** Of the plans, in order. */
  heads: readonly string[];
  align: 'left' | 'center';
  cellsOf: (row: CompareRow) => TableCell[];
}

/** What plans have, a table for each category. Its name and the plans' are above its rows, on each page. */
export const categoryTables = (rows: readonly CompareRow[], { widths, heads, align, cellsOf }: Compared): Content[] =>
  [...new Set(rows.map(({ category }) => category))].map((category) => ({
    layout: ROWS,
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 1,
      keepWithHeaderRows: ROWS_KEPT_WITH_HEADS,
      dontBreakRows: true,
      widths,
      body: [
        [{ text: category, bold: true, fontSize: 10, color: ACCENT }, ...heads.map((head) => columnHead(head, align))],
        ...rows.filter((row) => row.category === category).map(cellsOf),
      ],
    },
  }));
