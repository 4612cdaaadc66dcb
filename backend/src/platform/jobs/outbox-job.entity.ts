import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { JobTopic } from './job-topic.ts';

/**
 * Work that must reach another system. One row per topic and subject: repeating it reopens the same row, so that its idempotency key stays
 * and the other system recognizes the repeat. Plain stored data; written only by Outbox and OutboxRepository.
 */
@Entity('outbox')
@Index('IDX_outbox_topic_subjectId', ['topic', 'subjectId'], { unique: true })
@Index('IDX_outbox_doneAt_dueAt', ['doneAt', 'dueAt'])
export class OutboxJob {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 32 }) topic: JobTopic;

  /** Id of the topic's subject: a quote for install-group. */
  @Column({ type: 'integer' }) subjectId: number;

  /** A UUID; the other system's key for this work. */
  @Column({ type: 'varchar', length: 36 }) idempotencyKey: string;

  /** Attempts started since it was last added, including those of killed processes. */
  @Column({ type: 'integer', default: 0 }) attempts: number;

  /** UTC. Not before. */
  @Column({ type: 'datetime' }) dueAt: Date;

  /** UTC. End of the worker's lease; after that the worker is assumed dead and another may take the job. */
  @Column({ type: 'datetime', nullable: true }) lockedUntil: Date | null;

  /** A UUID of each lease: a worker that lost it cannot end the work of the next one. */
  @Column({ type: 'varchar', length: 36, nullable: true }) takenBy: string | null;

  /** UTC. null = pending. */
  @Column({ type: 'datetime', nullable: true }) doneAt: Date | null;
}
