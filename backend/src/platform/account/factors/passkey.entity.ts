import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PASSKEY_NAME_MAX } from '#shared/session/passkeys';
import { User } from '../../people/user.entity.ts';

/** A key of a user, of which this server has the public half only. Plain stored data. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_passkeys_userId')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_passkeys_userId' })
  user?: User;

  /** The user's own word for it. */
  @Column({ type: 'varchar', length: PASSKEY_NAME_MAX }) name: string;

  /** SHA-256 of the id, which is too long for an index. */
  @Index('IDX_passkeys_credentialDigest', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  credentialDigest: string;

  /** Base64url. */
  @Column({ type: 'varchar', length: 1364 }) credentialId: string;

  /** COSE, in base64url. */
  @Column({ type: 'varchar', length: 1024 }) publicKey: string;

  /** How often the authenticator signed, where it counts; a copy of it would be found out by a number that is not higher. */
  @Column({ type: 'integer' }) counter: number;

  /** With commas between: "hybrid,internal". */
  @Column({ type: 'varchar', length: 80 }) transports: string;

  /** UTC. */
  @Column({ type: 'datetime' }) addedAt: Date;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) lastUsedAt: Date | null;
}
