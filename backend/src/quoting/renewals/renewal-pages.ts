import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import type {
  PlanPremiumChange,
  PlanValidity,
  PremiumChangeResponse,
  PremiumComparison,
} from '#shared/renewals/renewal.record';
import { formatDay } from '#shared/formats/auto-date';
import { percentChangeText } from '#shared/formats/percent';
import { formatDollars } from '#shared/formats/currency';
import { LIKE_FOR_LIKE, likeForLike } from '#shared/renewals/like-for-like';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import { waterfall, type WaterfallStep } from '#shared/renewals/waterfall';
import { cover, type Sender } from '../../platform/documents/pdf/cover.ts';
import {
  ACCENT,
  type Column,
  label,
  letter,
  MUTED,
  right,
  ROWS,
  section,
  table,
} from '../../platform/documents/pdf/pdf-kit.ts';
import { changeWithSign, withSign } from './paper-amounts.ts';

/** The whole content of a renewal package; the template has no other input. */
export interface RenewalPackageContent {
  sender: Sender;
  groupName: string;
  groupAddress: string[];
  enterpriseId: string | null;
  renewalDate: IsoDate;
  decideBy: IsoDate;
  madeOn: IsoDate;
  validity: readonly PlanValidity[];
  change: PremiumChangeResponse;
  mixedAcaNote: string;
  salesPhone: string;
}

const DISCLAIMER =
  'This package is not an offer of coverage. Premiums are based on the census, address and effective date given and on the rates filed ' +
  'for that date; final premiums depend on the members who enroll. Benefits are summarized: the certificate of coverage governs.';

/** The whole package as a pdfmake document: what changes and the decision on page one, the causes plan by plan after it. */
export const renewalPackageTemplate = (content: RenewalPackageContent): TDocumentDefinitions =>
  letter(
    {
      title: `Renewal package for ${content.groupName}`,
      footer: `${content.groupName} · ${formatDay(content.madeOn)}`,
    },
    [
      renewalCover(content),
      ...headline(content),
      ...plansPart(content),
      decision(content),
      { text: DISCLAIMER, style: 'small', margin: [0, 4, 0, 0] },
      ...causesByPlan(content),
    ],
  );

const renewalCover = (content: RenewalPackageContent): Content =>
  cover({
    sender: content.sender,
    what: 'Group health renewal',
    name: content.groupName,
    address: content.groupAddress.join(', '),
    facts: [
      ['Renewal date', formatDay(content.renewalDate)],
      ['Please decide by', formatDay(content.decideBy)],
      ...(content.enterpriseId === null ? [] : [['Group number', content.enterpriseId] satisfies [string, string]]),
      ['Prepared on', formatDay(content.madeOn)],
    ],
  });

/** From, to and why, side by side; nothing where the plans' premiums cannot be added up. */
const headline = ({ change: { Total, Before, After } }: RenewalPackageContent): Content[] =>
  Total === null
    ? []
    : [
        {
          columnGap: 20,
          margin: [0, 4, 0, 4],
          columns: [
            {
              width: '*',
              stack: [
                label('Monthly premium, all plans'),
                { text: `${formatDollars(Total.Before)} since ${formatDay(Before.EffectiveDate)}`, fontSize: 11 },
                {
                  text: [
                    { text: formatDollars(Total.After), fontSize: 20, bold: true, color: ACCENT },
                    { text: ` from ${formatDay(After.EffectiveDate)}` },
                  ],
                  margin: [0, 2, 0, 2],
                },
                { text: changeWithSign(Total.Before, Total.After), fontSize: 13, bold: true },
                ...likeForLikeText(Total),
              ],
            },
            { width: 336, stack: waterfallChart(Total) },
          ],
        },
      ];

function likeForLikeText(total: PremiumComparison): Content[] {
  const same = likeForLike(total);
  return same === null
    ? []
    : [
        {
          text: [
            { text: `${LIKE_FOR_LIKE}: ${percentChangeText(same.before, same.after)}`, bold: true },
            { text: `\n${formatDollars(same.before)} would become ${formatDollars(same.after)}.`, color: MUTED },
          ],
          margin: [0, 8, 0, 0],
          lineHeight: 1.2,
        },
      ];
}

/** The group's current plans beside their replacements, with the premiums of the members in each plan. */
const plansPart = ({ validity, change, mixedAcaNote }: RenewalPackageContent): Content[] => [
  { text: 'Your plans', style: 'subheading' },
  table(PLAN_COLUMNS, change.Plans, change.Total ? { last: totalRow(change.Total) } : {}),
  ...notes([...validity.filter(isOther).map(({ Message }) => Message), ...change.Notes]),
  ...(mixedAcaNote === '' ? [] : [{ text: mixedAcaNote, bold: true, margin: [0, 6, 0, 0] } as Content]),
];

/** Of a plan that goes on as it is, the table says everything. */
const isOther = ({ PlanDisplayName, SuggestedPlanName }: PlanValidity): boolean =>
  SuggestedPlanName !== PlanDisplayName;

const notes = (texts: string[]): Content[] =>
  texts.length === 0 ? [] : [{ ul: texts, style: 'small', margin: [0, 6, 0, 0] }];

