import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { columnHead, right, ROWS, shortSection } from '../../../platform/documents/pdf/page-style.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { hasTobaccoRates } from './rate-grid-pages.ts';

/** The monthly cost of each plan: for the group, and by tier. */
export const costPage = ({ plans, effectiveDate, rateGrids, tobaccoText }: ProposalContent): Content => [
  shortSection(
    'Monthly cost',
    `Total monthly premium of each plan if every enrolling member chose it, for coverage that begins ${formatDay(effectiveDate)}. ` +
      ([...rateGrids.values()].some(hasTobaccoRates)
        ? `${individualRates('by age, area and tobacco use')} ${tobaccoText}`
        : individualRates('by age and area')),
    totals(plans),
  ),
  ...plans.map(tiers),
];

const individualRates = (by: string): string =>
  `Each member has an individual rate ${by}; the tiers below are sums of those rates.`;

const totals = (plans: readonly SelectedPlan[]): Content => ({
  layout: ROWS,
  table: {
    headerRows: 1,
    widths: ['*', 60, 60, 90],
    body: [
      [columnHead('Plan'), columnHead('Metal'), columnHead('Network'), columnHead('Monthly premium', 'right')],
      ...plans.map((plan): TableCell[] => [
        { text: plan.PlanDisplayName, bold: true },
        plan.MetalTier ?? coverageOf(plan),
        plan.ProviderNetworkType ?? '',
        right(premium(plan), { bold: true }),
      ]),
    ],
  },
});

const tiers = (plan: SelectedPlan): Content => ({
  unbreakable: true,
  margin: [0, 0, 0, 6],
  stack: [
    { text: plan.PlanDisplayName, style: 'subheading' },
    {
      layout: ROWS,
      table: {
        headerRows: 1,
        widths: ['*', 70, 90, 100],
        body: [
          [
            columnHead('Employees by who is covered'),
            columnHead('Employees', 'right'),
            columnHead('Monthly premium', 'right'),
            columnHead('Average per employee', 'right'),
          ],
          ...plan.Tiers.map(({ Tier, Employees, MonthlyRate }): TableCell[] => [
            Tier,
            right(String(Employees)),
            right(formatDollars(MonthlyRate)),
            right(Employees === 0 ? '' : formatDollars(MonthlyRate / Employees)),
          ]),
        ],
      },
    },
  ],
});

export const premium = (plan: SelectedPlan): string =>
  plan.TotalMonthlyRate === null ? plan.RatesMessage : formatDollars(plan.TotalMonthlyRate);

export const coverageOf = (plan: SelectedPlan): string =>
  plan.IsDental ? 'Dental' : plan.IsVision ? 'Vision' : 'Medical';
