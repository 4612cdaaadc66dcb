import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Plan } from '#shared/plans/plan.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { columnHead, ROWS } from '../../platform/documents/pdf/page-style.ts';
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

const questionTable = ({ questions }: SummaryOfPlan): Content => ({
  layout: ROWS,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [190, '*'],
    body: [
      [columnHead('Question'), columnHead('Answer')],
      ...questions.map(({ question, answer }): TableCell[] => [{ text: question, bold: true }, answer]),
    ],
  },
});

const eventTable = ({ events }: SummaryOfPlan): Content => ({
  layout: ROWS,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    // "20% after deductible" in one line: a summary has at most two pages.
    widths: [100, 112, 92, 92, '*'],
    body: [
      ['Common medical event', 'Service', 'In network', 'Out of network', 'Limits and exceptions'].map((head) =>
        columnHead(head),
      ),
      ...events.flatMap(({ event, services }) =>
        services.map(({ name, inNetwork, outOfNetwork, limits }, index): TableCell[] => [
          { text: index === 0 ? event : '', bold: true },
          name,
          inNetwork,
          outOfNetwork,
          limits,
        ]),
      ),
    ],
  },
});

const exclusions = ({ notCovered }: SummaryOfPlan): Content[] =>
  notCovered.length === 0
    ? []
    : [{ text: 'Services this plan does not cover', style: 'subheading' }, { text: notCovered.join('; ') }];

function otherServices({ others }: SummaryOfPlan): Content[] {
  return others.length === 0
    ? []
    : [
        { text: 'Other covered services', style: 'subheading' },
        {
          layout: ROWS,
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['*', 110, 110, 110],
            body: [
              ['Service', 'In network', 'Out of network', 'Limits and exceptions'].map((head) => columnHead(head)),
              ...others.map(({ Benefit, InNetwork, OutOfNetwork, Limits }): TableCell[] => [
                Benefit,
                InNetwork,
                OutOfNetwork,
                Limits,
              ]),
            ],
          },
        },
      ];
}
