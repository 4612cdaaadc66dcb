import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { SurveyAnswer } from '#shared/renewals/renewal-survey';
import { User } from '../../../platform/people/user.entity.ts';
import { Group } from '../../../quoting/groups/group.entity.ts';

/** Whether a group intends to renew: asked by internal staff, answered by its agent. Plain stored data. */
@Entity('renewal_surveys')
@Index('IDX_renewal_surveys_groupId_renewalDate', ['groupId', 'renewalDate'], { unique: true })
export class RenewalSurvey {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) groupId: number;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_renewal_surveys_groupId' })
  group?: Group;

  /** The renewal that the survey is about. */
  @Column({ type: 'date' }) renewalDate: IsoDate;

  @Index('IDX_renewal_surveys_askedByUserId')
  @Column({ type: 'integer' })
  askedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'askedByUserId', foreignKeyConstraintName: 'FK_renewal_surveys_askedByUserId' })
  askedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) askedAt: Date;

  /** null until answered. It may be changed until the group has renewed. */
  @Column({ type: 'varchar', length: 12, nullable: true }) answer: SurveyAnswer | null;

  @Index('IDX_renewal_surveys_answeredByUserId')
  @Column({ type: 'integer', nullable: true })
  answeredByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'answeredByUserId', foreignKeyConstraintName: 'FK_renewal_surveys_answeredByUserId' })
  answeredBy?: User | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) answeredAt: Date | null;
}