const PLAN_COLUMNS: readonly Column<PlanPremiumChange>[] = [
  { head: 'Current plan', width: '*', cell: ({ FromPlanName }) => ({ text: FromPlanName ?? 'New', bold: true }) },
  { head: 'At renewal', width: '*', cell: ({ ToPlanName }) => ToPlanName ?? 'Ends' },
  { head: 'Members', width: 46, align: 'right', cell: ({ MembersAfter }) => String(MembersAfter) },
  { head: 'Now', width: 62, align: 'right', cell: ({ Before }) => formatDollars(Before) },
  { head: 'Then', width: 62, align: 'right', cell: ({ After }) => formatDollars(After) },
  { head: 'Change', width: 100, align: 'right', cell: ({ Before, After }) => changeWithSign(Before, After) },
];

const totalRow = ({ Before, After }: PremiumComparison): TableCell[] => [
  { text: 'Total', bold: true },
  '',
  '',
  right(formatDollars(Before), { bold: true }),
  right(formatDollars(After), { bold: true }),
  right(changeWithSign(Before, After), { bold: true }),
];

/** To be filled in and returned. */
const decision = ({ validity, change, sender, ...content }: RenewalPackageContent): Content => ({
  unbreakable: true,
  stack: [
    { text: 'Renewal decision', style: 'subheading' },
    {
      text: `Please return this page to your agent by ${formatDay(content.decideBy)}, with who has joined, left or changed coverage.`,
      color: MUTED,
    },
    box(`${content.groupName} renews its current plans as shown above.`),
    ...validity.map(({ PlanDisplayName, SuggestedPlanName }) =>
      box(planChange(PlanDisplayName, SuggestedPlanName), 24),
    ),
    box('We choose other plans. Our agent will send us a proposal.'),
    box('We do not renew our coverage.'),
    {
      columns: ['Name and title', 'Signature', 'Date'].map((name): Content => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.5 }] },
          { text: name, style: 'small', margin: [0, 3, 0, 0] },
        ],
        margin: [0, 24, 12, 0],
      })),
    },
    {
      text: `Coverage at the renewal begins on ${formatDay(change.After.EffectiveDate)}. Questions? ${questionsTo(sender)}mall business sales at ${content.salesPhone}.`,
      style: 'small',
      margin: [0, 6, 0, 0],
    },
  ],
});

const questionsTo = ({ agents: [first] }: Sender): string =>
  first ? `${first.Name.First} ${first.Name.Last}, ${first.AgencyName}, or s` : 'S';

/** A checkbox. */
const box = (text: string, indent = 0): Content => ({
  columns: [
    { width: 18, canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, lineWidth: 0.8 }] },
    { width: '*', text, fontSize: 10 },
  ],
  margin: [indent, 4, 0, 0],
});

/** The causes of each plan's change, in dollars that add up. A single plan has those of page one. */
function causesByPlan({ change: { Plans, Total } }: RenewalPackageContent): Content[] {
  const changed = Plans.filter(({ Parts }) => PREMIUM_PART_ORDER.some((part) => Parts[part] !== 0));
  return changed.length === 0 || (Plans.length === 1 && Total !== null)
    ? []
    : [
        section(
          'Why the premium changes, plan by plan',
          'Each cause on its own, in dollars a month. The causes add up to the change, to the cent.',
          ...changed.map((plan) => causes(planChange(plan.FromPlanName, plan.ToPlanName), plan)),
        ),
      ];
}

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
            right(withSign(Parts[part])),
          ]),
          [{ text: 'Premium at the renewal', bold: true }, right(formatDollars(After), { bold: true })],
          ['Change', right(changeWithSign(Before, After))],
        ],
      },
    },
  ],
});

const COLORS: Record<WaterfallStep['kind'], string> = { total: ACCENT, up: '#b4531a', down: '#2f7d4f' };
const LABEL_PT = 128;
const AMOUNT_PT = 62;
const BARS_PT = 130;
const BAR_HEIGHT_PT = 9;
const THINNEST_PT = 1;

const CLOSE: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 2,
  paddingLeft: () => 0,
  paddingRight: () => 4,
};

/** The chart of the renewal's screen. Labels and amounts are text, so that nothing depends on seeing the bars. */
function waterfallChart(comparison: PremiumComparison): Content[] {
  const { floor, steps } = waterfall(comparison, withSign);
  const reach = Math.max(...steps.map(({ base, size }) => base + size), 1);
  const points = (dollars: number) => (dollars / reach) * BARS_PT;
  return [
    {
      layout: CLOSE,
      table: {
        widths: [LABEL_PT, AMOUNT_PT, BARS_PT],
        dontBreakRows: true,
        body: steps.map(({ label, text, kind, base, size }): TableCell[] => [
          { text: label, bold: kind === 'total' },
          right(text, { bold: true }),
          {
            margin: [4, 1, 0, 0],
            canvas: [
              {
                type: 'rect',
                x: points(base),
                y: 0,
                w: Math.max(points(size), THINNEST_PT),
                h: BAR_HEIGHT_PT,
                color: COLORS[kind],
              },
            ],
          },
        ]),
      },
    },
    ...(floor > 0
      ? [{ text: `The bars begin at ${formatDollars(floor)}.`, style: 'small', margin: [0, 2, 0, 0] } as Content]
      : []),
  ];
}
