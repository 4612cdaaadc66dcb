import type { Content } from 'pdfmake/interfaces.js';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { capitalized, counted } from '#shared/formats/text';
import { costText } from '#shared/plans/plan-texts';
import type { Plan, SelectedPlan } from '#shared/plans/plan.record';
import { type CostBasis, deductibleOf, outOfPocketMaximumOf } from '#shared/plans/yearly-cost';
import { keptHeading } from '../../platform/documents/pdf/page-breaks.ts';
import { type Column, section, table } from '../../platform/documents/pdf/pdf-kit.ts';
import type { AdviceContent } from './advice-content.service.ts';
import type { ShownList } from './shown-plans.ts';

/** The chosen plans at the prices that were quoted, and of what each consists. */
export const chosenSection = ({ chosen: { Plans, Problems, PricedAt }, shown, household }: AdviceContent): Content =>
  Plans.length === 0
    ? section('Chosen plans', '', 'No plan is chosen.')
    : section(
        'Chosen plans',
        `A month, at the filed rates of ${formatInstant(PricedAt)}.`,
        table(planColumns(household !== null, shown.lists[0]?.costs ?? 'individual'), Plans, { wholeRows: true }),
        ...Plans.map((plan) => (household ? membersOf(plan) : tiersOf(plan))),
        ...(Problems.length > 0 ? [{ ul: ['Open then:', ...Problems], margin: [0, 8, 0, 0] } as Content] : []),
      );

/** What the agent's list showed, each list with its order and its filters. */
export const shownSections = ({ shown: { order, lists }, chosen, household }: AdviceContent): Content[] => {
  const chosenIds = new Set(chosen.Plans.map(({ PlanId }) => PlanId));
  return lists.map((list) =>
    section(
      `${capitalized(list.coverage)} plans shown`,
      leadOf(list, order),
      table(
        [
          { head: 'No.', width: 24, align: 'right', cell: ({ place }) => String(place) },
          ...planColumns(household !== null, list.costs).map((column): Column<PlacedPlan> => ({
            ...column,
            cell: ({ plan }) => column.cell(plan),
          })),
          {
            head: 'Chosen',
            width: 44,
            align: 'right',
            cell: ({ plan }) => (chosenIds.has(plan.PlanId) ? 'Chosen' : ''),
          },
        ],
        list.plans.map((plan, at): PlacedPlan => ({ plan, place: at + 1 })),
        { wholeRows: true },
      ),
    ),
  );
};

interface PlacedPlan {
  plan: Plan;
  place: number;
}

const leadOf = ({ filters, plans, total }: ShownList, order: string): string =>
  [
    `As the agent’s list was stored with the quote. Order: ${order}.`,
    filters.length === 0 ? 'No filters.' : `Filters: ${filters.join('; ')}.`,
    plans.length < total
      ? `The first ${plans.length} of ${total} plans.`
      : `${capitalized(counted(total, 'plan', 'plans'))}.`,
    'Premiums are a month’s, for all who enroll. A search by words and the filter by doctors are not stored.',
  ].join(' ');

const planColumns = (isHousehold: boolean, costs: CostBasis): Column<Plan>[] => [
  {
    head: 'Plan',
    width: '*',
    cell: ({ PlanDisplayName, HiosPlanId, MetalTier, ProviderNetworkType }) => ({
      stack: [
        { text: PlanDisplayName, bold: true },
        { text: [HiosPlanId, MetalTier, ProviderNetworkType].filter(Boolean).join(' · '), style: 'small' },
      ],
    }),
  },
  {
    head: `Deductible, ${costs}`,
    width: 62,
    align: 'right',
    cell: (plan) => costText(deductibleOf(plan, costs)),
  },
  {
    head: `Out-of-pocket, ${costs}`,
    width: 66,
    align: 'right',
    cell: (plan) => costText(outOfPocketMaximumOf(plan, costs)),
  },
  { head: 'Premium', width: 70, align: 'right', cell: ({ TotalMonthlyRate }) => priceText(TotalMonthlyRate) },
  ...(isHousehold
    ? [
        {
          head: 'After tax credit',
          width: 70,
          align: 'right',
          cell: ({ NetMonthlyRate, TotalMonthlyRate }: Plan) => priceText(NetMonthlyRate ?? TotalMonthlyRate),
        } as const,
      ]
    : []),
];

const priceText = (dollars: number | null): string => (dollars === null ? 'Not loaded' : formatDollars(dollars));

const membersOf = ({ PlanDisplayName, Members }: SelectedPlan): Content => [
  keptHeading('part', PlanDisplayName),
  table(
    [
      { head: 'Person', width: 150, cell: ({ Name, Relationship }) => `${Name.trim() || 'No name'}, ${Relationship}` },
      { head: 'Rate', width: 64, align: 'right', cell: ({ MonthlyRate }) => formatDollars(MonthlyRate) },
      { head: 'Why', width: '*', cell: ({ Explanation }) => Explanation },
    ],
    Members,
    { wholeRows: true },
  ),
];

const tiersOf = ({ PlanDisplayName, Tiers, Taken }: SelectedPlan): Content => [
  keptHeading('part', PlanDisplayName),
  table(
    [
      { head: 'Tier, if everyone takes it', width: '*', cell: ({ Tier }) => Tier },
      { head: 'Employees', width: 70, align: 'right', cell: ({ Employees }) => String(Employees) },
      { head: 'Premium', width: 90, align: 'right', cell: ({ MonthlyRate }) => formatDollars(MonthlyRate) },
    ],
    Tiers.filter(({ Employees }) => Employees > 0),
    { wholeRows: true },
  ),
  {
    text: Taken
      ? `Taken by ${counted(Taken.Members, 'person', 'people')}: ${formatDollars(Taken.MonthlyRate)} a month.`
      : 'Who takes it was not assigned yet.',
    style: 'small',
    margin: [0, 4, 0, 0],
  },
];
