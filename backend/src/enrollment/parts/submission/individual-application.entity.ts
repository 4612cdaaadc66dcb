import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/**
 * The enrollment of a household that was submitted to the carrier or to the federal marketplace, as far as it is now: one row, however
 * often it was submitted. Plain stored data.
 */
@Entity('individual_applications')
@Index('IDX_individual_applications_quoteId', ['quoteId'], { unique: true })
@Index('IDX_individual_applications_isFfm_failedAt', ['isFfm', 'failedAt'])
@Index('IDX_individual_applications_message_failedAt', ['message', 'failedAt'])
@Index('IDX_individual_applications_submittedAt', ['submittedAt'])
export class IndividualApplication {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_individual_applications_quoteId' })
  quote?: Quote;

  /** Submitted to the federal marketplace instead of the carrier. */
  @Column({ type: 'boolean', default: false }) isFfm: boolean;

  /** The applicant's name. */
  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  /** Calendar day. */
  @Column({ type: 'date' }) birthDate: IsoDate;

  @Column({ type: 'varchar', length: 10 }) status: ApplicationStatus;

  /** UTC. The last time. */
  @Column({ type: 'datetime' }) submittedAt: Date;

  /** Id of the last failed call, shown as EwsTransactionId; 0 = none. */
  @Column({ type: 'integer', default: 0 }) failedAttemptId: number;

  /** UTC. Since when a person has to look at it; null = no one has to. */
  @Column({ type: 'datetime', nullable: true }) failedAt: Date | null;

  /** The reason, without personal data; '' = no error. */
  @Column({ type: 'varchar', length: 300 }) message: string;

  /** With which the marketplace refused the last call; '' if it did not. */
  @Column({ type: 'varchar', length: 80, default: '' }) refusalCode: string;
}
