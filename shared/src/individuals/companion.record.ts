import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, flag, id, listOf, orNull, text } from '#shared/records/kinds';

/** The quote of the other plan of a household in two. Amounts are dollars a month. */
export const COMPANION = record({
  QuoteId: id('Quote'),
  Status: described(orNull(code('State', QUOTE_STATUSES)), 'null: it was deleted.'),
  QuoteStatus: text('Status', { example: 'Quoting' }),
  IsEnded: flag('Ended', { about: 'It was deleted, declined or has expired: its people are in neither plan.' }),
  People: described(listOf('People', text('Name', { example: 'Ada' }), { most: MOST_PEOPLE }), 'Who enroll with it.'),
  PlanDisplayName: orNull(text('Plan', { example: 'HMO Gold 1500' })),
  NetMonthlyRate: described(orNull(dollars('Net premium')), 'Of its medical plan; null while none is chosen.'),
  TotalMonthlyRate: described(
    orNull(dollars('Premium')),
    'Of all its plans, after the tax credit; null while none is chosen.',
  ),
  CreditThere: described(orNull(dollars('Tax credit there')), 'Paid for its plan; null while none is chosen.'),
  CreditHere: described(orNull(dollars('Tax credit here')), 'There is for this plan; null where it is not known.'),
  CreditNotes: described(
    listOf('Notes', text('Note')),
    'Who of the household cannot have the credit, and what that costs the others.',
  ),
});

export type CompanionResponse = Wire<typeof COMPANION>;
