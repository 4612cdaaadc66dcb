import {
  CONSENT_KINDS,
  CONSENT_STATES,
  CONSENT_WAYS,
  GIVEN_WAYS,
  KIND_LABELS,
  REVOKED_WAY_LABELS,
  STATE_LABELS,
  WAY_LABELS,
} from '#shared/consents/consent-codes';
import { LANGUAGE } from '#shared/languages/language.record';
import { cleanText, oneLineProblem, printable } from '#shared/formats/text';
import { nameProblem } from '#shared/formats/person-name';
import { type Field, record, type Sent, type Wire } from '#shared/records/field';
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
  optional,
  orNull,
  phone,
  text,
} from '#shared/records/kinds';

export const NAME_LIMIT = 120;
export const RECORDING_LIMIT = 200;
const TEXT_LIMIT = 20_000;

const fullName = (label: string, example: string): Field<string> =>
  text(label, {
    problem: (name) => (name === '' ? `${label} is required.` : nameProblem(name)),
    max: NAME_LIMIT,
    stored: cleanText,
    example,
  });
const printedLine = (label: string, max: number, example: string): Field<string> =>
  text(label, { problem: printable(oneLineProblem), max, stored: cleanText, example });

/** When something happened, as sent: an instant, ISO 8601 UTC. */
const sentInstant = (label: string): Field<string> =>
  text(label, {
    problem: (given) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(given) && !Number.isNaN(Date.parse(given))
        ? null
        : `${label} must be a date and time.`,
    example: '2026-11-20T15:00:00Z',
  });

/** POST /api/individual/consents. Ours: the specification has none. */
export const NEW_CONSENT = record('NewConsentBody', {
  Kind: code('Kind', CONSENT_KINDS, KIND_LABELS),
  QuoteId: described(optional(id('Quote')), 'null: a consent that is given before there is a quote.'),
  Way: code('How it was given', CONSENT_WAYS, WAY_LABELS),
  Recording: described(
    optional(printedLine('Recording', RECORDING_LIMIT, 'Call 4711 in the telephone system')),
    'Of a call: where the recording can be found.',
  ),
  ConsumerName: fullName('Client', 'Ada Byron'),
  RepresentativeName: described(
    optional(fullName('Representative', 'Grace Byron')),
    'The authorized representative who gave it; null: the client in person.',
  ),
  RepresentativeRelationship: optional(
    printedLine('Relationship to the client', 60, 'Daughter with power of attorney'),
  ),
  GivenAt: described(optional(sentInstant('Date and time')), 'null: just now.'),
  Until: described(optional(day('Last day')), 'Of a consent.'),
  /** The server builds it too: what was agreed is exactly what was shown. */
  Text: text('Text', { problem: () => null, max: TEXT_LIMIT, asTyped: true, about: 'Exactly as it was shown.' }),
});

/** POST /api/individual/consents/{id}/revoke. */
export const REVOKE_CONSENT = record('RevokeConsentBody', {
  Way: code('How it was revoked', CONSENT_WAYS, REVOKED_WAY_LABELS),
  RevokedBy: fullName('Revoked by', 'Ada Byron'),
  RevokedAt: described(optional(sentInstant('Date and time')), 'null: just now.'),
});

const REVOCATION = record({
  RevokedAt: instant('Revoked'),
  Way: code('How it was revoked', GIVEN_WAYS, REVOKED_WAY_LABELS),
  RevokedBy: text('Revoked by'),
  RecordedAt: instant('Recorded'),
  RecordedBy: text('Recorded by'),
});

/** Of an answer by link: 45 CFR 155.220(j)(2)(ii)(A) and (iii)(A) want an act of the consumer that leaves a record. */
const ANSWERED = record({
  SentTo: orNull(text('Sent to', { about: 'The client’s own address; null where the agent passed the link on.' })),
  CodeTo: described(orNull(phone('Mobile phone')), 'To which its code was texted; null where the agent told it.'),
  SignedByName: text('Name as typed'),
  Language: described(LANGUAGE, 'In which the text was read; what counts is the English text.'),
  Address: text('Internet address'),
  Browser: text('Browser'),
});

const PROOF = record({ FileName: text('File'), SizeBytes: count('Bytes'), Sha256: text('Digest', { about: 'Hex.' }) });

/** A consent or a review as recorded. */
export const CONSENT = record('ConsentAnswer', {
  Id: id('Consent'),
  QuoteId: orNull(id('Quote')),
  Kind: code('Kind', CONSENT_KINDS, KIND_LABELS),
  State: code('State', CONSENT_STATES, STATE_LABELS),
  Way: code('How it was given', GIVEN_WAYS, WAY_LABELS),
  Recording: orNull(text('Recording')),
  ConsumerName: text('Client'),
  RepresentativeName: orNull(text('Representative')),
  RepresentativeRelationship: orNull(text('Relationship to the client')),
  AgentName: text('Agent', { example: 'Ada Agent, NPN 1234567' }),
  AgencyName: text('Agency'),
  GivenAt: instant('Given'),
  Until: described(orNull(day('Last day')), 'Of a consent.'),
  TextVersion: text('Version of the text'),
  Text: text('Text'),
  Sha256: text('Digest', { about: 'Of the text, hex.' }),
  Proof: orNull(nested('Proof', PROOF)),
  Answered: described(orNull(nested('Answer', ANSWERED)), 'Of an answer by link.'),
  RecordedAt: instant('Recorded'),
  RecordedBy: text('Recorded by'),
  Revocation: orNull(nested('Revocation', REVOCATION)),
  RetainUntil: day('Kept until'),
  IsOwn: flag('Own', { about: 'It was given to the agent who asks: only they can add the proof.' }),
});

/** What the next record is about, so that the text can be shown before it is agreed to. */
const CONSENT_DRAFT = record({
  ConsumerName: text('Client'),
  Agent: nested(
    'Agent',
    record({
      Name: text('Name'),
      Npn: text('National Producer Number'),
      AgencyName: text('Agency'),
      Phone: text('Phone'),
      Email: text('Email'),
    }),
  ),
  Reviewed: listOf('What is reviewed', text('Line')),
  Today: day('Today'),
});

/** GET /api/individual/consents/{quoteId}; without a quote, the newest that belong to none. */
export const CONSENTS = record({
  QuoteId: orNull(id('Quote')),
  Consents: described(listOf('Consents', nested('Consent', CONSENT)), 'Newest first.'),
  HelpProblem: orNull(text('Help', { about: 'Why the client may not be helped at the marketplace; null: may be.' })),
  SubmissionProblem: orNull(text('Submission', { about: 'Why nothing may be submitted; null: may be.' })),
  Draft: described(orNull(nested('Draft', CONSENT_DRAFT)), 'null where this user records nothing.'),
});

export type NewConsentRequest = Sent<typeof NEW_CONSENT>;
export type RevokeConsentRequest = Sent<typeof REVOKE_CONSENT>;
export type ConsentResponse = Wire<typeof CONSENT>;
export type ConsentDraft = Wire<typeof CONSENT_DRAFT>;
export type ConsentsResponse = Wire<typeof CONSENTS>;
