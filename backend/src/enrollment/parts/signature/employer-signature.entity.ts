import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** A link with which the employer signs a quote's application, and the signature with its evidence. Signed or declined once. */
@Entity('employer_signatures')
export class EmployerSignature {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_employer_signatures_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_employer_signatures_quoteId' })
  quote?: Quote;

  /** Who is to sign, as the agent entered it. */
  @Column({ type: 'varchar', length: 100 }) employerName: string;

  /** SHA-256 of the random part of the address, hex. The address itself is never stored. */
  @Index('IDX_employer_signatures_tokenDigest', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenDigest: string;

  /** HMAC of the code, hex, under a key that is not in the database. */
  @Column({ type: 'varchar', length: 64 }) codeDigest: string;

  /** In the life of the link. */
  @Column({ type: 'integer' }) wrongCodes: number;

  @Index('IDX_employer_signatures_createdByUserId')
  @Column({ type: 'integer' })
  createdByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'createdByUserId', foreignKeyConstraintName: 'FK_employer_signatures_createdByUserId' })
  createdBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC. The link is invalid from this second on. */
  @Column({ type: 'datetime' }) expiresAt: Date;

  /** UTC; the first time with the correct code. */
  @Column({ type: 'datetime', nullable: true }) openedAt: Date | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) revokedAt: Date | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) declinedAt: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true }) declineReason: string | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) signedAt: Date | null;

  /** As typed. */
  @Column({ type: 'varchar', length: 100, nullable: true }) signedByName: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true }) consentVersion: string | null;

  /** The full text of what was agreed to. */
  @Column({ type: 'text', nullable: true }) consentText: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true }) ip: string | null;

  @Column({ type: 'varchar', length: 400, nullable: true }) userAgent: string | null;

  /** The signed content as canonical JSON; its digest is that of the document. */
  @Index('IDX_employer_signatures_contentDocumentId', { unique: true })
  @Column({ type: 'integer', nullable: true })
  contentDocumentId: number | null;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'contentDocumentId', foreignKeyConstraintName: 'FK_employer_signatures_contentDocumentId' })
  content?: StoredDocument | null;
}
