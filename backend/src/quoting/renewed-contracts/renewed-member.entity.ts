import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { CensusMember } from '../group-census/census-member.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/** A person of a contract that is renewed, as the contract had them, without SSN. Plain stored data. */
@Entity('renewed_members')
export class RenewedMember {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_renewed_members_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_renewed_members_quoteId' })
  quote?: Quote;

  /** On the census; null = taken off it. */
  @Index('IDX_renewed_members_memberId')
  @Column({ type: 'integer', nullable: true })
  memberId: number | null;

  @ManyToOne(() => CensusMember, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'memberId', foreignKeyConstraintName: 'FK_renewed_members_memberId' })
  member?: CensusMember | null;

  @Column({ type: 'varchar', length: 16 }) relationship: Relationship;

  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  @Column({ type: 'date' }) birthDate: IsoDate;

  /** The day on which the age counts for today's premium. */
  @Column({ type: 'date' }) ratedOn: IsoDate;

  /** False for a subscriber who takes no coverage. */
  @Column({ type: 'boolean', default: false }) isCovered: boolean;

  /** As recorded; null = not recorded. */
  @Column({ type: 'boolean', nullable: true }) usedTobacco: boolean | null;

  /** Asked again for the renewal: the answer is on the census. */
  @Column({ type: 'boolean', default: false }) tobaccoAnswered: boolean;
}
