import { id, instant, stored, text } from '../../../platform/database/stored.ts';

/** A group installed by the carrier sandbox. The sandbox stores no names or numbers of people. */
export class SandboxGroup extends stored('carrier_sandbox_groups', {
  id: id(),
  idempotencyKey: text(80).unique(),
  /** The sender's reference. */
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}
