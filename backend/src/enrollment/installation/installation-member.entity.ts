import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { CensusMember } from '../../quoting/group-census/census-member.entity.ts';
import { Installation } from './installation.entity.ts';

/** One person of an installation. Plain stored data. */
@Entity('installation_members')
@Index('IDX_installation_members_installationId_censusMemberId', ['installationId', 'censusMemberId'], { unique: true })
@Index('IDX_installation_members_failedAt', ['failedAt'])
@Index('IDX_installation_members_message_failedAt', ['message', 'failedAt'])
export class InstallationMember {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) installationId: number;

  @ManyToOne(() => Installation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'installationId', foreignKeyConstraintName: 'FK_installation_members_installationId' })
  installation?: Installation;

  @Index('IDX_installation_members_censusMemberId')
  @Column({ type: 'integer' })
  censusMemberId: number;

  @ManyToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'censusMemberId', foreignKeyConstraintName: 'FK_installation_members_censusMemberId' })
  censusMember?: CensusMember;

  @Column({ type: 'varchar', length: 10 }) status: InstallationStatus;

  /** Id of the last failed attempt, shown as EwsTransactionId; 0 = none. */
  @Column({ type: 'integer', default: 0 }) failedAttemptId: number;

  /** UTC. Last failure, until it is installed: also while it is sent again. null = no one has to look at it. */
  @Column({ type: 'datetime', nullable: true }) failedAt: Date | null;

  /** The reason, without personal data; '' = no error. */
  @Column({ type: 'varchar', length: 300 }) message: string;
}
