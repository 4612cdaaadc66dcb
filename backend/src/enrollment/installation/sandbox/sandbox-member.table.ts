import { id, instant, stored, text } from '../../../platform/database/stored.ts';

/** A person installed by the carrier sandbox: the sender's reference, nothing else. */
export class SandboxMember extends stored('carrier_sandbox_members', {
  id: id(),
  idempotencyKey: text(80).unique(),
  /** The group's reference. */
  groupReference: text(40),
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}
