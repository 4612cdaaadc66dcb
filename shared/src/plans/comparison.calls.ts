import { PDF, calls, post } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { PLAN_COMPARISON } from '#shared/plans/selection.record';

/** Spec 002 section 7, "Plans". */
export const COMPARISON = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  document: post('GetPlanComparisonPdf/:quoteId', {
    about: 'A POST that changes nothing, as in the specification.',
    body: PLAN_COMPARISON,
    answers: PDF,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
