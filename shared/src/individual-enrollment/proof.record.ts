import { APPLICATION_STATUSES } from '#shared/installation/installation-status';
import { PAYMENT_STATES } from '#shared/payments/payment-states';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, dollars, instant, listOf, nested, orNull, text } from '#shared/records/kinds';

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
