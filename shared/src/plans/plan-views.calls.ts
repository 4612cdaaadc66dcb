import { calls, get, put } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { PLAN_LIST_VIEW } from '#shared/plans/selection.record';
import { record } from '#shared/records/field';

/** "Filters … kept in the URL and with the quote" (ux 6). */
export const PLAN_VIEWS = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get('GetPlanListView/:quoteId', { answers: PLAN_LIST_VIEW, refuses: ['NOT_FOUND'] }),
  keep: put('PutPlanListView/:quoteId', {
    body: record('PlanListViewBody', PLAN_LIST_VIEW),
    answers: PLAN_LIST_VIEW,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
