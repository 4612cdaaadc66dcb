import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../people/user.entity.ts';
import { SealedColumn } from '../../security/sealed-column.ts';

/** The app that makes a user's codes. Plain stored data. */
@Entity('authenticators')
export class Authenticator {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_authenticators_userId', { unique: true })
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_authenticators_userId' })
  user?: User;

  /** Base32; null only until the new row has its id. */
  @SealedColumn() secretSealed: string | null;

  /** UTC; null while it is being set up: it is not asked for yet. */
  @Column({ type: 'datetime', nullable: true }) confirmedAt: Date | null;

  /** The number of the 30 seconds whose code was used last: neither that code nor an older one is accepted again. */
  @Column({ type: 'integer', default: 0 }) lastStep: number;
}
