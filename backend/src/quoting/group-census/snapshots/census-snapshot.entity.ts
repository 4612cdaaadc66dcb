import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Quote } from '../../quotes/quote.entity.ts';

/** removed: members who can be brought back for a while. approved: the census as it was approved. */
export type SnapshotReason = 'removed' | 'approved';

/** An occasion on which members of a census were kept as they were. Plain stored data. Written through CensusSnapshots only. */
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
