import { id, instant, stored, text } from '../../../platform/database/stored.ts';

/** An enrollment that the sandbox of the marketplace has accepted: no personal data. */
export class SandboxEnrollment extends stored('marketplace_sandbox_enrollments', {
  id: id(),
  idempotencyKey: text(80).unique(),
  consumerId: text(40),
  /** UTC. */
  enrolledAt: instant(),
}) {}
