import { id, instant, stored, text } from '../../../platform/database/stored.ts';

/** A change of a primary care provider that the carrier sandbox has accepted: the sender's reference, nothing else. */
export class SandboxPcpChange extends stored('carrier_sandbox_pcp_changes', {
  id: id(),
  idempotencyKey: text(80).unique(),
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}
