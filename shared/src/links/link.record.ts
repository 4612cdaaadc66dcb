import { LANGUAGE, SENT_LANGUAGE } from '#shared/languages/language.record';
import { CODE_INVALID, DECLINE_REASON_LIMIT } from '#shared/links/link';
import { EMAIL_STATES } from '#shared/proposals/proposal-email';
import { LINK_EMAIL } from '#shared/proposals/proposal-email.record';
import { SHARED_PROPOSAL } from '#shared/proposals/proposal.record';
import { record, type Wire } from '#shared/records/field';
import { code, described, id, instant, nested, optional, orNull, phone, text } from '#shared/records/kinds';

/** What a person without an account proves to have: the last part of the address, and the code that was told another way. */
export const LINK_ACCESS = record('LinkAccessBody', {
  Token: text('Token', { problem: () => null, max: 200 }),
  Code: text('Code', { problem: (digits) => (/^\d{6}$/.test(digits) ? null : CODE_INVALID) }),
});

/** The person does not sign or agree. */
export const DECLINE = record('DeclineByLinkBody', {
  ...LINK_ACCESS,
  Language: SENT_LANGUAGE,
  Reason: text('Reason', { problem: () => null, max: DECLINE_REASON_LIMIT }),
});

/** To whom the code of a link is texted. */
export const CODE_PHONE = described(
  optional(phone('Mobile phone')),
  'To which the code is texted: the agent never has it. null: the agent tells it.',
);

/** What became of the text message with the code. */
const CODE_TEXT = record({
  To: phone('Mobile phone'),
  State: code('State', EMAIL_STATES),
  SettledAt: described(orNull(instant('Sent')), 'When it was sent, or given up.'),
  Reason: text('Reason', { about: "Why it was not sent; '' otherwise." }),
});

/** A link with which somebody signs or agrees, for those who wait for it: what has happened to it. */
export const ASKED_LINK = {
  Id: id('Id'),
  CreatedAt: instant('Created'),
  CreatedBy: text('Created by', { example: 'Grace Agent' }),
  Language: described(
    LANGUAGE,
    'In which the person is asked, and then the one in which they read what they answered.',
  ),
  ExpiresAt: instant('Expires'),
  OpenedAt: orNull(instant('Opened')),
  DeclinedAt: orNull(instant('Declined')),
  DeclineReason: orNull(text('Reason', { about: 'In the words of the person who declined.' })),
  Email: described(
    orNull(nested('Email', LINK_EMAIL)),
    'The newest email with the link; null where the agent passed it on.',
  ),
  CodeText: described(orNull(nested('Text message', CODE_TEXT)), 'With the code; null where the agent tells it.'),
  Doubt: described(
    orNull(text('Doubt')),
    'Told to internal staff alone: the agent had both link and code, or it was answered from the agent’s own browser.',
  ),
};

/** What the person who signs or agrees sees of the link itself. */
export const ANSWER_PAGE = {
  Agents: SHARED_PROPOSAL.Agents,
  ExpiresAt: instant('Expires'),
  Problem: orNull(text('Problem', { about: 'Why nothing can be signed or agreed to now; null = can.' })),
  DeclinedAt: orNull(instant('Declined')),
  Sha256: text('Digest', { about: 'Of what is signed or agreed to, hex; empty where there is nothing.' }),
};

/** What is revealed once of a link that was just made. */
export const MADE_LINK = {
  Url: text('Address', {
    about: 'Only its digest is kept. The token follows #, so that no server sees it.',
    example: 'https://priorityquote.example/sign#token',
  }),
  Code: text('Code', {
    about: "To be told separately, by phone; '' where it is texted: the agent never has it.",
    example: '048213',
  }),
};

export type LinkAccess = Wire<typeof LINK_ACCESS>;
export type CodeText = Wire<typeof CODE_TEXT>;
export type DeclineRequest = Wire<typeof DECLINE>;
