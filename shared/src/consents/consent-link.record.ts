import { CONSENT_KINDS, KIND_LABELS } from '#shared/consents/consent-codes';
import { CONSENTS, NAME_LIMIT, NEW_CONSENT } from '#shared/consents/consent.record';
import { DECLINE_REASON_LIMIT, LINK_STATES } from '#shared/links/link';
import { LINK_ACCESS } from '#shared/links/link.record';
import { LINK_EMAIL } from '#shared/proposals/proposal-email.record';
import { SHARED_PROPOSAL } from '#shared/proposals/proposal.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  email,
  flag,
  id,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  requiredFlag,
  text,
} from '#shared/records/kinds';

const typed = (label: string, max: number) => text(label, { problem: () => null, max });
const KIND = code('Kind', CONSENT_KINDS, KIND_LABELS);

/** POST /api/individual/consents/links. */
export const NEW_CONSENT_LINK = record('NewConsentLinkBody', {
  Kind: KIND,
  QuoteId: NEW_CONSENT.QuoteId,
  ConsumerName: NEW_CONSENT.ConsumerName,
  To: described(
    optional(email('To')),
    'The client’s own address, to which the link is sent. null: the agent passes it on, which staff see.',
  ),
});

/** A link with which the client answers, and what became of it. */
export const CONSENT_LINK = record({
  Id: id('Id'),
  Kind: KIND,
  State: code('State', LINK_STATES),
  ConsumerName: text('Client', { example: 'Ada Byron' }),
  CreatedAt: instant('Created'),
  CreatedBy: text('Created by', { example: 'Grace Agent' }),
  ExpiresAt: instant('Expires'),
  OpenedAt: orNull(instant('Opened')),
  AnsweredAt: orNull(instant('Agreed')),
  DeclinedAt: orNull(instant('Declined')),
  DeclineReason: orNull(text('Reason', { about: 'In the client’s words.' })),
  Email: described(
    orNull(nested('Email', LINK_EMAIL)),
    'The newest e-mail with it; null where the agent passed it on.',
  ),
  Doubt: described(
    orNull(text('Doubt')),
    'Told to internal staff alone: the agent had both link and code, or it was answered from where it was made.',
  ),
});

/** GET /api/individual/consents/{quoteId}: what is recorded, and who is waited for. */
export const CONSENTS_AND_LINKS = record('ConsentsAnswer', {
  ...CONSENTS,
  CanEmail: flag('Email', { about: 'This server sends e-mail.' }),
  MailboxUrl: orNull(text('Mailbox', { about: 'Where e-mails of the demonstration can be read.' })),
  Links: described(listOf('Links', nested('Link', CONSENT_LINK)), 'To the client, newest first.'),
});

/** The code, and where the agent passes the link on also its address: revealed once. */
export const MADE_CONSENT_LINK = record('MadeConsentLinkAnswer', {
  Url: described(
    orNull(text('Address', { example: 'https://priorityquote.example/agree#token' })),
    'null where it is sent by e-mail: the agent has the code only.',
  ),
  Code: text('Code', { about: 'To be told by phone.', example: '048213' }),
  Link: nested('Link', CONSENT_LINK),
});

/** POST /api/agreement/Agree. */
export const AGREE = record('AgreeBody', {
  ...LINK_ACCESS,
  SignedByName: typed('Name', NAME_LIMIT),
  Agreed: requiredFlag('Agreement'),
  /** Of the text that was shown. */
  Sha256: typed('Digest', 64),
});

/** POST /api/agreement/Decline. */
export const DISAGREE = record('DisagreeBody', { ...LINK_ACCESS, Reason: typed('Reason', DECLINE_REASON_LIMIT) });

/** What the client sees. */
export const AGREEMENT_PAGE = record('AgreementPageAnswer', {
  Kind: KIND,
  ConsumerName: text('Client', { example: 'Ada Byron' }),
  EffectiveDate: described(orNull(day('Effective date')), 'null before there is a quote.'),
  Agents: SHARED_PROPOSAL.Agents,
  ExpiresAt: instant('Expires'),
  Problem: orNull(text('Problem', { about: 'Why nothing can be answered now; null = can.' })),
  Text: text('Text', { about: 'What is agreed to, or was; paragraphs are divided by empty lines.' }),
  Sha256: text('Digest', { about: 'Of the text, hex.' }),
  AnsweredAt: orNull(instant('Agreed')),
  AnsweredByName: orNull(text('Name as typed')),
  Overtaken: orNull(text('Overtaken', { about: 'Why the answer no longer counts; null = it counts.' })),
  DeclinedAt: orNull(instant('Declined')),
});

export type ConsentLink = Wire<typeof CONSENT_LINK>;
export type ConsentsAndLinks = Wire<typeof CONSENTS_AND_LINKS>;
export type MadeConsentLink = Wire<typeof MADE_CONSENT_LINK>;
export type AgreeRequest = Wire<typeof AGREE>;
export type DisagreeRequest = Wire<typeof DISAGREE>;
export type AgreementPage = Wire<typeof AGREEMENT_PAGE>;
