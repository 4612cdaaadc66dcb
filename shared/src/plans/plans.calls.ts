import { calls, get, PDF, post, put } from '#shared/answers/calls';
import { PAPER_QUERY } from '#shared/languages/language.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { PLAN, PLAN_BREAKDOWN, PLAN_RATE_BREAKDOWN, SELECTED_PLANS } from '#shared/plans/plan.record';
import {
  ALL_PLANS_QUERY,
  PLAN_COMPARISON,
  PLAN_LIST_VIEW,
  SELECTION,
  SUMMARY_OF_BENEFITS_CHECK,
  SUMMARY_OF_BENEFITS_QUERY,
} from '#shared/plans/selection.record';
import { record } from '#shared/records/field';
import { EHB_AMOUNT } from '#shared/individuals/individual-quote.record';

/** Spec 002 section 7, "Plans". */
export const PLAN_SELECTION = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  all: get('GetAllPlans/:quoteId', {
    about:
      'The JSON is built by hand: the serializer takes six times as long for a list that is requested all the time.',
    query: ALL_PLANS_QUERY,
    answers: [PLAN],
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  put: put('PutSelections/:quoteId', {
    body: SELECTION,
    answers: SELECTED_PLANS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  selected: get(['GetSelectedPlansDetails/:quoteId', 'GetSelections/:quoteId'], {
    answers: SELECTED_PLANS,
    refuses: ['NOT_FOUND'],
  }),
  benefits: get('GetPlanBreakdown/:quoteId/:planId', { answers: PLAN_BREAKDOWN, refuses: ['NOT_FOUND'] }),
  rates: get('GetPlanRateBreakdown/:quoteId/:planId', { answers: PLAN_RATE_BREAKDOWN, refuses: ['NOT_FOUND'] }),
});

/** "Filters … kept in the URL and with the quote" (ux 6). */
export const PLAN_VIEWS = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get('GetPlanListView/:quoteId', { answers: PLAN_LIST_VIEW, refuses: ['NOT_FOUND'] }),
  keep: put('PutPlanListView/:quoteId', {
    body: record('PlanListViewBody', PLAN_LIST_VIEW),
    answers: PLAN_LIST_VIEW,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});

/** Spec 002 section 7, "Plans". */
export const COMPARISON = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  document: post('GetPlanComparisonPdf/:quoteId', {
    about: 'A POST that changes nothing, as in the specification.',
    body: PLAN_COMPARISON,
    answers: PDF,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});

/** Spec 002 section 7, "Plans". The id is a quote's; `planId` narrows it to one of the plans offered to the quote. */
export const BENEFITS_SUMMARY = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  check: get('GetSummaryOfBenefitsCheck/:quoteId', {
    query: SUMMARY_OF_BENEFITS_QUERY,
    answers: SUMMARY_OF_BENEFITS_CHECK,
    refuses: ['NOT_FOUND'],
  }),
  document: get('GetSummaryOfBenefits/:quoteId', {
    about: 'The PDF, shown in the browser.',
    query: record({ ...SUMMARY_OF_BENEFITS_QUERY, ...PAPER_QUERY }),
    answers: PDF,
    refuses: ['NOT_FOUND'],
  }),
});

/** Path of the summary of benefits and coverage: for all medical plans selected for a quote, or for one plan that it is offered. */
export const benefitsSummaryPath = (quoteId: number, planId: number | null = null): string =>
  `/api/plan/GetSummaryOfBenefits/${quoteId}${planId === null ? '' : `?planId=${planId}`}`;

/** Spec 002 section 7, "EHB amount per plan"; individuals, section 3. */
export const NET_PREMIUMS = calls('/api/plan', INDIVIDUAL_QUOTING, {
  list: get('GetEHBAmounts/:quoteId', { answers: [EHB_AMOUNT], refuses: ['NOT_FOUND', 'NOT_LOADED'] }),
});
