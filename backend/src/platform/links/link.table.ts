import type { Language } from '#shared/languages/language';
import type { LinkPurpose } from '#shared/links/link';
import type { EmailState } from '#shared/proposals/proposal-email';
import { id, instant, int, loose, refers, sealed, stored, text } from '../database/stored.ts';
import { StoredDocument } from '../documents/stored-document.table.ts';
import { User } from '../people/user.table.ts';

/** Browsers tell who they are at any length. */
export const LONGEST_USER_AGENT = 400;

/**
 * A link with which someone without an account reads, answers or signs, until it expires or is revoked; what became of it, and the evidence.
 * Answered or declined once. The table keeps the name of the first kind.
 */
export class Link extends stored(
  'share_links',
  {
    id: id(),
    purpose: text<LinkPurpose>(20).default('Proposal'),
    /** What it opens: the proposal, the user whose password it sets, otherwise the quote. */
    subjectId: int().default(0),
    /** Of a quote's people the one who is to answer; stays when they are removed. */
    memberId: int().orNull(),
    /** Who is to answer, as the agent entered it; '' where whoever has the link may read. */
    personName: loose(120).default(''),
    /** In which they are asked, and then the one in which they read what they answered. */
    language: text<Language>(2).default('en'),
    /** SHA-256 of the random part of the address, hex. The address itself is never stored. */
    tokenDigest: text(64).unique(),
    /** Of links that need a code: its salt and its HMAC, hex, under a key that is not in the database. */
    codeDigest: text(129).orNull(),
    /** In the life of the link. */
    wrongCodes: int().default(0),
    /** Where its code was texted, as JSON: the number, and the code until the text message is sent or given up. */
    codeTextSealed: sealed(),
    codeTextState: text<EmailState>(10).orNull(),
    /** Why it was not sent, in a sentence without personal data; '' otherwise. */
    codeTextReason: text(200).default(''),
    /** UTC. When it was sent, or given up. */
    codeTextSettledAt: instant().orNull(),
    createdByUserId: refers(() => User, 'RESTRICT'),
    /** From where it was made, where staff are told if it was answered from there. */
    createdIp: text(64).orNull(),
    createdUserAgent: loose(LONGEST_USER_AGENT).orNull(),
    /** UTC. */
    createdAt: instant(),
    /** UTC. The link is invalid from this second on. */
    expiresAt: instant(),
    /** UTC; of links that need a code the first time with the correct one. */
    openedAt: instant().orNull(),
    /** UTC: its holder last saved something, which the agent sees. */
    savedAt: instant().orNull(),
    /** UTC. */
    revokedAt: instant().orNull(),
    revokedByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** What its holder tells the agent before answering. */
    noteSealed: sealed(),
    /** UTC. */
    declinedAt: instant().orNull(),
    declineReason: loose(500).orNull(),
    /** UTC: signed, agreed or used. */
    answeredAt: instant().orNull(),
    /** As typed. */
    answeredByName: loose(120).orNull(),
    wordsVersion: text(20).orNull(),
    /** The full text of what was agreed to, where nothing else keeps it; of a consent the translation that was read beside it. */
    words: loose().orNull(),
    /** From where it was answered or declined. */
    ip: text(64).orNull(),
    userAgent: loose(LONGEST_USER_AGENT).orNull(),
    /** The signed content as canonical JSON; its digest is that of the document. */
    contentDocumentId: refers(() => StoredDocument, 'RESTRICT')
      .orNull()
      .unique(),
  },
  { indexes: [['purpose', 'subjectId']] },
) {}
