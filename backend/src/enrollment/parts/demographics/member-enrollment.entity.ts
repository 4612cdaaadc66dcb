import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { MemberAddress } from '#shared/persons/person.record';
import type { CobraEvent } from '#shared/enrollment/application-options';
import type { IsoDate } from '#shared/dates/iso-date';
import { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';

/** The home ZIP is on the census, where quoting may have asked for it. */
export type StoredHome = Omit<MemberAddress, 'FullPostalCode'>;

/**
 * The enrollment details of a member beyond the census. A separate table: quoting reads censuses all the time and needs none of these
 * columns, so census_members stays narrow. Its version is the member's. Plain stored data.
 */
@Entity('member_enrollments')
@Index('IDX_member_enrollments_memberId', ['memberId'], { unique: true })
export class MemberEnrollment {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) memberId: number;

  @ManyToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberId', foreignKeyConstraintName: 'FK_member_enrollments_memberId' })
  member?: CensusMember;

  /** SegmentClassId of the application, or a special class. */
  @Column({ type: 'varchar', length: 12, nullable: true }) memberClass: string | null;

  @Column({ type: 'varchar', length: 4, nullable: true }) subGroupId: string | null;

  /** Calendar day. */
  @Column({ type: 'date', nullable: true }) dateOfHire: IsoDate | null;

  /** One of the quote's dental plans, which may have left the catalog since. The medical plan is the census's assigned plan. */
  @Column({ type: 'integer', nullable: true }) dentalPlanId: number | null;

  @Column({ type: 'boolean', default: false }) livesWithEmployee: boolean;

  @Column({ type: 'simple-json' }) homeAddress: StoredHome;

  /** 1 to 16; null outside Michigan and while the county is unknown. */
  @Column({ type: 'integer', nullable: true }) rateArea: number | null;

  @Column({ type: 'boolean', default: false }) mailingSameAsHome: boolean;

  @Column({ type: 'simple-json' }) mailingAddress: MemberAddress;

  /** Ten digits. */
  @Column({ type: 'varchar', length: 10, nullable: true }) providerId: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true }) providerName: string | null;

  @Column({ type: 'boolean', default: false }) providerAutoAssign: boolean;

  @Column({ type: 'boolean', default: false }) providerExistingPatient: boolean;

  /** Calendar day. */
  @Column({ type: 'date', nullable: true }) cobraEligibility: IsoDate | null;

  @Column({ type: 'integer', nullable: true }) cobraDurationMonths: number | null;

  @Column({ type: 'varchar', length: 30, nullable: true }) cobraEvent: CobraEvent | null;

  /** Had COBRA in the quote that this one was copied from. */
  @Column({ type: 'boolean', default: false }) wasOnCobra: boolean;

  /** Last saved by internal staff: their rules apply to SSN and phone. */
  @Column({ type: 'boolean', default: false }) savedByStaff: boolean;
}
