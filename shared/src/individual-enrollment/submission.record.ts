import { MARKETPLACE_REFUSAL } from '#shared/marketplace/enroll.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, day, described, dollars, flag, id, instant, nested, orNull, text } from '#shared/records/kinds';

/** POST /api/individual/enroll/{quoteId}. Spec 001 section 7. */
export const SUBMIT_HOUSEHOLD = record('SubmitBody', {
  paymentAmount: described(dollars('Payment'), 'The amount due as the user saw it.'),
});

/** The response, and that of the GET with which a page asks again. Individuals, section 3. */
export const HOUSEHOLD_SUBMISSION = record('SubmissionAnswer', {
  Status: described(code('Status', QUOTE_STATUSES), "The quote's; Enrolling while Pending."),
  Pending: flag('Pending', { about: 'The carrier has not answered yet: ask again.' }),
  Header: text('Header', { example: 'Thank you' }),
  Message: text('Message', { example: 'Enrollment successfully submitted.' }),
  Reason: orNull(text('Reason', { about: "Why the carrier did not accept it, in the carrier's words." })),
  Refusal: described(
    orNull(nested('Refusal', MARKETPLACE_REFUSAL)),
    'Of the marketplace; null once the enrollment is submitted again.',
  ),
  VerificationDueDate: described(orNull(day('Verification due')), 'Of a special enrollment at the marketplace.'),
  ApplicationId: orNull(id('Application')),
  MarketplaceApplicationId: described(
    orNull(text('Marketplace application', { example: 'A-1000102' })),
    'Goes on whatever the client mails to the marketplace.',
  ),
  ContractId: orNull(text('Contract', { about: "The carrier's own number." })),
  Payment: nested(
    'Payment',
    record({ Due: flag('Due', { about: 'It has to be paid now.' }), Amount: dollars('Amount') }),
  ),
  SubmittedDate: instant('Submitted'),
  Sha256: text('Digest', { about: 'Of what was signed and sent, hex.' }),
});

export type SubmitHouseholdRequest = Sent<typeof SUBMIT_HOUSEHOLD>;
export type HouseholdSubmissionResponse = Wire<typeof HOUSEHOLD_SUBMISSION>;
