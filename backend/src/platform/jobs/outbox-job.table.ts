import { id, instant, int, stored, text } from '../database/stored.ts';
import type { JobTopic } from './job-handler.ts';

/**
 * Work that must reach another system. One row per topic and subject: repeating it reopens the same row, so that its idempotency key stays
 * and the other system recognizes the repeat. Plain stored data; written only by Outbox and OutboxRepository.
 */
export class OutboxJob extends stored(
  'outbox',
  {
    id: id(),
    topic: text<JobTopic>(32),
    /** Id of the topic's subject: a quote for install-group. */
    subjectId: int(),
    /** A UUID; the other system's key for this work. */
    idempotencyKey: text(36),
    /** Attempts started since it was last added, including those of killed processes. */
    attempts: int().default(0),
    /** UTC. Not before. */
    dueAt: instant(),
    /** UTC. End of the worker's lease; after that the worker is assumed dead and another may take the job. */
    lockedUntil: instant().orNull(),
    /** A UUID of each lease: a worker that lost it cannot end the work of the next one. */
    takenBy: text(36).orNull(),
    /** UTC. null = pending. */
    doneAt: instant().orNull(),
  },
  { uniques: [['topic', 'subjectId']], indexes: [['doneAt', 'dueAt']] },
) {}
