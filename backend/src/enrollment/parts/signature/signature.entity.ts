import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import { QuoteEvent } from '../../../quoting/quotes/quote-event.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/**
 * An electronic signature and the evidence for it. Plain stored data, written once: nothing updates or deletes a row.
 * Source: ESIGN, UETA; spec 001 section 3, "Signature".
 */
@Entity('signatures')
export class Signature {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_signatures_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_signatures_quoteId' })
  quote?: Quote;

  /**
   * The step that the signature caused: of a group, the status change to Complete, which returning the quote later withdraws; of a household,
   * a step of its own.
   */
  @Index('IDX_signatures_quoteEventId', { unique: true })
  @Column({ type: 'integer' })
  quoteEventId: number;

  @ManyToOne(() => QuoteEvent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteEventId', foreignKeyConstraintName: 'FK_signatures_quoteEventId' })
  quoteEvent?: QuoteEvent;

  @Index('IDX_signatures_signedByUserId')
  @Column({ type: 'integer' })
  signedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'signedByUserId', foreignKeyConstraintName: 'FK_signatures_signedByUserId' })
  signedBy?: User;

  /** As typed. */
  @Column({ type: 'varchar', length: 100 }) signedByName: string;

  /** Of the account, at that moment; null = signed before this column existed. */
  @Column({ type: 'varchar', length: 120, nullable: true }) accountName: string | null;

  /** Of a household's application, with their number: staff sign for this agent. null = of a group. */
  @Column({ type: 'varchar', length: 160, nullable: true }) agentOfRecord: string | null;

  /** UTC. */
  @Column({ type: 'datetime' }) signedAt: Date;

  @Column({ type: 'varchar', length: 2000 }) agentNotes: string;

  @Column({ type: 'varchar', length: 20 }) consentVersion: string;

  /** The full text of what was agreed to. */
  @Column({ type: 'text' }) consentText: string;

  /** Agreed that members who are now covered but not on this census lose coverage; false if there are none. */
  @Column({ type: 'boolean', default: false }) memberDropConsent: boolean;

  @Column({ type: 'varchar', length: 64 }) ip: string;

  @Column({ type: 'varchar', length: 400 }) userAgent: string;

  /** The signed content as canonical JSON; its digest is that of the document. */
  @Index('IDX_signatures_contentDocumentId', { unique: true })
  @Column({ type: 'integer' })
  contentDocumentId: number;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'contentDocumentId', foreignKeyConstraintName: 'FK_signatures_contentDocumentId' })
  content?: StoredDocument;
}
