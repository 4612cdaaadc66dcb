import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkItemState } from '#shared/bulk-runs/bulk-runs';
import { BulkRun } from './bulk-run.entity.ts';

/** One subject of a run and its result. Plain stored data. */
@Entity('bulk_run_items')
@Index('IDX_bulk_run_items_runId_subjectId', ['runId', 'subjectId'], { unique: true })
@Index('IDX_bulk_run_items_runId_state_attempts_subjectId', ['runId', 'state', 'attempts', 'subjectId'])
export class BulkRunItem {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) runId: number;

  @ManyToOne(() => BulkRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'runId', foreignKeyConstraintName: 'FK_bulk_run_items_runId' })
  run?: BulkRun;

  /** An id whose meaning depends on the kind of the run. */
  @Column({ type: 'integer' }) subjectId: number;

  @Column({ type: 'varchar', length: 10 }) state: BulkItemState;

  /** Number of technical failures: items with fewer come first. */
  @Column({ type: 'integer', default: 0 }) attempts: number;

  /** In a sentence, without personal data; '' for none. */
  @Column({ type: 'varchar', length: 500 }) message: string;

  /** UTC. null = waiting, to be processed or for an answer. */
  @Column({ type: 'datetime', nullable: true }) finishedAt: Date | null;
}
