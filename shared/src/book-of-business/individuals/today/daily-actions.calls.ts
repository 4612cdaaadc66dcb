import { calls, get } from '#shared/answers/calls';
import { ACTIONS_QUERY, DAILY_ACTIONS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** What to do today in an individual book of business. Ours: individuals, section 6. */
export const DAILY_ACTION_CALLS = calls('/api/BobIndividual', INDIVIDUAL_QUOTING, {
  list: get('GetActions', {
    about:
      'The households that need a call today: how many, for which reasons, and one page of them, by risk and deadline.',
    query: ACTIONS_QUERY,
    answers: DAILY_ACTIONS,
    refuses: ['NOT_FOUND'],
  }),
});
