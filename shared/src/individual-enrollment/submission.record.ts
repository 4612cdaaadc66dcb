import { MARKETPLACE_REFUSAL } from '#shared/marketplace/enroll.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  text,
} from '#shared/records/kinds';
import { APPLICATION_STATUSES } from '#shared/installation/installation-status';
import { PAYMENT_STATES } from '#shared/payments/payment-states';

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

/** As a person reads them on the proof. */
export const PROOF_PLAN_KINDS = ['Medical', 'Dental', 'Vision'] as const;

const PROOF_SUBMISSION = record({
  Attempt: described(count('Attempt'), 'From 1: after a failure it is submitted again.'),
  SubmittedDate: instant('Submitted'),
  SubmittedBy: text('Submitted by', { example: 'Ada Agent' }),
  SignedBy: text('Signed by', { about: 'As typed.', example: 'Ada Agent' }),
  SignedDate: instant('Signed'),
  Sha256: text('Digest', { about: 'Of what was signed and sent, hex.' }),
  DueAmount: described(dollars('First payment'), 'As agreed to; 0 = none.'),
  Outcome: described(
    code('Outcome', APPLICATION_STATUSES),
    'The newest one has that of the application; earlier ones have failed.',
  ),
  Message: text('Message', { about: "The carrier's objection; '' for none." }),
  CarrierTransaction: described(
    orNull(count('Transaction')),
    'Of the last call to the carrier; null = not called yet.',
  ),
});

const PROOF_PLAN = record({
  Kind: code('Kind', PROOF_PLAN_KINDS),
  Name: text('Plan'),
  PlanIdentifier: text('Plan identifier', { about: 'As filed.', example: '12345MI0010001' }),
  MonthlyPremium: dollars('Monthly premium'),
  TaxCredit: described(dollars('Tax credit'), 'The part of the premium that it pays, a month.'),
  NetPremium: dollars('After the tax credit'),
});

const PROOF_PERSON = record({
  Name: text('Name', { example: 'Ada Byron' }),
  Relationship: text('Relationship', { example: 'Applicant' }),
  Plans: listOf('Plans', text('Plan')),
});

const PROOF_PAYMENT = record({
  Amount: dollars('Amount'),
  State: code('State', PAYMENT_STATES),
  Reference: orNull(text('Reference', { about: "The payment provider's; null until it has answered." })),
  PaidDate: orNull(instant('Paid')),
});

/** GET /api/individual/proof/{quoteId}: what was submitted and what became of it. Without SSNs and health answers. */
export const HOUSEHOLD_PROOF = record({
  QuoteId: count('Quote'),
  Status: code('Status', QUOTE_STATUSES),
  Applicant: text('Applicant', { example: 'Ada Byron' }),
  EffectiveDate: day('Effective date'),
  Submissions: described(listOf('Submissions', nested('Submission', PROOF_SUBMISSION)), 'Newest first.'),
  Plans: described(listOf('Plans', nested('Plan', PROOF_PLAN)), 'Of the newest submission, as signed.'),
  People: described(listOf('People', nested('Person', PROOF_PERSON)), 'Of the newest submission, as signed.'),
  ContractId: orNull(text('Contract', { about: "The carrier's own number." })),
  Payment: described(orNull(nested('Payment', PROOF_PAYMENT)), 'The newest first payment; null = none was begun.'),
});

export type HouseholdProof = Wire<typeof HOUSEHOLD_PROOF>;
