import { BOOK_QUERY, CANCELED_QUERY } from '#shared/book-of-business/individuals/individual-book.record';
import { CHANGE_KINDS, CHANGE_LABELS } from '#shared/book-of-business/individuals/today/year-changes';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, listOf, nested, optional, orNull, phone, text } from '#shared/records/kinds';

const NAME = record({ First: text('First name', { example: 'Ada' }), Last: text('Last name', { example: 'Byron' }) });

/** A contract that a change of the law touches on January 1. Ours. */
const YEAR_CHANGE = record({
  Kind: code('What changes', CHANGE_KINDS, CHANGE_LABELS),
  ContractId: text('Contract number', { example: 'C1000042' }),
  Name: described(nested('Name', NAME), 'Of the subscriber.'),
  Phone: phone('Phone'),
  Member: described(orNull(nested('Member', NAME)), 'Whom it is about; null: everyone on the contract.'),
  BirthDate: described(orNull(day('Birth date')), 'Of the member.'),
  PlanName: text('Medical plan', { example: 'HMO Bronze 7000' }),
});

const CHANGE_COUNT = record({
  Kind: code('What changes', CHANGE_KINDS, CHANGE_LABELS),
  Count: count('Count'),
  Text: text('What to say', { example: 'An HSA can be had with this plan.' }),
  Citation: text('Source', { example: '45 CFR 156.155(a)(5)' }),
});

/** Answer of GET /api/BobIndividual/GetYearChanges. */
export const YEAR_CHANGES = record('YearChangesAnswer', {
  Year: count('Year'),
  Counts: described(listOf('Changes', nested('Change', CHANGE_COUNT)), 'Of every kind that changes that year.'),
  Total: described(count('Total'), 'Of the kind that was asked for.'),
  Changes: described(listOf('Contracts', nested('Contract', YEAR_CHANGE)), 'One page, by name or by birth date.'),
});

/** Query of GET /api/BobIndividual/GetYearChanges. */
export const YEAR_CHANGES_QUERY = record({
  agentId: BOOK_QUERY.agentId,
  kind: described(optional(code('What changes', CHANGE_KINDS)), 'Left out: the first that touches somebody.'),
  range: described(
    CANCELED_QUERY.range,
    'JSON: [first, last], at most 100 contracts; left out: the first 10.',
    '[0,9]',
  ),
});

export type YearChange = Wire<typeof YEAR_CHANGE>;
export type YearChanges = Wire<typeof YEAR_CHANGES>;
