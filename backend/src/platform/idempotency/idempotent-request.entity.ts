import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../people/user.entity.ts';

/** A submission with an Idempotency-Key, and its answer. Plain stored data. */
@Entity('idempotent_requests')
@Index('IDX_idempotent_requests_userId_keyDigest', ['userId', 'keyDigest'], { unique: true })
export class IdempotentRequest {
  @PrimaryGeneratedColumn() id: number;

  /** Each user has keys of their own. */
  @Column({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_idempotent_requests_userId' })
  user?: User;

  /** SHA-256 of the key, hex. */
  @Column({ type: 'varchar', length: 64 }) keyDigest: string;

  /** SHA-256 of the call and its body, hex. */
  @Column({ type: 'varchar', length: 64 }) requestDigest: string;

  /** The attempt that is working on it. */
  @Column({ type: 'varchar', length: 36 }) attempt: string;

  /** UTC. When the attempt began, or last said that it still works on it. */
  @Index('IDX_idempotent_requests_begunAt')
  @Column({ type: 'datetime' })
  begunAt: Date;

  /** The answer; null while in progress. */
  @Column({ type: 'simple-json', nullable: true }) answer: unknown;
}
