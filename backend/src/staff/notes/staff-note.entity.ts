import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../platform/people/user.entity.ts';
import { SealedText } from '../../platform/security/sealed-column.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

/** An internal note on a quote of either line. Plain stored data. Written once; only its deletion changes it. */
@Entity('staff_notes')
@Index('IDX_staff_notes_quoteId_id', ['quoteId', 'id'])
export class StaffNote {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_staff_notes_quoteId' })
  quote?: Quote;

  @Index('IDX_staff_notes_authorUserId')
  @Column({ type: 'integer' })
  authorUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'authorUserId', foreignKeyConstraintName: 'FK_staff_notes_authorUserId' })
  author?: User;

  /** It may name illnesses. Null until the new row has its id, and once it is deleted. */
  @SealedText() textSealed: string | null;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC. By its author: who wrote it and when stays. */
  @Column({ type: 'datetime', nullable: true }) deletedAt: Date | null;
}
