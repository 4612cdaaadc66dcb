import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { Signature } from '../signature/signature.entity.ts';
import { IndividualApplication } from './individual-application.entity.ts';

/** One submission of a household's application: what was sent is what its signature covers. Plain stored data, written once. */
@Entity('individual_submissions')
@Index('IDX_individual_submissions_applicationId_attempt', ['applicationId', 'attempt'], { unique: true })
export class IndividualSubmission {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) applicationId: number;

  @ManyToOne(() => IndividualApplication, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'FK_individual_submissions_applicationId' })
  application?: IndividualApplication;

  /** From 1: after a failure it is submitted again. */
  @Column({ type: 'integer' }) attempt: number;

  @Index('IDX_individual_submissions_signatureId')
  @Column({ type: 'integer' })
  signatureId: number;

  @ManyToOne(() => Signature, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'signatureId', foreignKeyConstraintName: 'FK_individual_submissions_signatureId' })
  signature?: Signature;

  @Index('IDX_individual_submissions_submittedByUserId')
  @Column({ type: 'integer' })
  submittedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'submittedByUserId', foreignKeyConstraintName: 'FK_individual_submissions_submittedByUserId' })
  submittedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) submittedAt: Date;

  /** The first payment, as the user agreed to it; 0 = none. */
  @Column({ type: 'integer' }) dueCents: number;

  /** The client accepted the conditions of the tax credit; null where there is none to accept. */
  @Column({ type: 'boolean', nullable: true }) aptcAttested: boolean | null;
}
