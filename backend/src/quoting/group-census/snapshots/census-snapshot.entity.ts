import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Quote } from '../../quotes/quote.entity.ts';

/** removed: members who can be restored for a while. approved: the census as approved. */
export type SnapshotReason = 'removed' | 'approved';

/** A snapshot of members of a census. Plain stored data. Written through CensusSnapshots only. */
@Entity('census_snapshots')
@Index('IDX_census_snapshots_quoteId_reason', ['quoteId', 'reason'])
@Index('IDX_census_snapshots_reason_takenAt', ['reason', 'takenAt'])
export class CensusSnapshot {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_census_snapshots_quoteId' })
  quote?: Quote;

  @Column({ type: 'varchar', length: 16 }) reason: SnapshotReason;

  /** UTC. */
  @Column({ type: 'datetime' }) takenAt: Date;
}
