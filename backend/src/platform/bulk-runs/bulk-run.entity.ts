import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import { User } from '../people/user.entity.ts';

/** A long-running job on many subjects. Plain stored data. */
@Entity('bulk_runs')
@Index('IDX_bulk_runs_kind_finishedAt', ['kind', 'finishedAt'])
export class BulkRun {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 40 }) kind: BulkRunKind;

  @Index('IDX_bulk_runs_requestedByUserId')
  @Column({ type: 'integer' })
  requestedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'requestedByUserId', foreignKeyConstraintName: 'FK_bulk_runs_requestedByUserId' })
  requestedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) requestedAt: Date;

  /** Number of subjects. */
  @Column({ type: 'integer' }) total: number;

  /** UTC. Nothing is waiting anymore. */
  @Column({ type: 'datetime', nullable: true }) finishedAt: Date | null;

  /** UTC. Canceled by a user; work already done is kept. */
  @Column({ type: 'datetime', nullable: true }) cancelledAt: Date | null;
}
