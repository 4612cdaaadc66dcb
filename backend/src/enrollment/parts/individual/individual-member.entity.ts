import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Ethnicity, Race } from '#shared/individual-enrollment/people-codes';
import { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';

/** What only the enrollment of a household asks of a person; the rest is in member_enrollments. Its version is the member's. */
@Entity('individual_members')
export class IndividualMember {
  @PrimaryColumn({ type: 'integer' }) memberId: number;

  @OneToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberId', foreignKeyConstraintName: 'FK_individual_members_memberId' })
  member?: CensusMember;

  @Column({ type: 'varchar', length: 4, nullable: true }) race: Race | null;

  @Column({ type: 'varchar', length: 4, nullable: true }) ethnicity: Ethnicity | null;
}
