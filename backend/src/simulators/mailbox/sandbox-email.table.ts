import { id, instant, refers, sealed, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';

/** An e-mail that a demo kept instead of sending it. Plain stored data. */
export class SandboxEmail extends stored('sandbox_emails', {
  id: id(),
  /** A UUID: a repeat is the same e-mail. */
  messageId: text(36).unique(),
  sentByUserId: refers(() => User, 'CASCADE'),
  /** UTC. */
  sentAt: instant(),
  /** JSON; null only until the new row has its id. */
  contentSealed: sealed(),
}) {}
