import { calls, get } from '#shared/answers/calls';
import { COMPARED_DAYS, COMPARED_RULE } from '#shared/business-rules/rule-comparison.record';

/** Ours: the specification names no such path. */
export const COMPARE_RULES = calls('/api/sales', ['internal'], {
  compare: get('CompareBusinessRules', {
    about:
      'The rules whose value differs between two days, with who made the difference and when. The earlier day may be either.',
    query: COMPARED_DAYS,
    answers: [COMPARED_RULE],
  }),
});
