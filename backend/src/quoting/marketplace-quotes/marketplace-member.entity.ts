import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { MemberAddress } from '#shared/persons/person.record';
import { CensusMember } from '../group-census/census-member.entity.ts';

/** An applicant of the marketplace on the census of a household. */
@Entity('marketplace_members')
export class MarketplaceMember {
  @PrimaryColumn({ type: 'integer' }) memberId: number;

  @OneToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberId', foreignKeyConstraintName: 'FK_marketplace_members_memberId' })
  member?: CensusMember;

  @Column({ type: 'varchar', length: 40 }) applicantId: string;

  /** For a plan of the marketplace. */
  @Column({ type: 'boolean', default: false }) isEligible: boolean;

  @Column({ type: 'integer' }) csrLevel: CsrLevel;

  /** As the marketplace said it last, where it is asked. The census has what is quoted. */
  @Column({ type: 'boolean', default: false }) tobacco: boolean;

  /** Of the home, for enrollment. null of people whose eligibility was fetched before it was kept. */
  @Column({ type: 'simple-json', nullable: true }) address: MemberAddress | null;
}
