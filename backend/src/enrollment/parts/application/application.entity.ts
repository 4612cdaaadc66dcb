import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { User } from '../../../platform/people/user.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';
import { SealedColumn } from '../../../platform/security/sealed-column.ts';

/** The stored answers: bank account numbers are '' here and encrypted in columns of their own. */
export type StoredAnswers = ApplicationAnswers;

/** The application of a group quote, complete or a draft. Plain stored data. Written by SaveApplicationService. */
@Entity('applications')
@Index('IDX_applications_quoteId', ['quoteId'], { unique: true })
export class Application {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_applications_quoteId' })
  quote?: Quote;

  @Column({ type: 'simple-json' }) answers: StoredAnswers;

  @SealedColumn() routingNumberSealed: string | null;

  @SealedColumn() accountNumberSealed: string | null;

  /** Staff have saved it: contacts without phone or e-mail then count as complete for every user. */
  @Column({ type: 'boolean', default: false }) isSavedByStaff: boolean;

  @Index('IDX_applications_savedByUserId')
  @Column({ type: 'integer' })
  savedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'savedByUserId', foreignKeyConstraintName: 'FK_applications_savedByUserId' })
  savedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) savedAt: Date;

  @VersionColumn() version: number;
}
