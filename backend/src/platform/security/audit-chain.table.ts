import { id, instant, stored, text } from '../database/stored.ts';

/** A chain of audit rows that follow from each other, written by one process. It is created with its first row, in one transaction. */
export class AuditChain extends stored('audit_chains', {
  id: id(),
  /** Key id in AUDIT_KEYS. */
  keyId: text(32),
  /** UTC. */
  beganAt: instant(),
}) {}
