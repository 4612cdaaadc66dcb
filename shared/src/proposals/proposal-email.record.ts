import { LANGUAGE, SENT_LANGUAGE } from '#shared/languages/language.record';
import {
  addressesProblem,
  distinctAddresses,
  EMAIL_STATES,
  MAX_EMAIL_MESSAGE,
  MAX_EMAIL_SUBJECT,
  messageProblem,
  subjectProblem,
} from '#shared/proposals/proposal-email';
import { SHARE_DAYS } from '#shared/proposals/share-link';
import { type Field, record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  described,
  email,
  flag,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  text,
} from '#shared/records/kinds';

const SUBJECT = text('Subject', {
  max: MAX_EMAIL_SUBJECT,
  problem: subjectProblem,
  example: 'Health plan proposal for Lakeshore Tool',
});
const MESSAGE = text('Message', { max: MAX_EMAIL_MESSAGE, problem: messageProblem, example: 'Hello, …' });

const addresses = listOf('To', email('Address'));
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const TO: Field<string[]> = {
  ...addresses,
  problem: (value) => (isTexts(value) ? addressesProblem(value) : addresses.problem(value)),
  stored: (value) => (isTexts(value) ? distinctAddresses(value) : value),
};

/** GET /api/proposal/EmailDraft/{proposalId} and /api/enrollment/EmployerEmailDraft/{quoteId}: what the form starts with. */
export const PROPOSAL_EMAIL_DRAFT = record('ProposalEmailDraftAnswer', {
  IsAvailable: flag('Available', { about: 'Whether this server can send email.' }),
  MailboxUrl: described(orNull(text('Mailbox')), 'Where a demo shows the emails instead of sending them.'),
  To: text('To', {
    about: "The address of the group or the applicant; '' if it has none.",
    example: 'office@example.com',
  }),
  Subject: SUBJECT,
  Message: MESSAGE,
  Translations: described(
    listOf('Translations', nested('Translation', record({ Language: LANGUAGE, Subject: SUBJECT, Message: MESSAGE }))),
    'The same texts in other languages.',
  ),
  LeftToday: count('Left today'),
  ReplyTo: text('Replies go to', { about: "'' if no address is known.", example: 'ada@example.com' }),
});

/** POST /api/proposal/Email/{proposalId}. */
export const NEW_PROPOSAL_EMAIL = record('NewProposalEmail', {
  To: described(TO, 'Each address gets an email and a link of its own.'),
  Subject: SUBJECT,
  Message: MESSAGE,
  Language: described(SENT_LANGUAGE, 'Of what is added to the message; on the page the client may choose another one.'),
  ExpiresInDays: described(optional(SHARE_DAYS), 'Left out: two weeks.'),
});
export const PROPOSAL_EMAILS_STORED = record('ProposalEmailsStoredAnswer', {
  Count: described(count('Emails'), 'They are sent in the background.'),
});

/** The e-mail that carries a link. */
export const LINK_EMAIL = record({
  To: text('To', { example: 'office@example.com' }),
  State: code('State', EMAIL_STATES),
  SettledAt: described(orNull(instant('Sent')), 'When it was sent, or given up.'),
  Reason: text('Reason', { about: "Why it was not sent; '' otherwise." }),
  Subject: SUBJECT,
  Message: MESSAGE,
});

export type ProposalEmailDraft = Wire<typeof PROPOSAL_EMAIL_DRAFT>;
export type NewProposalEmailRequest = Sent<typeof NEW_PROPOSAL_EMAIL>;
export type ProposalEmailsStored = Wire<typeof PROPOSAL_EMAILS_STORED>;
export type LinkEmail = Wire<typeof LINK_EMAIL>;
