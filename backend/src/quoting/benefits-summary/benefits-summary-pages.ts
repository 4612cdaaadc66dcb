import type { Content } from 'pdfmake/interfaces.js';
import type { Plan } from '#shared/plans/plan.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { table } from '../../platform/documents/pdf/pdf-kit.ts';
import { type BenefitLine, type SummaryOfPlan, summaryOfPlan } from './summary-of-plan.ts';

/** A medical plan with its stored benefits, and the effective date that it is offered for. */
export interface SummarisedPlan {
  plan: Plan;
  benefits: readonly BenefitLine[];
  effectiveDate: IsoDate;
}

/** The summary of benefits and coverage of one medical plan, starting on a new page. Prints only stored data. */
export const benefitsSummaryPages = (summarised: SummarisedPlan): Content => [
  { text: '', pageBreak: 'before' },
  benefitsSummary(summarised),
];

/** Same without a page break, for the start of a document. */
export function benefitsSummary({ plan, benefits, effectiveDate }: SummarisedPlan): Content {
  const summary = summaryOfPlan(plan, benefits);
  return [
    { text: 'Summary of benefits and coverage', style: 'heading' },
    {
      text: 'What this plan covers and what you pay for covered services. The certificate of coverage governs.',
      style: 'lead',
    },
    { text: plan.PlanDisplayName, style: 'subtitle', margin: [0, 0, 0, 4] },
    { text: termsOf(plan, effectiveDate), style: 'lead' },
    { text: 'Important questions', style: 'subheading' },
    questionTable(summary),
    { text: 'Common medical events', style: 'subheading' },
    eventTable(summary),
    ...exclusions(summary),
    ...otherServices(summary),
  ];
}

const termsOf = ({ ProviderNetworkType, MetalTier, HiosPlanId }: Plan, effectiveDate: IsoDate): string =>
  [
    `Coverage period: beginning on or after ${formatDay(effectiveDate)}`,
    'Coverage for: individual and family',
    ...(ProviderNetworkType ? [`Plan type: ${ProviderNetworkType}`] : []),
    ...(MetalTier ? [`Metal tier: ${MetalTier}`] : []),
    `Filed plan id: ${HiosPlanId}`,
  ].join('  |  ');

const questionTable = ({ questions }: SummaryOfPlan): Content =>
  table(
    [
      { head: 'Question', width: 190, cell: ({ question }) => ({ text: question, bold: true }) },
      { head: 'Answer', width: '*', cell: ({ answer }) => answer },
    ],
    questions,
    { wholeRows: true },
  );

/** The widths leave "20% after deductible" in one line: a summary has at most two pages. */
const eventTable = ({ events }: SummaryOfPlan): Content =>
  table(
    [
      { head: 'Common medical event', width: 100, cell: ({ event }) => ({ text: event, bold: true }) },
      { head: 'Service', width: 112, cell: ({ name }) => name },
      { head: 'In network', width: 92, cell: ({ inNetwork }) => inNetwork },
      { head: 'Out of network', width: 92, cell: ({ outOfNetwork }) => outOfNetwork },
      { head: 'Limits and exceptions', width: '*', cell: ({ limits }) => limits },
    ],
    events.flatMap(({ event, services }) =>
      services.map((service, index) => ({ ...service, event: index === 0 ? event : '' })),
    ),
    { wholeRows: true },
  );

const exclusions = ({ notCovered }: SummaryOfPlan): Content[] =>
  notCovered.length === 0
    ? []
    : [{ text: 'Services this plan does not cover', style: 'subheading' }, { text: notCovered.join('; ') }];

function otherServices({ others }: SummaryOfPlan): Content[] {
  return others.length === 0
    ? []
    : [
        { text: 'Other covered services', style: 'subheading' },
        table(
          [
            { head: 'Service', width: '*', cell: ({ Benefit }) => Benefit },
            { head: 'In network', width: 110, cell: ({ InNetwork }) => InNetwork },
            { head: 'Out of network', width: 110, cell: ({ OutOfNetwork }) => OutOfNetwork },
            { head: 'Limits and exceptions', width: 110, cell: ({ Limits }) => Limits },
          ],
          others,
          { wholeRows: true },
        ),
      ];
}
