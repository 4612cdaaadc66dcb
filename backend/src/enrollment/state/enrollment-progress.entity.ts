import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

/**
 * What lists say of an enrollment without looking at all of its parts. Kept true by RefreshEnrollmentService with the status.
 * Plain stored data.
 */
@Entity('enrollment_progress')
export class EnrollmentProgress {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_enrollment_progress_quoteId' })
  quote?: Quote;

  /** Required documents that are still to be brought; 0 while the application does not say which. */
  @Column({ type: 'integer' }) missingDocuments: number;
}
