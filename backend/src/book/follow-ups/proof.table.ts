import { id, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { Link, LONGEST_USER_AGENT } from '../../platform/links/link.table.ts';
import { FollowUp } from './follow-up.table.ts';

/** A PDF that a client has sent, with the evidence of it. Written once. */
export class Proof extends stored('proofs', {
  id: id(),
  followUpId: refers(() => FollowUp, 'CASCADE'),
  linkId: refers(() => Link, 'RESTRICT'),
  /** Its digest is that of exactly what was sent, or was made of the pictures. */
  documentId: refers(() => StoredDocument, 'RESTRICT').unique(),
  pages: int(),
  /** UTC. */
  sentAt: instant(),
  /** From where it was sent. */
  ip: text(64),
  userAgent: loose(LONGEST_USER_AGENT),
}) {}
