import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { EmailState } from '#shared/proposals/proposal-email';
import { SealedColumn, SealedText } from '../../../platform/security/sealed-column.ts';
import { ShareLink } from '../sharing/share-link.entity.ts';

/** An e-mail to one address, with a link of its own. Plain stored data. */
@Entity('proposal_emails')
export class ProposalEmail {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_proposal_emails_shareLinkId', { unique: true })
  @Column({ type: 'integer' })
  shareLinkId: number;

  @ManyToOne(() => ShareLink, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shareLinkId', foreignKeyConstraintName: 'FK_proposal_emails_shareLinkId' })
  shareLink?: ShareLink;

  @Column({ type: 'varchar', length: 10 }) state: EmailState;

  /** Why it was not sent, in a sentence without personal data; '' otherwise. */
  @Column({ type: 'varchar', length: 200 }) reason: string;

  /** UTC. When it was sent, or given up. */
  @Column({ type: 'datetime', nullable: true }) settledAt: Date | null;

  /** JSON; null only until the new row has its id. */
  @SealedText() contentSealed: string | null;

  /** The last part of the link's URL, which is stored nowhere else; erased once the e-mail was sent or given up. */
  @SealedColumn(250) tokenSealed: string | null;
}
