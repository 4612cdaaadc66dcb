import { calls, get } from '#shared/answers/calls';
import { QUOTE_COMPARISON } from '#shared/scenarios/scenario.record';

/** Our addition to the specification: the differences between two quotes of a group. */
export const SCENARIOS = calls('/api/scenario', ['smallgroup'], {
  compare: get('Compare/:leftQuoteId/:rightQuoteId', {
    answers: QUOTE_COMPARISON,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
