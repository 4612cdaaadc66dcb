import { instant, int, stored, text } from '../database/stored.ts';

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
