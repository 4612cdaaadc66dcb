import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Session } from '../session.entity.ts';

/** What a browser was asked to sign with a passkey: one question per session, which ends with it. Answering deletes it. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'varchar', length: 64 }) sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'FK_passkey_challenges_sessionId' })
  session?: Session;

  /** 32 random bytes in base64url. */
  @Column({ type: 'varchar', length: 43 }) challenge: string;

  /** UTC; it counts for CHALLENGE_MS. */
  @Column({ type: 'datetime' }) askedAt: Date;
}
