import { calls, get, put } from '#shared/answers/calls';
import { CONTRIBUTION, CONTRIBUTION_ROW, EMPLOYER_COST } from '#shared/contributions/contribution.record';

/** The employer's share of the premiums. Our addition to the specification. */
export const CONTRIBUTIONS = calls('/api/contribution', ['smallgroup'], {
  list: get(':quoteId', { answers: [CONTRIBUTION_ROW], refuses: ['NOT_FOUND'] }),
  costs: get('EmployerCosts/:quoteId', {
    about: 'Empty while no contribution is saved.',
    answers: [EMPLOYER_COST],
    refuses: ['NOT_FOUND'],
  }),
  save: put(':quoteId', {
    about: 'Answers all current contributions of the quote.',
    body: CONTRIBUTION,
    answers: [CONTRIBUTION_ROW],
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
