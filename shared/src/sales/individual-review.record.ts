import { CLAIM } from '#shared/enrollment/enrollment.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, id, instant, listOf, mapOf, nested, orNull, text, whole } from '#shared/records/kinds';
import { ASSIGNMENT } from '#shared/sales/assignment.record';
import { INDIVIDUAL_DECISIONS } from '#shared/sales/individual-decisions';
import { INDIVIDUAL_VIEW_NAMES } from '#shared/sales/queue-views';

/** GET /api/sales/GetIndividualQuoteCounts. */
export const INDIVIDUAL_QUOTE_COUNTS = record('IndividualQuoteCountsAnswer', {
  Work: mapOf('Work views', INDIVIDUAL_VIEW_NAMES, count('Quotes')),
});

const ERROR_SEEN = whole('Error', { min: 1, max: 2_147_483_647, about: 'EwsTransactionId of the last failure.' });

/** GET /api/sales/GetIndividualReview/{quoteId}: what staff decide about a household's quote. */
export const INDIVIDUAL_REVIEW = record('IndividualReviewAnswer', {
  QuoteId: id('Quote'),
  Status: code('State', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'In the words of the sales dashboards.' }),
  StatusAt: described(instant('In this status since'), 'Since when it is in its status.'),
  Claim: described(orNull(nested('Claim', CLAIM)), 'Who works on it.'),
  Decisions: described(
    listOf('Decisions', code('Decision', INDIVIDUAL_DECISIONS)),
    'That are possible now, about the error below.',
  ),
  ResubmitHint: orNull(text('Hint', { about: 'Why the application is not sent again now.' })),
  Failure: described(
    orNull(
      nested(
        'Failure',
        record({ EwsTransactionId: ERROR_SEEN, Message: text('Message'), ErrorDate: instant('Error') }),
      ),
    ),
    'Why the application was not accepted; null: no one has to look at it.',
  ),
});

/** PUT /api/sales/DecideIndividual/{quoteId}. */
export const DECIDE_INDIVIDUAL = record('DecideIndividualBody', {
  Decision: code('Decision', INDIVIDUAL_DECISIONS),
  EwsTransactionId: described(ERROR_SEEN, 'The error that the user saw: a newer one must be reviewed first.'),
  TakeOverFrom: ASSIGNMENT.TakeOverFrom,
});

export type IndividualQuoteCounts = Wire<typeof INDIVIDUAL_QUOTE_COUNTS>;
export type IndividualReview = Wire<typeof INDIVIDUAL_REVIEW>;
