import { SENT_PAPER_LANGUAGE } from '#shared/languages/language.record';
import { type Coverage, COVERAGES, type Market } from '#shared/plans/plan-codes';
import {
  type ChosenFacets,
  FACET_VALUES,
  FACETS,
  GROUP_FACET_VALUES,
  NO_FACETS,
  PLAN_ORDERS,
} from '#shared/plans/plan-facets';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, day, described, dollars, flag, id, listOf, nested, optional, orNull, text } from '#shared/records/kinds';

/** The maximum number of plans that a quote can select, compare or list at once. */
const MOST_PLANS = 200;
const MOST_ASSIGNMENTS = 15_000;
/** Dollars per month; far above any subsidy. */
const MOST_DOLLARS = 100_000;

const planIds = (label: string) =>
  described(listOf(label, id('Plan'), { most: MOST_PLANS }), 'Ids of plans.', [12, 31]);

const assignments = (label: string) =>
  listOf(label, nested('Assigned plan', record({ MemberId: id('Member'), PlanId: id('Plan') })), {
    most: MOST_ASSIGNMENTS,
  });

/** PUT /api/plan/PutSelections/{quoteId}. */
export const SELECTION = record('Selection', {
  SelectedPlanIds: planIds('Selected plans'),
  SelectedBefore: described(
    optional(planIds('Plans selected before')),
    'What was stored when the user began to choose: refused as stale once others are. Left out: the last one to save wins.',
    [12],
  ),
  AssignedPlanForMembers: assignments('Assigned plans'),
  AssignedBefore: described(
    optional(assignments('Plans assigned before')),
    'Who was assigned which plan when the user began: refused as stale once that is different. Left out beside SelectedBefore: ' +
      'nobody was.',
  ),
  IsRequestForCreateProposal: flag('For a proposal', {
    about: 'A proposal will be made of the selection, so it must be complete.',
  }),
  RenewCurrentPlans: described(
    optional(flag('Renew current plans')),
    'true: the group renews its current plans and adds none, and whom AssignedPlanForMembers leaves out takes what follows the own ' +
      'plan; false: it chooses; left out: nothing changes.',
  ),
});

/** The last view of a quote's plan list. GET /api/plan/GetPlanListView/{quoteId}, PUT /api/plan/PutPlanListView/{quoteId}. */
export const PLAN_LIST_VIEW = record('PlanListViewAnswer', {
  Order: code('Order', PLAN_ORDERS),
  Filters: described(
    listOf(
      'Filters',
      nested(
        'Filter',
        record({
          Coverage: code('Coverage', COVERAGES),
          Facet: code('Facet', FACETS),
          Values: listOf('Values', text('Value', { max: 80, problem: () => null, example: 'Gold' }), { most: 50 }),
        }),
      ),
      { most: COVERAGES.length * FACETS.length },
    ),
    'One entry for each filter in use; empty: every plan is shown.',
  ),
});

/** POST /api/Plan/GetPlanComparisonPdf/{quoteId}. Spelled as in spec 002 section 7. */
export const PLAN_COMPARISON = record('PlanComparison', {
  planIds: described(planIds('Medical plans'), 'Medical plans, 1 to 3.'),
  dentalPlanIds: optional(planIds('Dental plans')),
  visionPlanIds: optional(planIds('Vision plans')),
  currentPlanProvided: flag('Current plan provided', {
    about: 'The first medical plan is one that the group has now, under the same filed id.',
  }),
  subsidy: optional(
    dollars('Subsidy', { min: 0, max: MOST_DOLLARS, about: 'Dollars a month that are taken off medical premiums.' }),
  ),
  maxSubsidyAmount: optional(dollars('Largest subsidy', { min: 0, max: MOST_DOLLARS })),
  csrLevelPercentageMsg: described(
    optional(text('Cost-share reduction', { max: 200, problem: () => null })),
    'Printed below the premiums.',
    'Cost-share reduction: 94%',
  ),
  language: described(SENT_PAPER_LANGUAGE, 'Of the paper.'),
});

/** GET /api/plan/GetSummaryOfBenefitsCheck/{quoteId}: whether a summary of benefits and coverage exists. */
export const SUMMARY_OF_BENEFITS_CHECK = record('SummaryOfBenefitsAnswer', {
  IsAvailable: flag('Available'),
  SBCDocumentsLink: described(
    orNull(text('Document')),
    'Address of the document; null where there is none.',
    '/api/plan/GetSummaryOfBenefits/7',
  ),
  PlanIds: described(listOf('Plans', id('Plan')), 'Medical plans in the document.'),
  Message: text('Message', { about: "Why there is none, else ''.", example: '' }),
});

const onOrOff = (name: string) => optional(code(name, ['true', 'false']));
/** Query of GetAllPlans. */
export const ALL_PLANS_QUERY = record({
  updateDental: described(onOrOff('updateDental'), 'false leaves dental plans out.'),
  updateVision: described(onOrOff('updateVision'), 'false leaves vision plans out.'),
  effectiveDate: described(optional(day('Effective date')), 'Prices another day without changing the quote.'),
});

/** Query of GetSummaryOfBenefits. Query parameters are text. */
export const SUMMARY_OF_BENEFITS_QUERY = record({
  planId: {
    ...described(
      optional(id('Plan')),
      'One of the plans that the quote is offered; left out: all medical plans that are chosen.',
    ),
    stored: (typed: unknown) => Number(typed),
  },
});

export type PutSelectionsRequest = Sent<typeof SELECTION>;
export type PlanListView = Wire<typeof PLAN_LIST_VIEW>;
export type PlanListFilter = PlanListView['Filters'][number];
export type PlanComparisonRequest = Sent<typeof PLAN_COMPARISON>;
export type SummaryOfBenefitsCheck = Wire<typeof SUMMARY_OF_BENEFITS_CHECK>;

/** The filters of one list. */
export const facetsOf = ({ Filters }: PlanListView, coverage: Coverage): ChosenFacets => ({
  ...NO_FACETS,
  ...Object.fromEntries(
    Filters.filter(({ Coverage }) => Coverage === coverage).map(({ Facet, Values }) => [Facet, Values]),
  ),
});

/**
 * What is wrong with filters to be stored with a quote, or null.
 * @param suites names of the suites offered to the quote
 */
export function planListFiltersProblem(
  filters: readonly PlanListFilter[],
  { market, suites }: { market: Market; suites: readonly string[] },
): string | null {
  const valuesOf = market === 'SmallGroup' ? GROUP_FACET_VALUES : FACET_VALUES;
  const keys = filters.map(({ Coverage, Facet }) => `${Coverage} ${Facet}`);
  if (new Set(keys).size < keys.length) {
    return 'Each filter of a coverage can be given once.';
  }
  for (const { Facet, Values } of filters) {
    const unknown = Values.find((value) => !(valuesOf[Facet] ?? suites).includes(value));
    if (unknown !== undefined) {
      return `${unknown} is no value of the filter ${Facet}.`;
    }
  }
  return null;
}
