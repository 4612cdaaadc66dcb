import { id, instant, stored, text } from '../../../platform/database/stored.ts';

/** An application of a household that the carrier sandbox has accepted: the sender's reference, nothing else. */
export class SandboxApplication extends stored('carrier_sandbox_applications', {
  id: id(),
  idempotencyKey: text(80).unique(),
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}
