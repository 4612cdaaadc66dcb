import { calls, get, put } from '#shared/answers/calls';
import { DECIDE_INDIVIDUAL, INDIVIDUAL_REVIEW } from '#shared/sales/individual-review.record';

/** The review of a household's quote by staff. */
export const INDIVIDUAL_REVIEW_CALLS = calls('/api/sales', ['internal'], {
  find: get('GetIndividualReview/:quoteId', {
    about: "Who works on a household's quote, why its application was not accepted, and what staff can do.",
    answers: INDIVIDUAL_REVIEW,
    refuses: ['NOT_FOUND'],
  }),
  decide: put('DecideIndividual/:quoteId', {
    about:
      'Sends an application that was not accepted again, or records that the household was enrolled by hand, and claims the quote. Answers with\nthe review as it is then.',
    body: DECIDE_INDIVIDUAL,
    answers: INDIVIDUAL_REVIEW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED'],
  }),
});
