import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { IndividualApplication } from './individual-application.entity.ts';

/** One call to the carrier system about a household's application, and its result. Append-only. */
@Entity('individual_application_attempts')
export class IndividualApplicationAttempt {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_individual_application_attempts_applicationId')
  @Column({ type: 'integer' })
  applicationId: number;

  @ManyToOne(() => IndividualApplication, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'FK_individual_application_attempts_applicationId' })
  application?: IndividualApplication;

  /** UTC. */
  @Column({ type: 'datetime' }) at: Date;

  @Column({ type: 'varchar', length: 12 }) outcome: AttemptOutcome;

  /** The carrier's answer, for staff who contact the carrier: status, code, transaction id. No personal data. */
  @Column({ type: 'varchar', length: 200 }) detail: string;

  /** In a sentence, without personal data; '' when accepted. */
  @Column({ type: 'varchar', length: 300 }) message: string;
}
