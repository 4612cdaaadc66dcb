import type { TableCell } from 'pdfmake/interfaces.js';
import type { CompareRow } from '#shared/plans/compare-rows';

/** Groups the rows by category, each under a line with the category's name. */
export function categoryRows(rows: readonly CompareRow[], cellsOf: (row: CompareRow) => TableCell[]): TableCell[][] {
  const categories = [...new Set(rows.map(({ category }) => category))];
  return categories.flatMap((category) => {
    const cells = rows.filter((row) => row.category === category).map(cellsOf);
    const columns = cells[0]?.length ?? 1;
    const heading: TableCell = { text: category, style: 'subheading', colSpan: columns };
    return [[heading, ...Array.from({ length: columns - 1 }, () => '')], ...cells];
  });
}
