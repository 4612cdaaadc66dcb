import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../platform/people/user.entity.ts';
import { StaffNote } from './staff-note.entity.ts';

/** A colleague whom a note mentions. Plain stored data. */
@Entity('staff_note_mentions')
@Index('IDX_staff_note_mentions_noteId_userId', ['noteId', 'userId'], { unique: true })
export class StaffNoteMention {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) noteId: number;

  @ManyToOne(() => StaffNote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'noteId', foreignKeyConstraintName: 'FK_staff_note_mentions_noteId' })
  note?: StaffNote;

  @Index('IDX_staff_note_mentions_userId')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_staff_note_mentions_userId' })
  user?: User;
}
