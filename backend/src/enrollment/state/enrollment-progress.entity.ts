import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

/**
 * The progress of an enrollment for lists, without checking all of its parts. RefreshEnrollmentService updates it with the status. Plain
 * stored data.
 */
@Entity('enrollment_progress')
export class EnrollmentProgress {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_enrollment_progress_quoteId' })
  quote?: Quote;

  /** Number of missing required documents; 0 until the application determines which are required. */
  @Column({ type: 'integer' }) missingDocuments: number;
}
