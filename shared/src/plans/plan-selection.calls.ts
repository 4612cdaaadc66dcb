import { calls, get, put } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { PLAN, PLAN_BREAKDOWN, PLAN_RATE_BREAKDOWN, SELECTED_PLANS } from '#shared/plans/plan.record';
import { ALL_PLANS_QUERY, SELECTION } from '#shared/plans/selection.record';

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
