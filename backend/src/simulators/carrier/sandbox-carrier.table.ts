import { id, instant, stored, text } from '../../platform/database/stored.ts';

/** A group installed by the carrier sandbox. The sandbox stores no names or numbers of people. */
export class SandboxGroup extends stored('carrier_sandbox_groups', {
  id: id(),
  idempotencyKey: text(80).unique(),
  /** The sender's reference. */
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}

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

/** An application of a household that the carrier sandbox has accepted: the sender's reference, nothing else. */
export class SandboxApplication extends stored('carrier_sandbox_applications', {
  id: id(),
  idempotencyKey: text(80).unique(),
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}

/** A change of a primary care provider that the carrier sandbox has accepted: the sender's reference, nothing else. */
export class SandboxPcpChange extends stored('carrier_sandbox_pcp_changes', {
  id: id(),
  idempotencyKey: text(80).unique(),
  reference: text(40).index(),
  /** UTC. */
  installedAt: instant(),
}) {}
