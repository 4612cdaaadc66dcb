import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { Agent } from './agent.entity.ts';

/** A person who may sign in. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn() id: number;

  /** Lower case. */
  @Index('IDX_users_username', { unique: true })
  @Column({ type: 'varchar', length: 100 })
  username: string;

  @Index('IDX_users_fullName')
  @Column({ type: 'varchar', length: 120 })
  fullName: string;

  @Index('IDX_users_email')
  @Column({ type: 'varchar', length: 120 })
  email: string;

  /** argon2id; null for people who only use single sign-on. */
  @Column({ type: 'varchar', length: 200, nullable: true }) passwordHash: string | null;

  /** The subject at the single sign-on provider. */
  @Index('IDX_users_oidcSubject', { unique: true })
  @Column({ type: 'varchar', length: 190, nullable: true })
  oidcSubject: string | null;

  @Column({ type: 'simple-array' }) roles: string[];

  /** The user's own agent record; null for internal staff. */
  @Index('IDX_users_agentId')
  @Column({ type: 'integer', nullable: true })
  agentId: number | null;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_users_agentId' })
  agent?: Agent | null;

  /** Works for a general agency and serves the agencies under it. */
  @Column({ type: 'boolean', default: false }) isGeneralAgent: boolean;

  /** false: locked. A locked user cannot sign in, and existing sessions end. */
  @Column({ type: 'boolean', default: true }) isActive: boolean;

  /** Incremented when the user's permissions change: sessions with an earlier version end. */
  @Column({ type: 'integer', default: 0 }) accessVersion: number;

  /** UTC; null until the first time. Does not change the version. */
  @Index('IDX_users_lastSignInAt')
  @Column({ type: 'datetime', nullable: true })
  lastSignInAt: Date | null;

  @VersionColumn() version: number;
}
