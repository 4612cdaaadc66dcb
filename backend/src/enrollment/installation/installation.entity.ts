import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { Group } from '../../quoting/groups/group.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

/** The installation of an approved group in the carrier system; its id is the GroupInstallId. Plain stored data. */
@Entity('installations')
@Index('IDX_installations_quoteId', ['quoteId'], { unique: true })
@Index('IDX_installations_failedAt', ['failedAt'])
@Index('IDX_installations_message_failedAt', ['message', 'failedAt'])
export class Installation {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_installations_quoteId' })
  quote?: Quote;

  @Index('IDX_installations_groupId')
  @Column({ type: 'integer' })
  groupId: number;

  @ManyToOne(() => Group, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_installations_groupId' })
  group?: Group;

  /** Status of the group itself; its members have their own. */
  @Column({ type: 'varchar', length: 10 }) status: InstallationStatus;

  /** The group is installed, but some member is not and needs a person's attention. */
  @Column({ type: 'boolean', default: false }) processedWithErrors: boolean;

  /** The carrier's group number; null until the carrier sends one. */
  @Column({ type: 'varchar', length: 20, nullable: true }) groupNumber: string | null;

  /** UTC. */
  @Column({ type: 'datetime' }) approvedAt: Date;

  /** UTC. Start of the first attempt. */
  @Column({ type: 'datetime' }) startedAt: Date;

  /** UTC. Last failure, until it is installed: also while it is sent again. null = no one has to look at it. */
  @Column({ type: 'datetime', nullable: true }) failedAt: Date | null;

  /** The reason, in the carrier's words without personal data; '' = no error. */
  @Column({ type: 'varchar', length: 300 }) message: string;
}
