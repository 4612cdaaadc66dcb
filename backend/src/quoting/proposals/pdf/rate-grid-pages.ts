import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js';
import type { PlanRateBreakdown } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { type Column, ROWS, shortSection, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** Spec 002 section 9: "Rate-grid display: 17 rows per table". */
const ROWS_PER_TABLE = 17;

/** The filed monthly rate of every age, plan by plan: three tables side by side. */
export const rateGridPages = ({ plans, rateGrids, rateArea, tobaccoText }: ProposalContent): Content =>
  plans.flatMap(({ PlanId, PlanDisplayName }) => {
    const grid = rateGrids.get(PlanId) ?? [];
    if (grid.length === 0) {
      return [];
    }
    const hasTobacco = hasTobaccoRates(grid);
    const lead = `Filed monthly rates per member in Michigan rating area ${rateArea}.${hasTobacco ? ` ${tobaccoText}` : ''}`;
    const columns = tables(grid).map((rows) => rateTable(rows, hasTobacco));
    return [shortSection(`Rates by age: ${PlanDisplayName}`, lead, { columns, columnGap: 16 })];
  });

type RateGrid = PlanRateBreakdown['RateGrid'];

export const hasTobaccoRates = (grid: RateGrid): boolean => grid.some(({ TobaccoRate }) => TobaccoRate !== null);

function tables(grid: RateGrid): RateGrid[] {
  const result: RateGrid[] = [];
  for (let first = 0; first < grid.length; first += ROWS_PER_TABLE) {
    result.push(grid.slice(first, first + ROWS_PER_TABLE));
  }
  return result;
}

/** So that the rates of two plans fit on a page. */
const DENSE: CustomTableLayout = { ...ROWS, paddingTop: () => 2, paddingBottom: () => 2 };

/** A plan without tobacco rates has no column for them. The widths fit "64 and over" on one line. */
const rateTable = (rows: RateGrid, hasTobacco: boolean): Content =>
  table(
    [
      { head: 'Age', width: '*', cell: ({ Age }) => Age },
      { head: 'Rate', width: 40, align: 'right', cell: ({ Rate }) => formatDollars(Rate) },
      ...(hasTobacco ? [TOBACCO] : []),
    ],
    rows,
    { layout: DENSE },
  );

const TOBACCO: Column<RateGrid[number]> = {
  head: 'Tobacco',
  width: 44,
  align: 'right',
  cell: ({ TobaccoRate }) => (TobaccoRate === null ? '' : formatDollars(TobaccoRate)),
};
