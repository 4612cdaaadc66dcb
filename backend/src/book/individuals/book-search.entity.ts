import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../platform/people/user.entity.ts';

/** A search of an individual book whose pages can be asked for, for a while. Plain stored data. Individuals, decision 25. */
@Entity('book_searches')
export class BookSearch {
  /** Follows from the user and the request, so that a repeated search writes nothing. */
  @PrimaryColumn({ type: 'varchar', length: 36 }) guid: string;

  /** Whose search it is: nobody else gets its pages. */
  @Index('IDX_book_searches_userId')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_book_searches_userId' })
  user?: User;

  /** JSON. */
  @Column({ type: 'text' }) request: string;

  /** UTC. */
  @Index('IDX_book_searches_at')
  @Column({ type: 'datetime' })
  at: Date;
}
