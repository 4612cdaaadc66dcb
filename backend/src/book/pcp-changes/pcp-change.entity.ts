import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { PcpChangeStatus } from '#shared/book-of-business/individuals/contract/pcp-change';
import type { IsoDate } from '#shared/dates/iso-date';
import { User } from '../../platform/people/user.entity.ts';
import { Contract } from '../contracts/contract.entity.ts';

/** A change of a member's primary care provider that was requested. Plain stored data. Spec 000 section 7, "UpdatePcp". */
@Entity('pcp_changes')
@Index('IDX_pcp_changes_contractId_enterpriseId_openMark', ['contractId', 'enterpriseId', 'openMark'], { unique: true })
export class PcpChange {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) contractId: number;

  @ManyToOne(() => Contract, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contractId', foreignKeyConstraintName: 'FK_pcp_changes_contractId' })
  contract?: Contract;

  /** The member at the carrier: an import replaces the rows of members. */
  @Column({ type: 'varchar', length: 20 }) enterpriseId: string;

  /** Of the contract, as the carrier is told. */
  @Column({ type: 'varchar', length: 20 }) facetsId: string;

  @Column({ type: 'varchar', length: 10 }) status: PcpChangeStatus;

  /** 1 until it is answered, then null: a member has one open change. */
  @Column({ type: 'integer', nullable: true }) openMark: 1 | null;

  @Column({ type: 'varchar', length: 120, nullable: true }) previousProviderName: string | null;

  /** Ten digits. */
  @Column({ type: 'varchar', length: 10 }) providerId: string;

  @Column({ type: 'varchar', length: 120 }) providerName: string;

  @Column({ type: 'boolean', default: false }) isExistingPatient: boolean;

  /** The first day with the new provider. */
  @Column({ type: 'date' }) effectiveDate: IsoDate;

  @Index('IDX_pcp_changes_requestedByUserId')
  @Column({ type: 'integer' })
  requestedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'requestedByUserId', foreignKeyConstraintName: 'FK_pcp_changes_requestedByUserId' })
  requestedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) requestedAt: Date;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) answeredAt: Date | null;

  /** Why it was not changed, in a sentence without personal data; '' otherwise. */
  @Column({ type: 'varchar', length: 300 }) reason: string;

  /** The carrier's last answer, for people who contact the carrier: status, code, transaction id. No personal data. */
  @Column({ type: 'varchar', length: 200 }) detail: string;
}
