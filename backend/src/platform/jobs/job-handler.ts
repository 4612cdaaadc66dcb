import type { EntityManager } from 'typeorm';
import type { JobTopic } from './job-topic.ts';

/** A job that this process has the lease of. */
export interface TakenJob {
  id: number;
  topic: JobTopic;
  subjectId: number;
  idempotencyKey: string;
  /** From 1. */
  attempt: number;
  /** Names this taking of the job. */
  takenBy: string;
}

/** Does the jobs of one topic. It keeps nothing in the process: after a kill another begins again with `run`. */
export interface JobHandler {
  topic: JobTopic;
  /**
   * Does what is still to be done, outside of a transaction while it waits for the other system. When it throws, the job is tried
   * again later. `stop` asks to break off by throwing: the process is ending.
   */
  run(job: TakenJob, stop: AbortSignal): Promise<void>;
  /** Writes down that it could not be done, for a person to see, in the transaction that ends the job. */
  giveUp(tx: EntityManager, job: TakenJob): Promise<void>;
}
