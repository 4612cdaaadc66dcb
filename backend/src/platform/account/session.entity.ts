import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../people/user.entity.ts';

/** One browser's session. The id is a digest of the cookie's, so a copy of the table opens no session. */
@Entity('sessions')
export class Session {
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;

  @Index('IDX_sessions_userId')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_sessions_userId' })
  user?: User | null;

  /** JSON from @fastify/session. */
  @Column({ type: 'text' }) payload: string;

  /** Address of the sign-in, in the form of the audit trail. */
  @Column({ type: 'varchar', length: 64, default: '' }) address: string;

  /** "Chrome on Windows". */
  @Column({ type: 'varchar', length: 40, default: '' }) device: string;

  /** UTC; the absolute limit counts from here. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC; the idle limit counts from here. */
  @Index('IDX_sessions_lastSeenAt')
  @Column({ type: 'datetime' })
  lastSeenAt: Date;
}
