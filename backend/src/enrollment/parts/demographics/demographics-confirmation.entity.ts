import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** The agent has reviewed the current demographics of a renewal; deleted by the next change. Plain stored data. */
@Entity('demographics_confirmations')
@Index('IDX_demographics_confirmations_quoteId', ['quoteId'], { unique: true })
export class DemographicsConfirmationRow {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_demographics_confirmations_quoteId' })
  quote?: Quote;

  @Index('IDX_demographics_confirmations_confirmedByUserId')
  @Column({ type: 'integer' })
  confirmedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({
    name: 'confirmedByUserId',
    foreignKeyConstraintName: 'FK_demographics_confirmations_confirmedByUserId',
  })
  confirmedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) confirmedAt: Date;
}
