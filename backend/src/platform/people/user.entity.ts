import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { Agent } from './agent.entity.ts';

/** Somebody who may sign in. */
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

  /** argon2id; null for people who come by single sign-on only. */
  @Column({ type: 'varchar', length: 200, nullable: true }) passwordHash: string | null;

  /** Who the single sign-on provider says this is. */
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

  /** Works for a general agency and looks after the agencies under it. */
  @Column({ type: 'boolean', default: false }) isGeneralAgent: boolean;

  /** false: locked. Whoever is locked cannot sign in, and their sessions are over. */
  @Column({ type: 'boolean', default: true }) isActive: boolean;

  /** Goes up when what the user may do changes: sessions that began with an earlier one are over. */
  @Column({ type: 'integer', default: 0 }) accessVersion: number;

  /** UTC; null until the first time. Not counted by the version. */
  @Index('IDX_users_lastSignInAt')
  @Column({ type: 'datetime', nullable: true })
  lastSignInAt: Date | null;

  @VersionColumn() version: number;
}
