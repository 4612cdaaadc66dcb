import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../people/user.entity.ts';
import { SealedText } from '../../security/sealed-column.ts';

/** An e-mail that a demo kept instead of sending it. Plain stored data. */
@Entity('sandbox_emails')
export class SandboxEmail {
  @PrimaryGeneratedColumn() id: number;

  /** A UUID: a repeat is the same e-mail. */
  @Index('IDX_sandbox_emails_messageId', { unique: true })
  @Column({ type: 'varchar', length: 36 })
  messageId: string;

  @Index('IDX_sandbox_emails_sentByUserId')
  @Column({ type: 'integer' })
  sentByUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sentByUserId', foreignKeyConstraintName: 'FK_sandbox_emails_sentByUserId' })
  sentBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) sentAt: Date;

  /** JSON; null only until the new row has its id. */
  @SealedText() contentSealed: string | null;
}
