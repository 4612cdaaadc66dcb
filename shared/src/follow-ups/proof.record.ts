import { FOLLOW_UP_KINDS, FOLLOW_UP_LABELS, FOLLOW_UP_STATES } from '#shared/follow-ups/follow-up';
import { MAX_PAGE_BYTES, MOST_PAGES } from '#shared/follow-ups/proof';
import { keyProblem } from '#shared/formats/request-key';
import { LANGUAGE, SENT_LANGUAGE } from '#shared/languages/language.record';
import { LINK_STATES } from '#shared/links/link';
import { ANSWER_PAGE, ASKED_LINK, CODE_PHONE, LINK_ACCESS, MADE_LINK } from '#shared/links/link.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
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
  text,
  whole,
} from '#shared/records/kinds';

const PAGE_KEY = text('Page', { max: 36, problem: keyProblem, about: 'A UUID: a repeat adds nothing.' });
const FILE_NAME = text('File', { max: 200, example: 'IMG_0001.jpg' });
const FOLLOW_UP_ID = id('Follow-up');

/** POST /api/followups/{followUpId}/links. */
export const NEW_PROOF_LINK = record('NewProofLinkBody', {
  To: described(optional(email('Email')), 'null: the agent passes the link on. The code is in no email.'),
  CodePhone: CODE_PHONE,
  Language: described(SENT_LANGUAGE, 'Of the email; on the page the client may choose another one.'),
});

/** The newest link of a household, and what became of it. */
export const PROOF_LINK = record('ProofLinkAnswer', {
  Id: ASKED_LINK.Id,
  CreatedAt: ASKED_LINK.CreatedAt,
  CreatedBy: ASKED_LINK.CreatedBy,
  Language: described(LANGUAGE, 'In which the client is asked.'),
  ExpiresAt: ASKED_LINK.ExpiresAt,
  OpenedAt: ASKED_LINK.OpenedAt,
  Email: ASKED_LINK.Email,
  CodeText: ASKED_LINK.CodeText,
  State: code('State', LINK_STATES),
});

export const MADE_PROOF_LINK = record('MadeProofLinkAnswer', {
  ...MADE_LINK,
  Url: described(orNull(MADE_LINK.Url), 'null where it is sent by email: the agent has the code only.'),
  Link: nested('Link', PROOF_LINK),
});

const SENT_PROOF = {
  Id: id('Proof'),
  FileName: FILE_NAME,
  Pages: count('Pages'),
  SizeBytes: count('Bytes'),
  SentAt: instant('Sent'),
};

/** What a client has sent, with its evidence. */
export const PROOF = record({
  ...SENT_PROOF,
  Device: text('Device', { example: 'Safari on iPhone' }),
  Ip: text('Address', { about: 'From where it was sent.' }),
  Sha256: text('SHA-256 of the file'),
});

/** A picture or PDF that was chosen and is not sent. */
const UNSENT_PAGE = record({
  Key: PAGE_KEY,
  FileName: FILE_NAME,
  SizeBytes: described(count('Bytes'), 'Of the file as it was chosen.'),
  IsHere: flag('Here', { about: 'It has arrived.' }),
  Pages: described(count('Pages'), '0 before it has arrived.'),
});

/** What is waited for, what was sent for it, and what was chosen and is not sent. */
const WAITED_FOR = record({
  FollowUpId: FOLLOW_UP_ID,
  Kind: code('What', FOLLOW_UP_KINDS, FOLLOW_UP_LABELS),
  State: code('State', FOLLOW_UP_STATES),
  Person: orNull(text('Whose', { about: 'null: of the household.', example: 'Ada Byron' })),
  DueOn: day('Due'),
  IsComputed: flag('Computed', { about: 'The marketplace has named no day: it is computed by the rule.' }),
  Sent: described(listOf('Sent', nested('Proof', record(SENT_PROOF))), 'The newest first.'),
  Unsent: listOf('Not sent', nested('Page', UNSENT_PAGE), { most: MOST_PAGES }),
});

/** What the client sees. */
export const PROOF_PAGE = record('ProofPageAnswer', {
  Agents: ANSWER_PAGE.Agents,
  ExpiresAt: ANSWER_PAGE.ExpiresAt,
  WaitedFor: described(listOf('Waited for', nested('Proof', WAITED_FOR)), 'The first due on top.'),
});

const CHOSEN_PAGE = record({
  Key: PAGE_KEY,
  FileName: FILE_NAME,
  SizeBytes: whole('Bytes', {
    min: 1,
    max: 10 * MAX_PAGE_BYTES,
    about: 'Of the file as it was chosen: it is found again by it.',
  }),
});

/** POST /api/proofs/Add: names pages before they are uploaded, so that it is known which of them are missing. */
export const ADD_PAGES = record('AddProofPagesBody', {
  ...LINK_ACCESS,
  FollowUpId: FOLLOW_UP_ID,
  Pages: listOf('Pages', nested('Page', CHOSEN_PAGE), { least: 1, most: MOST_PAGES }),
});

/** The fields of the form of POST /api/proofs/Upload, before its file. */
export const UPLOAD_PAGE = record('UploadProofPageForm', { ...LINK_ACCESS, Key: PAGE_KEY });

/** POST /api/proofs/Remove. */
export const REMOVE_PAGE = record('RemoveProofPageBody', { ...LINK_ACCESS, Key: PAGE_KEY });

/** POST /api/proofs/Send. */
export const SEND_PAGES = record('SendProofPagesBody', {
  ...LINK_ACCESS,
  FollowUpId: FOLLOW_UP_ID,
  Keys: described(listOf('Pages', PAGE_KEY, { least: 1, most: MOST_PAGES }), 'In their order in the document.'),
});

export type ProofLink = Wire<typeof PROOF_LINK>;
export type MadeProofLink = Wire<typeof MADE_PROOF_LINK>;
export type Proof = Wire<typeof PROOF>;
export type UnsentPage = Wire<typeof UNSENT_PAGE>;
export type WaitedFor = Wire<typeof WAITED_FOR>;
export type ProofPage = Wire<typeof PROOF_PAGE>;
export type AddPages = Wire<typeof ADD_PAGES>;
export type UploadPage = Wire<typeof UPLOAD_PAGE>;
export type RemovePage = Wire<typeof REMOVE_PAGE>;
export type SendPages = Wire<typeof SEND_PAGES>;
