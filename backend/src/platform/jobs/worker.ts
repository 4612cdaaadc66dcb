import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../config/env.ts';
import { Transactions } from '../database/transactions.ts';
import { withRequestContext } from '../request-context.ts';
import { traced } from '../tracing.ts';
import { type JobHandler, type JobTopic, type Lane, LANE_NAMES, LANES, type TakenJob } from './job-handler.ts';
import { OutboxRepository } from './outbox.repository.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Pauses after the first, second, … failed attempt: short for a hiccup, long for an outage. */
const PAUSES_MS = [5 * SECOND_MS, 20 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** The pause after this failed attempt (from 1); null = it was the last, about 21 minutes after the first. */
export const retryDelayMs = (attempt: number): number | null => PAUSES_MS[attempt - 1] ?? null;

/** Renewals per lease, so that a failed or late one does not lose it. */
const RENEWALS_A_LEASE = 3;

/** Between looks at what another process may do. */
const LOOKS_EVERY_MS = 100;

/** Processes the outbox, one job of each lane at a time. Any number of processes may run in parallel. */
@Injectable()
export class Worker {
  private readonly logger = new Logger('Worker');
  private readonly handlers = new Map<JobTopic, JobHandler>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly transactions: Transactions,
    private readonly env: Env,
  ) {}

  /** Features register a handler for their topic. */
  register(handler: JobHandler): void {
    this.handlers.set(handler.topic, handler);
  }

  /** The lanes with work to do. */
  async lanesDue(): Promise<Lane[]> {
    const due = new Set(this.stopping.signal.aborted ? [] : await this.outbox.listDue(this.topicsOf(LANE_NAMES)));
    return LANE_NAMES.filter((lane) => LANES[lane].some((topic) => due.has(topic)));
  }

  /** Runs one due job of these lanes, to its end or its next attempt. Returns whether there was one. */
  async runOnce(lanes: readonly Lane[] = LANE_NAMES): Promise<boolean> {
    const topics = this.topicsOf(lanes);
    if (this.stopping.signal.aborted || topics.length === 0) {
      return false;
    }
    const job = await this.outbox.take(topics);
    if (job) {
      await traced(`job ${job.topic}`, { 'job.attempt': job.attempt }, (span) =>
        withRequestContext({ requestId: `job-${job.id}`, ip: '', userAgent: '', span }, () => this.work(job)),
      );
    }
    return job !== null;
  }

  /** For what becomes of a job, as long as people wait. Nobody waits for a server that shuts down. */
  async waitWhile(isWaiting: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + this.env.submitWaitMs;
    while ((await isWaiting()) && performance.now() < until && !this.stopping.signal.aborted) {
      await sleep(LOOKS_EVERY_MS);
    }
  }

  private topicsOf(lanes: readonly Lane[]): JobTopic[] {
    return lanes.flatMap((lane) => LANES[lane].filter((topic) => this.handlers.has(topic)));
  }

  /** Stops polling and aborts the running jobs at their next checkpoint. */
  stop(): void {
    this.stopping.abort();
  }

  private async work(job: TakenJob): Promise<void> {
    const handler = this.handlers.get(job.topic)!;
    const renewing = setInterval(() => void this.renew(job), this.env.jobsLeaseMs / RENEWALS_A_LEASE);
    try {
      await handler.run(job, this.stopping.signal);
      await this.transactions.run((tx) => this.outbox.end(tx, job));
    } catch (error) {
      await this.failed(handler, job, error);
    } finally {
      clearInterval(renewing);
    }
  }

  private async failed(handler: JobHandler, job: TakenJob, error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) {
      await this.outbox.release(job);
      return;
    }
    // The name only: messages can quote the data that was sent.
    this.logger.warn(`${job.topic} ${job.subjectId}: attempt ${job.attempt} failed with ${(error as Error).name}`);
    const pauseMs = retryDelayMs(job.attempt);
    if (pauseMs !== null) {
      await this.outbox.postpone(job, pauseMs);
      return;
    }
    await this.transactions.run(async (tx) => {
      if (await this.outbox.end(tx, job)) {
        await handler.giveUp(tx, job);
      }
    });
  }

  private async renew(job: TakenJob): Promise<void> {
    await this.outbox.renew(job).catch(() => this.logger.warn(`The lease of job ${job.id} could not be renewed.`));
  }
}
