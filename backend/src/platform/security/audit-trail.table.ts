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
    /** Names of the fields that changed, never their values but the two statuses of a quote: "Status,Complete,Approved". */
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

/** A chain of audit rows that follow from each other, written by one process. It is created with its first row, in one transaction. */
export class AuditChain extends stored('audit_chains', {
  id: id(),
  /** Key id in AUDIT_KEYS. */
  keyId: text(32),
  /** UTC. */
  beganAt: instant(),
}) {}

/** A signature over the latest row of every chain that grew since the previous checkpoint, to detect truncated chains. */
export class AuditCheckpoint extends stored('audit_checkpoints', {
  /** From 1 without a gap. */
  number: int().key(),
  /** UTC. */
  at: instant(),
  /** Key id in AUDIT_KEYS. */
  keyId: text(32),
  /** HMAC over the previous checkpoint and this one's heads. */
  digest: text(64),
}) {}

/** The latest row of one chain, as signed by a checkpoint. */
export class SignedHead extends stored(
  'audit_signed_heads',
  {
    id: id(),
    checkpoint: int(),
    chain: int(),
    position: int(),
    hash: text(64),
  },
  { uniques: [['checkpoint', 'chain']], indexes: [['chain', 'position']] },
) {}

/** A chain whose rows were moved into a file. Signed, so that nobody can claim this of rows that were removed. */
export class ArchivedChain extends stored('archived_audit_chains', {
  /** Of the chain. */
  chain: int().key(),
  /** Of its last row, which is how many there were. */
  position: int(),
  /** Of its last row. */
  hash: text(64),
  /** SHA-256 of the file, hex. */
  fileDigest: text(64).index(),
  /** UTC. */
  at: instant(),
  /** Key id in AUDIT_KEYS. */
  keyId: text(32),
  /** HMAC over all of this. */
  digest: text(64),
}) {}
