import { User } from '../../platform/people/user.table.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { QuoteEmail } from '../../quoting/proposals/quote-email.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { id, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A link with which the employer signs a quote's application, and the signature with its evidence. Signed or declined once. */
export class EmployerSignature extends stored('employer_signatures', {
  id: id(),
  quoteId: refers(() => Quote, 'RESTRICT'),
  /** Who is to sign, as the agent entered it. */
  employerName: loose(100),
  /** SHA-256 of the random part of the address, hex. The address itself is never stored. */
  tokenDigest: text(64).unique(),
  /** HMAC of the code, hex, under a key that is not in the database. */
  codeDigest: text(64),
  /** In the life of the link. */
  wrongCodes: int(),
  createdByUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  createdAt: instant(),
  /** UTC. The link is invalid from this second on. */
  expiresAt: instant(),
  /** With which the link was sent; null where the agent passed it on. */
  emailId: refers(() => QuoteEmail, 'SET NULL')
    .orNull()
    .unique(),
  /** UTC; the first time with the correct code. */
  openedAt: instant().orNull(),
  /** UTC. */
  revokedAt: instant().orNull(),
  /** UTC. */
  declinedAt: instant().orNull(),
  declineReason: loose(500).orNull(),
  /** UTC. */
  signedAt: instant().orNull(),
  /** As typed. */
  signedByName: loose(100).orNull(),
  consentVersion: text(20).orNull(),
  /** The full text of what was agreed to. */
  consentText: loose().orNull(),
  ip: text(64).orNull(),
  userAgent: loose(400).orNull(),
  /** The signed content as canonical JSON; its digest is that of the document. */
  contentDocumentId: refers(() => StoredDocument, 'RESTRICT')
    .orNull()
    .unique(),
}) {}
