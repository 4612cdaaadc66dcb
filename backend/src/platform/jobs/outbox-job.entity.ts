import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { JobTopic } from './job-topic.ts';

/**
 * Something that must reach another system. One row for each topic and subject: doing it again opens the same row, so that its
 * idempotency key stays and the other system sees the repeat as one. Plain stored data; written by Outbox and TakeJobs alone.
 */
@Entity('outbox')
@Index('IDX_outbox_topic_subjectId', ['topic', 'subjectId'], { unique: true })
@Index('IDX_outbox_doneAt_dueAt', ['doneAt', 'dueAt'])
export class OutboxJob {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 32 }) topic: JobTopic;

  /** Of what the topic is about: a quote for install-group. */
  @Column({ type: 'integer' }) subjectId: number;

  /** A UUID; what the other system knows this work by. */
  @Column({ type: 'varchar', length: 36 }) idempotencyKey: string;

  /** Begun since it was last added; a killed process's attempts count. */
  @Column({ type: 'integer', default: 0 }) attempts: number;

  /** UTC. Not before. */
  @Column({ type: 'datetime' }) dueAt: Date;

  /** UTC. A worker has it until then; if that passes, the worker is dead and another may take it. */
  @Column({ type: 'datetime', nullable: true }) lockedUntil: Date | null;

  /** A UUID of each taking: whoever lost the lease cannot end the work of the next. */
  @Column({ type: 'varchar', length: 36, nullable: true }) takenBy: string | null;

  /** UTC. null = still to be done. */
  @Column({ type: 'datetime', nullable: true }) doneAt: Date | null;
}
