import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { User } from '../people/user.entity.ts';
import { SealedText } from '../security/sealed-column.ts';

/** What a user has typed into a form and not saved yet. Plain stored data. */
@Entity('form_drafts')
@Index('IDX_form_drafts_userId_form', ['userId', 'form'], { unique: true })
export class FormDraft {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_form_drafts_userId' })
  user?: User;

  /** "new-group", "group-7". */
  @Column({ type: 'varchar', length: 40 }) form: string;

  /** JSON; null only until the new row has its id. */
  @SealedText() contentSealed: string | null;

  /** UTC. */
  @Index('IDX_form_drafts_savedAt')
  @Column({ type: 'datetime' })
  savedAt: Date;

  @VersionColumn() version: number;
}
