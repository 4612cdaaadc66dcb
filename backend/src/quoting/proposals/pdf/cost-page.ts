import type { Content } from 'pdfmake/interfaces.js';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { right, shortSection, table } from '../../../platform/documents/pdf/pdf-kit.ts';
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
  ...plans.flatMap((plan) =>
    tiers(
      plan,
      plan.Tiers.filter(({ Employees }) => Employees > 0),
    ),
  ),
];

const individualRates = (by: string): string =>
  `Each member has an individual rate ${by}; the tiers below are sums of those rates.`;

const totals = (plans: readonly SelectedPlan[]): Content =>
  table(
    [
      { head: 'Plan', width: '*', cell: ({ PlanDisplayName }) => ({ text: PlanDisplayName, bold: true }) },
      { head: 'Metal', width: 60, cell: (plan) => plan.MetalTier ?? coverageOf(plan) },
      { head: 'Network', width: 60, cell: ({ ProviderNetworkType }) => ProviderNetworkType ?? '' },
      { head: 'Monthly premium', width: 90, align: 'right', cell: (plan) => right(premium(plan), { bold: true }) },
    ],
    plans,
  );

/** Of the tiers that somebody is in. */
const tiers = (plan: SelectedPlan, shown: SelectedPlan['Tiers']): Content[] =>
  shown.length === 0
    ? []
    : [
        {
          unbreakable: true,
          margin: [0, 0, 0, 6],
          stack: [
            { text: plan.PlanDisplayName, style: 'subheading' },
            table(
              [
                { head: 'Employees by who is covered', width: '*', cell: ({ Tier }) => Tier },
                { head: 'Employees', width: 70, align: 'right', cell: ({ Employees }) => String(Employees) },
                {
                  head: 'Monthly premium',
                  width: 90,
                  align: 'right',
                  cell: ({ MonthlyRate }) => formatDollars(MonthlyRate),
                },
                {
                  head: 'Average per employee',
                  width: 100,
                  align: 'right',
                  cell: ({ Employees, MonthlyRate }) => formatDollars(MonthlyRate / Employees),
                },
              ],
              shown,
            ),
          ],
        },
      ];

export const premium = (plan: SelectedPlan): string =>
  plan.TotalMonthlyRate === null ? plan.RatesMessage : formatDollars(plan.TotalMonthlyRate);

export const coverageOf = (plan: SelectedPlan): string =>
  plan.IsDental ? 'Dental' : plan.IsVision ? 'Vision' : 'Medical';
