import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { SelectedPlan, TierPlanDetails } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { benefitRows } from '#shared/plans/compare-rows';
import { categoryTables } from '../../../platform/documents/pdf/category-tables.ts';
import { columnHead, right, ROWS, shortSection } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { coverageOf, premium } from './cost-page.ts';

/** Number of plans side by side on a page. */
const PLANS_PER_PAGE = 4;
const LABEL_WIDTH_PT = 140;

/** The selected plans side by side, grouped by coverage: key amounts first, then every benefit. */
export function comparisonPages(content: ProposalContent): Content {
  const coverages = ['Medical', 'Dental', 'Vision'].map((coverage) =>
    content.plans.filter((plan) => coverageOf(plan) === coverage),
  );
  return coverages.flatMap((plans) => pages(plans).flatMap((page) => comparison(content, page)));
}

function comparison({ benefits, parts }: ProposalContent, plans: SelectedPlan[]): Content[] {
  const coverage = coverageOf(plans[0]!);
  const widths = [LABEL_WIDTH_PT, ...plans.map(() => '*')];
  const head = [columnHead(''), ...plans.map(({ PlanDisplayName }) => columnHead(PlanDisplayName, 'center'))];
  const row = (label: string, cells: readonly string[]): TableCell[] => [
    label,
    ...cells.map((text) => ({ text, alignment: 'center' as const })),
  ];
  const amounts = coverage === 'Medical' ? MEDICAL_AMOUNTS : [];
  const said = new Set(amounts.map(([label]) => label));
  const listed = benefitRows(
    plans.map(({ PlanId }) => benefits.get(PlanId) ?? []),
    ({ InNetwork }) => InNetwork,
  ).filter(({ name }) => !said.has(name));
  const body: TableCell[][] = [
    head,
    [
      { text: 'Monthly premium', bold: true },
      ...plans.map((plan) => right(premium(plan), { bold: true, alignment: 'center' })),
    ],
    ...(coverage === 'Medical'
      ? [
          row(
            'Metal and network',
            plans.map((plan) => `${plan.MetalTier ?? ''} ${plan.ProviderNetworkType ?? ''}`),
          ),
        ]
      : []),
    ...amounts.map(([label, shown]) =>
      row(
        label,
        plans.map((plan) => shown(plan.PlanDetailsPreferredNetwork.Tier1PlanDetails)),
      ),
    ),
  ];
  return [
    shortSection(
      `${coverage} plans side by side`,
      'In-network amounts. Deductibles and out-of-pocket maximums are per plan year.',
      { layout: ROWS, table: { headerRows: 1, dontBreakRows: true, widths, body } },
    ),
    ...(parts.has('BenefitSummary')
      ? categoryTables(listed, {
          widths,
          heads: plans.map(({ PlanDisplayName }) => PlanDisplayName),
          align: 'center',
          cellsOf: ({ name, values }) => row(name, values),
        })
      : []),
  ];
}

const money = (amount: number | null): string => (amount === null ? 'Not applicable' : formatDollars(amount));
const MEDICAL_AMOUNTS: [string, (details: TierPlanDetails) => string][] = [
  ['Deductible, individual', (details) => money(details.MedicalDeductibleIndividual)],
  ['Deductible, family', (details) => money(details.MedicalDeductibleFamily)],
  ['Out-of-pocket maximum, individual', (details) => money(details.OutOfPocketMaximumIndividual)],
  ['Out-of-pocket maximum, family', (details) => money(details.OutOfPocketMaximumFamily)],
  [
    'Coinsurance',
    ({ CoinsurancePercent }) => (CoinsurancePercent === null ? 'Not applicable' : `${CoinsurancePercent}%`),
  ],
];

function pages(plans: SelectedPlan[]): SelectedPlan[][] {
  const result: SelectedPlan[][] = [];
  for (let first = 0; first < plans.length; first += PLANS_PER_PAGE) {
    result.push(plans.slice(first, first + PLANS_PER_PAGE));
  }
  return result;
}
