import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../platform/people/user.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/** The group of this quote renews its current plans; without a row it selects plans. Plain stored data. */
@Entity('renewal_choices')
export class RenewalChoice {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_renewal_choices_quoteId' })
  quote?: Quote;

  @Index('IDX_renewal_choices_chosenByUserId')
  @Column({ type: 'integer' })
  chosenByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'chosenByUserId', foreignKeyConstraintName: 'FK_renewal_choices_chosenByUserId' })
  chosenBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) chosenAt: Date;
}
