import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { INSURERS_WORDS } from '#shared/languages/paper.words';
import {
  type CompareRow,
  compareRows,
  doctorRows,
  NOT_LISTED,
  yearlyCostRows,
  yearlyPremiumRow,
} from '#shared/plans/compare-rows';
import { reducedCostsHelp } from '#shared/plans/cost-reduction';
import { creditWords } from '#shared/plans/plan-texts';
import { isUnderCredit, netPremiumOf } from '#shared/plans/net-premium-of';
import type { Plan, PlanBreakdown } from '#shared/plans/plan.record';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { yearlyCostNotes } from '#shared/plans/yearly-cost-words';
import { categoryTables } from '../../platform/documents/pdf/category-tables.ts';
import { cover, type Sender } from '../../platform/documents/pdf/cover.ts';
import { type Fact, factTable, letter, noticePart, section } from '../../platform/documents/pdf/pdf-kit.ts';
import { paperInSpanish } from '../../platform/printing/paper-in-spanish.ts';
import { type HouseholdCosts, subsidyRows } from './subsidy-rows.ts';

export interface ComparisonContent {
  sender: Sender;
  /** The group, or the applicant. */
  of: { name: string; address: string; isHousehold: boolean };
  /** For whom the plans are, beside the effective date. */
  facts: readonly Fact[];
  /** What the premiums follow from, a line for each. */
  basis: readonly Fact[];
  effectiveDate: IsoDate;
  madeOn: IsoDate;
  /** Medical, dental, vision: each with at least one plan. */
  sections: readonly (readonly Plan[])[];
  /** By PlanId. */
  benefits: ReadonlyMap<number, PlanBreakdown['Benefits']>;
  /** Whom the client wants to keep: a row of the medical plans for each. */
  doctors: readonly QuoteDoctor[];
  request: PlanComparisonRequest;
  /** Null for a group. */
  household: HouseholdCosts | null;
}

const LABEL_WIDTH_PT = 140;

/** Whose comparison it is, then plans side by side: medical, dental, vision. */
export function comparisonTemplate(content: ComparisonContent): TDocumentDefinitions {
  const isSpanish = content.request.language === 'es';
  const paper = letter(
    {
      title: `Plan comparison for ${content.of.name}`,
      footer: `${content.of.name} · ${formatDay(content.madeOn)}`,
    },
    [
      ...(content.household?.notice ? [noticePart(content.household.notice)] : []),
      cover({
        sender: content.sender,
        what: 'Plan comparison',
        name: content.of.name,
        address: content.of.address,
        facts: [
          ['Coverage begins', formatDay(content.effectiveDate)],
          ...content.facts,
          ['Prepared on', formatDay(content.madeOn)],
        ],
      }),
      ...(content.basis.length > 0 ? [factTable(content.basis, { bold: true })] : []),
      ...content.sections.map((plans) => comparison(content, plans)),
      ...(isSpanish ? [{ text: INSURERS_WORDS, style: 'small', margin: 8 } as const] : []),
    ],
  );
  return isSpanish ? paperInSpanish(paper) : paper;
}

function comparison(content: ComparisonContent, plans: readonly Plan[]): Content {
  const { of, effectiveDate, benefits, request, household } = content;
  const whose =
    household?.companion && plans[0]?.IsMedical
      ? 'those named above'
      : `the whole ${of.isHousehold ? 'household' : 'group'}`;
  const year = plans[0]?.IsMedical ? household?.year : undefined;
  const rows = compareRows(
    plans,
    plans.map(({ PlanId }) => benefits.get(PlanId) ?? []),
    // A subsidy that is asked for has a row of its own.
    request.subsidy ? ({ TotalMonthlyRate }) => TotalMonthlyRate : netPremiumOf,
    [...yearlyRows(content, plans), ...(plans[0]?.IsMedical ? doctorRows(content.doctors, plans) : [])],
  ).filter(({ values }) => values.some((value) => value !== NOT_LISTED));
  return section(
    `${coverageOf(plans[0])} plans side by side`,
    `Monthly premiums of ${whose} for coverage that begins ${formatDay(effectiveDate)}${creditText(content, plans)}.`,
    ...categoryTables([...subsidyRows(plans, request, household), ...rows], {
      widths: [LABEL_WIDTH_PT, ...plans.map(() => '*')],
      heads: plans.map((plan, index) => headOf(plan, index, request)),
      align: 'left',
      cellsOf: bodyRow(plans.length),
    }),
    ...costSharingNotes(plans, content).map((text) => ({ text, margin: 8 })),
    ...(year ? [{ ul: yearlyCostNotes(year), style: 'small', margin: 8 }] : []),
  );
}

function yearlyRows({ household }: ComparisonContent, plans: readonly Plan[]): CompareRow[] {
  if (!household) {
    return [yearlyPremiumRow(plans, netPremiumOf)];
  }
  const premiumOf = ({ PlanId, ...plan }: Plan) => household.netRates?.get(PlanId) ?? netPremiumOf(plan);
  return plans[0]?.IsMedical ? yearlyCostRows(plans, premiumOf, household.year) : [];
}

/** Where no row of its own says so. */
const creditText = ({ household, request }: ComparisonContent, plans: readonly Plan[]): string =>
  household?.credit && !request.subsidy && plans.some(isUnderCredit) ? `, after ${creditWords(household.credit)}` : '';

const costSharingNotes = (plans: readonly Plan[], { request, household, doctors }: ComparisonContent): string[] =>
  plans[0]?.IsMedical
    ? [
        ...new Set([
          request.csrLevelPercentageMsg,
          ...plans.map(reducedCostsHelp),
          ...(household?.creditNotes ?? []),
          ...(doctors.length > 0 ? [CHECK_WITH_OFFICE] : []),
        ]),
      ].flatMap((note) => note || [])
    : [];

const headOf = (
  { PlanDisplayName, IsMedical }: Plan,
  index: number,
  { currentPlanProvided }: PlanComparisonRequest,
): string => (currentPlanProvided && IsMedical && index === 0 ? `Current plan: ${PlanDisplayName}` : PlanDisplayName);

/** Highlights the values that differ between plans. */
const bodyRow =
  (plans: number) =>
  ({ name, values, differs }: CompareRow): TableCell[] => [
    name,
    ...values.map((text) => ({ text, bold: differs && plans > 1 })),
  ];

const coverageOf = (plan: Plan | undefined): string =>
  plan?.IsDental ? 'Dental' : plan?.IsVision ? 'Vision' : 'Medical';
