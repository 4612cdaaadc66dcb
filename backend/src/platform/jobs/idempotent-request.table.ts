import { id, instant, json, refers, stored, text } from '../database/stored.ts';
import { User } from '../people/user.table.ts';

/** A submission with an Idempotency-Key, and its answer. Plain stored data. */
export class IdempotentRequest extends stored(
  'idempotent_requests',
  {
    id: id(),
    /** Each user has keys of their own. */
    userId: refers(() => User, 'CASCADE'),
    /** SHA-256 of the key, hex. */
    keyDigest: text(64),
    /** SHA-256 of the call and its body, hex. */
    requestDigest: text(64),
    /** The attempt that is working on it. */
    attempt: text(36),
    /** UTC. When the attempt began, or last said that it still works on it. */
    begunAt: instant().index(),
    /** The answer; null while in progress. */
    answer: json<unknown>().orNull(),
  },
  { uniques: [['userId', 'keyDigest']] },
) {}
