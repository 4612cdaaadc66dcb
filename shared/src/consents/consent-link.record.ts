import { CONSENT_KINDS, KIND_LABELS } from '#shared/consents/consent-codes';
import { CONSENTS, NAME_LIMIT, NEW_CONSENT } from '#shared/consents/consent.record';
import { LINK_STATES } from '#shared/links/link';
import { LANGUAGE, SENT_LANGUAGE } from '#shared/languages/language.record';
import { ANSWER_PAGE, ASKED_LINK, CODE_PHONE, LINK_ACCESS, MADE_LINK } from '#shared/links/link.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  email,
  flag,
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
  CodePhone: CODE_PHONE,
  Language: described(SENT_LANGUAGE, 'In which the client is asked; on the page they may choose another one.'),
});

/** A link with which the client answers, and what became of it. */
export const CONSENT_LINK = record('ConsentLinkAnswer', {
  ...ASKED_LINK,
  Kind: KIND,
  State: code('State', LINK_STATES),
  ConsumerName: text('Client', { example: 'Ada Byron' }),
  AnsweredAt: orNull(instant('Agreed')),
});

/** GET /api/individual/consents/{quoteId}: what is recorded, and who is waited for. */
export const CONSENTS_AND_LINKS = record('ConsentsAnswer', {
  ...CONSENTS,
  CanEmail: flag('Email', { about: 'This server sends email.' }),
  CanText: flag('Text messages', { about: 'This server texts codes.' }),
  MailboxUrl: orNull(text('Mailbox', { about: 'Where emails of the demonstration can be read.' })),
  Links: described(listOf('Links', nested('Link', CONSENT_LINK)), 'To the client, newest first.'),
});

export const MADE_CONSENT_LINK = record('MadeConsentLinkAnswer', {
  ...MADE_LINK,
  Url: described(orNull(MADE_LINK.Url), 'null where it is sent by email: the agent has the code only.'),
  Link: nested('Link', CONSENT_LINK),
});

/** POST /api/agreement/Agree. */
export const AGREE = record('AgreeBody', {
  ...LINK_ACCESS,
  Language: SENT_LANGUAGE,
  SignedByName: typed('Name', NAME_LIMIT),
  Agreed: requiredFlag('Agreement'),
  /** Of the text that was shown. */
  Sha256: typed('Digest', 64),
});

/** What the client sees. */
export const AGREEMENT_PAGE = record('AgreementPageAnswer', {
  ...ANSWER_PAGE,
  Kind: KIND,
  ConsumerName: text('Client', { example: 'Ada Byron' }),
  EffectiveDate: described(orNull(day('Effective date')), 'null before there is a quote.'),
  Text: text('Text', { about: 'What is agreed to, or was; paragraphs are divided by empty lines.' }),
  Translations: described(
    listOf('Translations', nested('Translation', record({ Language: LANGUAGE, Text: text('Text') }))),
    'Of the text, which counts in English alone; of an answer the one that was read, none if it was the English text.',
  ),
  AnsweredAt: orNull(instant('Agreed')),
  AnsweredByName: orNull(text('Name as typed')),
  Overtaken: orNull(text('Overtaken', { about: 'Why the answer no longer counts; null = it counts.' })),
});

export type ConsentLink = Wire<typeof CONSENT_LINK>;
export type ConsentsAndLinks = Wire<typeof CONSENTS_AND_LINKS>;
export type MadeConsentLink = Wire<typeof MADE_CONSENT_LINK>;
export type AgreeRequest = Wire<typeof AGREE>;
export type AgreementPage = Wire<typeof AGREEMENT_PAGE>;
