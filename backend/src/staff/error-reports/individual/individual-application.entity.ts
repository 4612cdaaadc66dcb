import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/**
 * An individual enrollment that was submitted, on its way to the carrier or to the federal marketplace. Whoever submits writes it
 * and keeps it up to date; here it is read and repaired. Plain stored data.
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

  /** Goes to the federal marketplace instead of the carrier. */
  @Column({ type: 'boolean', default: false }) isFfm: boolean;

  /** Of the applicant. */
  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  /** Calendar day. */
  @Column({ type: 'date' }) birthDate: IsoDate;

  @Column({ type: 'varchar', length: 10 }) status: InstallationStatus;

  /** UTC. */
  @Column({ type: 'datetime' }) submittedAt: Date;

  /** Of the call that failed last, which people know as EwsTransactionId; 0 = none has. */
  @Column({ type: 'integer', default: 0 }) failedAttemptId: number;

  /** UTC. Since when a person has to look at it; null = nobody has to. */
  @Column({ type: 'datetime', nullable: true }) failedAt: Date | null;

  /** Why, without personal data; '' = nothing went wrong. */
  @Column({ type: 'varchar', length: 300 }) message: string;
}
