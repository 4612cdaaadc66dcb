import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { CensusMember } from '../../quoting/group-census/census-member.entity.ts';
import { Installation } from './installation.entity.ts';

/** One call to the carrier system and its result. Append-only. */
@Entity('installation_attempts')
@Index('IDX_installation_attempts_installationId_censusMemberId', ['installationId', 'censusMemberId'])
export class InstallationAttempt {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) installationId: number;

  @ManyToOne(() => Installation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'installationId', foreignKeyConstraintName: 'FK_installation_attempts_installationId' })
  installation?: Installation;

  /** null = the group itself. */
  @Index('IDX_installation_attempts_censusMemberId')
  @Column({ type: 'integer', nullable: true })
  censusMemberId: number | null;

  @ManyToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'censusMemberId', foreignKeyConstraintName: 'FK_installation_attempts_censusMemberId' })
  censusMember?: CensusMember | null;

  /** UTC. */
  @Column({ type: 'datetime' }) at: Date;

  @Column({ type: 'varchar', length: 12 }) outcome: AttemptOutcome;

  /** The carrier's answer, for staff who contact the carrier: status, code, transaction id. No personal data. */
  @Column({ type: 'varchar', length: 200 }) detail: string;

  /** In a sentence, without personal data; '' when installed. */
  @Column({ type: 'varchar', length: 300 }) message: string;
}
