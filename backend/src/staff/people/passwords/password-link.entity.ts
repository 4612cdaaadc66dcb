import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';

/** The one link with which a user can set a password. Using it deletes it; a new one replaces it. Plain stored data. */
@Entity('password_links')
export class PasswordLink {
  /** SHA-256 of the token, so that a copy of the table cannot be used to set a password. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) tokenDigest: string;

  @Index('IDX_password_links_userId', { unique: true })
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_password_links_userId' })
  user?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) expiresAt: Date;
}
