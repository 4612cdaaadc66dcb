import { id, instant, int, loose, stored, text } from '../database/stored.ts';

/** Who did what. Written once; rows are never updated or deleted. */
export class AuditEvent extends stored(
  'audit_events',
  {
    id: id(),
    /** UTC. */
    at: instant().index(),
    userId: int().orNull(),
    ip: loose(64),
    requestId: text(64).index(),
    /** verb-noun: "approve-census". */
    action: text(60),
    subject: text(40),
    subjectId: text(64),
    /** Names of the fields that changed, never their values. */
    fields: loose(1000),
    /** Rows of one chain follow from each other; each process writes chains of its own. */
    chain: int().default(0),
    /** From 1 without a gap. */
    position: int().default(0),
    /** HMAC over the previous row and this row's own contents: a changed or missing row breaks the chain. */
    hash: text(64),
  },
  {
    uniques: [['chain', 'position']],
    indexes: [
      ['userId', 'at'],
      ['action', 'at'],
      ['subject', 'at'],
      ['subject', 'subjectId', 'at'],
      ['ip', 'at'],
    ],
  },
) {}
