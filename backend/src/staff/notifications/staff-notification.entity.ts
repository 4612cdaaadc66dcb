import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationKind } from '#shared/staff-notifications/staff-notification';
import { User } from '../../platform/people/user.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';
import { StaffNote } from '../notes/staff-note.entity.ts';

/** What a staff member is told of. Plain stored data: ids only, names are joined when it is read. */
@Entity('staff_notifications')
@Index('IDX_staff_notifications_noteId_userId', ['noteId', 'userId'], { unique: true })
@Index('IDX_staff_notifications_userId_id', ['userId', 'id'])
@Index('IDX_staff_notifications_userId_readAt', ['userId', 'readAt'])
export class StaffNotification {
  @PrimaryGeneratedColumn() id: number;

  /** Who is told. */
  @Column({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_staff_notifications_userId' })
  user?: User;

  @Column({ type: 'varchar', length: 12 }) kind: NotificationKind;

  @Index('IDX_staff_notifications_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_staff_notifications_quoteId' })
  quote?: Quote;

  /** Who did it. */
  @Index('IDX_staff_notifications_actorUserId')
  @Column({ type: 'integer' })
  actorUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'actorUserId', foreignKeyConstraintName: 'FK_staff_notifications_actorUserId' })
  actor?: User;

  /** Of a mention. */
  @Column({ type: 'integer', nullable: true }) noteId: number | null;

  @ManyToOne(() => StaffNote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'noteId', foreignKeyConstraintName: 'FK_staff_notifications_noteId' })
  note?: StaffNote | null;

  /** UTC. */
  @Index('IDX_staff_notifications_createdAt')
  @Column({ type: 'datetime' })
  createdAt: Date;

  /** UTC. null = unread. */
  @Index('IDX_staff_notifications_readAt')
  @Column({ type: 'datetime', nullable: true })
  readAt: Date | null;
}
