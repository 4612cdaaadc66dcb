import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Agent } from '#shared/people/agent.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type {
  PlanPremiumChange,
  PlanValidity,
  PremiumChangeResponse,
  PremiumComparison,
} from '#shared/renewals/renewal.record';
import { formatDay } from '#shared/formats/auto-date';
import { changeText } from '#shared/formats/percent';
import { formatDollars } from '#shared/formats/currency';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import { type Column, right, ROWS, section, table } from '../../platform/documents/pdf/pdf-kit.ts';

/** The whole content of a renewal package; the template has no other input. */
export interface RenewalPackageContent {
  groupName: string;
  groupAddress: string[];
  enterpriseId: string | null;
  renewalDate: IsoDate;
  decideBy: IsoDate;
  madeOn: IsoDate;
  agents: Agent[];
  validity: readonly PlanValidity[];
  change: PremiumChangeResponse;
  mixedAcaNote: string;
  salesPhone: string;
}

/** The group's current plans beside their replacements, with the premiums of the members in each plan. */
export const plansPage = ({ validity, change, mixedAcaNote, renewalDate }: RenewalPackageContent): Content =>
  section(
    'Your current plans and their renewal',
    `Monthly premiums of the members in each plan: now, and from ${formatDay(renewalDate)} on.`,
    table(PLAN_COLUMNS, change.Plans, change.Total ? { last: totalRow(change.Total) } : {}),
    { text: 'What happens to each plan', style: 'subheading' },
    { ul: [...validity.map(({ Message }) => Message), ...change.Notes] },
    ...(mixedAcaNote === '' ? [] : [{ text: mixedAcaNote, bold: true, margin: [0, 10, 0, 0] } as Content]),
  );

const PLAN_COLUMNS: readonly Column<PlanPremiumChange>[] = [
  { head: 'Current plan', width: '*', cell: ({ FromPlanName }) => ({ text: FromPlanName ?? 'New', bold: true }) },
  { head: 'At the renewal', width: '*', cell: ({ ToPlanName }) => ToPlanName ?? 'Ends' },
  { head: 'Now', width: 62, align: 'right', cell: ({ Before }) => formatDollars(Before) },
  { head: 'Then', width: 62, align: 'right', cell: ({ After }) => formatDollars(After) },
  { head: 'Change', width: 100, align: 'right', cell: ({ Before, After }) => changeText(Before, After) },
];

const totalRow = ({ Before, After }: PremiumComparison): TableCell[] => [
  { text: 'Total', bold: true },
  '',
  right(formatDollars(Before), { bold: true }),
  right(formatDollars(After), { bold: true }),
  right(changeText(Before, After), { bold: true }),
];

/** The causes of the change, in dollars that add up. */
export const whyPage = ({ change }: RenewalPackageContent): Content =>
  section(
    'Why the premium changes',
    'Each cause on its own, in dollars a month. The causes add up to the change, to the cent.',
    ...(change.Total ? [causes('All plans', change.Total)] : []),
    ...change.Plans.map((plan) => causes(planChange(plan.FromPlanName, plan.ToPlanName), plan)),
  );

/** null: none before, or none after. */
function planChange(from: string | null, to: string | null): string {
  if (from === null) {
    return `${to} is new`;
  }
  if (to === null) {
    return `${from} ends`;
  }
  return from === to ? `${from} continues` : `${to} replaces ${from}`;
}

const causes = (heading: string, { Before, After, Parts }: PremiumComparison): Content => ({
  unbreakable: true,
  stack: [
    { text: heading, style: 'subheading' },
    {
      layout: ROWS,
      table: {
        widths: ['*', 100],
        body: [
          ['Premium now', right(formatDollars(Before))],
          ...PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0).map((part): TableCell[] => [
            PREMIUM_PART_LABELS[part],
            right(formatDollars(Parts[part])),
          ]),
          [{ text: 'Premium at the renewal', bold: true }, right(formatDollars(After), { bold: true })],
          ['Change', right(changeText(Before, After))],
        ],
      },
    },
  ],
});

/** To be filled in and returned. */
export const decisionPage = ({ validity, change, decideBy, groupName }: RenewalPackageContent): Content =>
  section(
    'Renewal decision',
    `Please return this page to your agent by ${formatDay(decideBy)}.`,
    box(`${groupName} renews its current plans as shown in this package.`),
    ...validity.map(({ PlanDisplayName, SuggestedPlanName }) =>
      box(planChange(PlanDisplayName, SuggestedPlanName), 24),
    ),
    box('We choose other plans. Our agent will send us a proposal.'),
    box('We do not renew our coverage.'),
    {
      text: `Coverage at the renewal begins on ${formatDay(change.After.EffectiveDate)}.`,
      style: 'small',
      margin: [0, 14, 0, 0],
    },
    {
      columns: ['Name and title', 'Signature', 'Date'].map((label): Content => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.5 }] },
          { text: label, style: 'small', margin: [0, 3, 0, 0] },
        ],
        margin: [0, 44, 12, 0],
      })),
    },
  );

/** A checkbox. */
const box = (text: string, indent = 0): Content => ({
  columns: [
    { width: 18, canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, lineWidth: 0.8 }] },
    { width: '*', text, fontSize: 10 },
  ],
  margin: [indent, 6, 0, 0],
});

export const nextStepsPage = ({ decideBy, renewalDate, salesPhone, agents }: RenewalPackageContent): Content =>
  section(
    'Next steps',
    '',
    {
      ol: [
        'Review the plans and premiums in this package with your agent.',
        'Tell your agent who has joined, left or changed coverage: the premium depends on who enrolls.',
        `Return the renewal decision by ${formatDay(decideBy)}.`,
        `The new premiums apply from ${formatDay(renewalDate)}.`,
      ],
      lineHeight: 1.4,
      fontSize: 10,
    },
    {
      text: `Questions? ${agents[0] ? `${agents[0].Name.First} ${agents[0].Name.Last}, ${agents[0].AgencyName}, or s` : 'S'}mall business sales at ${salesPhone}.`,
      margin: [0, 14, 0, 14],
    },
    { text: DISCLAIMER, style: 'small' },
  );

const DISCLAIMER =
  'This package is not an offer of coverage. Premiums are based on the census, address and effective date given and on the rates filed ' +
  'for that date; final premiums depend on the members who enroll. Benefits are summarized: the certificate of coverage governs.';
