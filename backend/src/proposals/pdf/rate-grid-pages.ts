import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PlanRateBreakdown } from '#shared/contract/plans';
import { formatDollars } from '#shared/formats/currency';
import { columnHead, right, ROWS, section } from '../../documents/pdf/page-style.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** Spec 002 section 9: "Rate-grid display: 17 rows per table". */
const ROWS_PER_TABLE = 17;

/** The filed monthly rate of every age, plan by plan: three tables beside each other. */
export const rateGridPages = ({ plans, rateGrids, rateArea }: ProposalContent): Content =>
  plans.flatMap(({ PlanId, PlanDisplayName }) => {
    const grid = rateGrids.get(PlanId) ?? [];
    if (grid.length === 0) {
      return [];
    }
    const lead = `Filed monthly rates per member in Michigan rating area ${rateArea}. Tobacco rates apply from age 21.`;
    return [section(`Rates by age: ${PlanDisplayName}`, lead, { columns: tables(grid), columnGap: 16 })];
  });

function tables(grid: PlanRateBreakdown['RateGrid']): Content[] {
  const result: Content[] = [];
  for (let first = 0; first < grid.length; first += ROWS_PER_TABLE) {
    result.push(rateTable(grid.slice(first, first + ROWS_PER_TABLE)));
  }
  return result;
}

const rateTable = (rows: PlanRateBreakdown['RateGrid']): Content => ({
  layout: ROWS,
  table: {
    headerRows: 1,
    widths: ['*', 48, 52],
    body: [
      [columnHead('Age'), columnHead('Rate', 'right'), columnHead('Tobacco', 'right')],
      ...rows.map(({ Age, Rate, TobaccoRate }): TableCell[] => [
        Age,
        right(formatDollars(Rate)),
        right(TobaccoRate === null ? '' : formatDollars(TobaccoRate)),
      ]),
    ],
  },
});
