import { id, instant, stored, text } from '../../platform/database/stored.ts';

/** A visit of an agent to the sandbox of the marketplace. */
export class SandboxVisit extends stored('marketplace_sandbox_visits', {
  id: id(),
  /** Of the page's address. */
  token: text(43).unique(),
  /** The sender's. */
  reference: text(43).unique(),
  returnUrl: text(300),
  /** Whose application was completed; null before, and for a visit that ended without one. */
  consumerId: text(40).orNull(),
  /** UTC. */
  completedAt: instant().orNull(),
}) {}

/** An enrollment that the sandbox of the marketplace has accepted: no personal data. */
export class SandboxEnrollment extends stored('marketplace_sandbox_enrollments', {
  id: id(),
  idempotencyKey: text(80).unique(),
  consumerId: text(40),
  /** UTC. */
  enrolledAt: instant(),
}) {}
