import type { EntityManager } from 'typeorm';

/** A job leased by this process. */
export interface TakenJob {
  id: number;
  topic: JobTopic;
  subjectId: number;
  idempotencyKey: string;
  /** From 1. */
  attempt: number;
  /** Identifies this lease. */
  takenBy: string;
}

/** Processes the jobs of one topic. It keeps no state in the process: after a kill another process calls `run` again. */
export interface JobHandler {
  topic: JobTopic;
  /**
   * Does the remaining work, outside a transaction while it waits for the other system. If it throws, the job is retried later. `stop` asks
   * it to abort by throwing: the process is shutting down.
   */
  run(job: TakenJob, stop: AbortSignal): Promise<void>;
  /** Records the failure for staff to see, in the transaction that ends the job. */
  giveUp(tx: EntityManager, job: TakenJob): Promise<void>;
}

/**
 * The topics of the worker's jobs, by the system that they wait for. A process works each lane off by itself: a system that hangs holds up
 * nothing that another one, or nobody, has to answer.
 */
export const LANES = {
  carrier: ['install-group', 'submit-application', 'change-pcp'],
  marketplace: ['enroll-at-marketplace', 'verify-enrollments'],
  email: ['send-email'],
  sms: ['text-code'],
  bulk: ['bulk-run'],
  own: [
    'clear-proof-pages',
    'expire-quotes',
    'purge-drafts',
    'purge-notifications',
    'recount-books',
    'remind-follow-ups',
  ],
} as const;

export type Lane = keyof typeof LANES;
export type JobTopic = (typeof LANES)[Lane][number];

export const LANE_NAMES = Object.keys(LANES) as Lane[];
