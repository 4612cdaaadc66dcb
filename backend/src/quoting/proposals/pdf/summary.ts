import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatDollars } from '#shared/formats/currency';
import { ACCENT, type Column, INK, MUTED, right, SOFT_ACCENT, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import { coveredEmployees, type Highlight, planHighlights } from '../content/plan-highlights.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { type Bar, bars } from './bars.ts';

/** What the employer wants to know first: the choices, what they cost, and who pays. Follows the title of page one. */
export const summary = (content: ProposalContent): Content => {
  const highlights = planHighlights(content.plans, content.contributions);
  return [choices(content, highlights), premiumByPlan(content), costByTier(highlights), otherCoverage(content)];
};

function choices({ plans, contributions }: ProposalContent, highlights: readonly Highlight[]): Content {
  const saved = contributions.find(({ Coverage, Version }) => Coverage === 'medical' && Version > 0);
  const shareOf = ({ plan }: Highlight) => saved?.Results.find(({ PlanId }) => PlanId === (plan?.PlanId ?? null));
  const columns: Column<Highlight>[] = [
    { head: 'Medical plan', width: '*', cell: planCell },
    {
      head: 'Monthly premium',
      width: 80,
      align: 'right',
      cell: ({ premium }) => right(formatDollars(premium), { fontSize: 13, bold: true }),
    },
    {
      head: 'Per employee',
      width: 70,
      align: 'right',
      cell: ({ plan, premium }) => {
        const employees = coveredEmployees(plan ?? plans[0]!);
        return amount(employees === 0 ? null : premium / employees);
      },
    },
  ];
  const shares: Column<Highlight>[] = [
    { head: 'Employer pays', width: 76, align: 'right', cell: (highlight) => amount(shareOf(highlight)?.Employer) },
    { head: 'Employees pay', width: 76, align: 'right', cell: (highlight) => amount(shareOf(highlight)?.Employees) },
  ];
  return highlights.length === 0
    ? ''
    : { ...table([...columns, ...(saved ? shares : [])], highlights), margin: [0, 0, 0, 4] };
}

const planCell = ({ labels, plan }: Highlight): TableCell => ({
  stack: [
    { text: labels.join(' and '), fontSize: 8, color: ACCENT, bold: true },
    { text: plan?.PlanDisplayName ?? 'Each in the assigned plan', fontSize: 11, bold: true },
  ],
});

const amount = (dollars: number | null | undefined): TableCell =>
  right(typeof dollars === 'number' ? formatDollars(dollars) : '', { fontSize: 11, margin: [0, 2, 0, 0] });

function premiumByPlan({ plans }: ProposalContent): Content {
  const rows = plans
    .flatMap(({ IsMedical, PlanDisplayName, TotalMonthlyRate }): Bar[] =>
      IsMedical && TotalMonthlyRate !== null
        ? [{ label: PlanDisplayName, amount: TotalMonthlyRate, color: ACCENT }]
        : [],
    )
    .sort((one, other) => one.amount - other.amount);
  return rows.length < 2 ? '' : chart('Monthly premium by plan', '', rows);
}

/** Averages, because the employees of a tier differ in age. */
function costByTier(highlights: readonly Highlight[]): Content {
  const compared = highlights.flatMap(({ plan }) => (plan ? [plan] : []));
  const name = (plan: string) => (compared.length > 1 ? `, ${plan}` : '');
  const tiers = compared[0]?.Tiers.map(({ Tier }) => Tier) ?? [];
  const rows = tiers.flatMap((tier) =>
    compared.flatMap(({ PlanDisplayName, Tiers }, index): Bar[] => {
      const { Employees = 0, MonthlyRate = null } = Tiers.find(({ Tier }) => Tier === tier) ?? {};
      return Employees === 0 || MonthlyRate === null
        ? []
        : [
            {
              label: `${tier}${name(PlanDisplayName)}`,
              amount: MonthlyRate / Employees,
              color: index === 0 ? ACCENT : SOFT_ACCENT,
            },
          ];
    }),
  );
  return rows.length === 0
    ? ''
    : chart('Monthly cost of an employee by who is covered', 'Averages of the employees in each tier.', rows);
}

const chart = (heading: string, note: string, rows: readonly Bar[]): Content => ({
  unbreakable: true,
  stack: [
    { text: heading, style: 'heading', fontSize: 11, color: INK, margin: [0, 12, 0, 4] },
    ...(note ? [{ text: note, style: 'small', margin: [0, 0, 0, 3] as [number, number, number, number] }] : []),
    bars(rows),
  ],
});

const otherCoverage = ({ plans }: ProposalContent): Content => {
  const others = plans.filter(({ IsMedical }) => !IsMedical);
  return others.length === 0
    ? ''
    : {
        margin: [0, 10, 0, 0],
        text: [
          { text: 'Also offered: ', bold: true },
          others
            .map(
              ({ PlanDisplayName, TotalMonthlyRate }) =>
                `${PlanDisplayName}, ${formatDollars(TotalMonthlyRate)} a month`,
            )
            .join('; '),
        ],
        color: MUTED,
      };
};
