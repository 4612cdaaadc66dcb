import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CensusPersonColumns } from './census-person-columns.ts';
import { CensusSnapshot } from './census-snapshot.entity.ts';

/** A past state of a census member. Plain stored data. Written through CensusSnapshots only. */
@Entity('census_snapshot_members')
export class SnapshotMember extends CensusPersonColumns {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_census_snapshot_members_snapshotId')
  @Column({ type: 'integer' })
  snapshotId: number;

  @ManyToOne(() => CensusSnapshot, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'snapshotId', foreignKeyConstraintName: 'FK_census_snapshot_members_snapshotId' })
  snapshot?: CensusSnapshot;

  /** The member's id and version at that time. */
  @Column({ type: 'integer' }) memberId: number;

  @Column({ type: 'integer' }) memberVersion: number;

  /** The id of the household's employee at that time; null if there was none. */
  @Column({ type: 'integer', nullable: true }) employeeId: number | null;
}
