import { BOOK_QUERY, CANCELED_QUERY } from '#shared/book-of-business/individuals/individual-book.record';
import { FOLLOW_UP_KINDS, FOLLOW_UP_LABELS, FOLLOW_UP_STATES } from '#shared/follow-ups/follow-up';
import { PROOF, PROOF_LINK } from '#shared/follow-ups/proof.record';
import { LANGUAGE } from '#shared/languages/language.record';
import { EMAIL_STATES } from '#shared/proposals/proposal-email';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  flag,
  id,
  instant,
  listOf,
  nested,
  number,
  optional,
  orNull,
  phone,
  text,
  version,
} from '#shared/records/kinds';

const STATE = code('State', FOLLOW_UP_STATES);
const NAME = record({ First: text('First name', { example: 'Ada' }), Last: text('Last name', { example: 'Byron' }) });

/** Proof that the client was told. */
const TOLD = record({
  At: described(instant('Told'), 'When the email was sent; while it waits or was not, when it was written.'),
  To: text('Address'),
  By: text('By', { about: "Who told the client; '' for the product itself, by the rule." }),
  DaysBefore: described(orNull(count('Days before')), 'The step of the rule; null for one that a person sent.'),
  Language: described(LANGUAGE, 'In which the client was asked, or answered, last.'),
  State: code('Email', EMAIL_STATES),
  Reason: text('Reason', { about: "Why it was not sent; '' otherwise." }),
  Sha256: text('SHA-256 of the text'),
});

/** What the marketplace waits for from a client. Ours. */
export const FOLLOW_UP = record('FollowUpAnswer', {
  Id: id('Follow-up'),
  QuoteId: id('Quote'),
  Status: code('Status', QUOTE_STATUSES),
  ContractId: described(orNull(text('Contract number')), 'Of the contract that the quote has become.'),
  ApplicationId: text('Application'),
  Name: described(nested('Name', NAME), 'Of the applicant.'),
  Phone: phone('Phone'),
  Email: text('Email', { about: "Of the applicant; '' while unknown." }),
  Member: described(orNull(nested('Member', NAME)), 'Whom it is about; null for the household.'),
  Kind: code('What', FOLLOW_UP_KINDS, FOLLOW_UP_LABELS),
  State: STATE,
  DueOn: day('Due'),
  DaysLeft: number('Days left', { places: 0, about: 'Negative when the day has passed.', example: 8 }),
  IsComputed: flag('Computed', { about: 'The marketplace has named no day: it is computed by the rule.' }),
  Told: described(listOf('Told', nested('Email', TOLD)), 'The newest first.'),
  Proofs: described(listOf('Proofs', nested('Proof', PROOF)), 'Sent by the client, the newest first.'),
  Link: described(orNull(nested('Link', PROOF_LINK)), 'The newest with which the household can send documents.'),
  Version: version(),
});
export type FollowUp = Wire<typeof FOLLOW_UP>;

const STATE_COUNT = record({ State: STATE, Count: count('Count') });

/** GET /api/followups: a page, the first due on top. */
export const FOLLOW_UPS = record('FollowUpsAnswer', {
  Rows: listOf('Rows', nested('Follow-up', FOLLOW_UP)),
  Total: described(count('Total'), 'Of the state that was asked for.'),
  Counts: described(listOf('States', nested('State', STATE_COUNT)), 'Of every state.'),
  CanEmail: flag('Email', { about: 'This server can send email.' }),
  CanText: flag('Text messages', { about: 'This server texts codes.' }),
  MailboxUrl: orNull(text('Mailbox', { about: 'Where emails of the demonstration can be read.' })),
});
export type FollowUps = Wire<typeof FOLLOW_UPS>;

export const FOLLOW_UPS_QUERY = record({
  agentId: BOOK_QUERY.agentId,
  state: described(optional(STATE), 'Left out: those that are neither accepted nor refused.'),
  range: described(CANCELED_QUERY.range, 'JSON: [first, last], at most 100; left out: the first 10.', '[0,9]'),
});

/** PUT /api/followups/{id}/state. */
export const MOVE_FOLLOW_UP = record('MoveFollowUpBody', { State: STATE, Version: version() });
