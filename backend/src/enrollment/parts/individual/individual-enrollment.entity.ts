import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { SealedColumn } from '../../../platform/security/sealed-column.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** A household's answers to the questions of its enrollment; null = not answered. Plain stored data. */
@Entity('individual_enrollments')
@Index('IDX_individual_enrollments_quoteId', ['quoteId'], { unique: true })
export class IndividualEnrollment {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_individual_enrollments_quoteId' })
  quote?: Quote;

  @Column({ type: 'boolean', nullable: true }) enrolleesEligible: boolean | null;

  @Column({ type: 'boolean', nullable: true }) hasPedDental: boolean | null;

  /** The health answers by name, as JSON. */
  @SealedColumn(800) healthSealed: string | null;

  @VersionColumn() version: number;
}
