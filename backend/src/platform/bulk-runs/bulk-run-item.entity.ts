import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkItemState } from '#shared/bulk-runs/bulk-runs';
import { BulkRun } from './bulk-run.entity.ts';

/** One subject of a run and what became of it. Plain stored data. */
@Entity('bulk_run_items')
@Index('IDX_bulk_run_items_runId_subjectId', ['runId', 'subjectId'], { unique: true })
@Index('IDX_bulk_run_items_runId_state_attempts_subjectId', ['runId', 'state', 'attempts', 'subjectId'])
export class BulkRunItem {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) runId: number;

  @ManyToOne(() => BulkRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'runId', foreignKeyConstraintName: 'FK_bulk_run_items_runId' })
  run?: BulkRun;

  /** What it is the id of depends on the kind of the run. */
  @Column({ type: 'integer' }) subjectId: number;

  @Column({ type: 'varchar', length: 10 }) state: BulkItemState;

  /** How often it broke off for a technical reason: those come after the others. */
  @Column({ type: 'integer', default: 0 }) attempts: number;

  /** In a sentence, without personal data; '' where there is nothing to say. */
  @Column({ type: 'varchar', length: 500 }) message: string;

  /** UTC. null = it waits, for its turn or for an answer. */
  @Column({ type: 'datetime', nullable: true }) finishedAt: Date | null;
}
