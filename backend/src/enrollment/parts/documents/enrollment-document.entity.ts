import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { AnyDocTypeId } from '#shared/enrollment/documents/document-types';
import { User } from '../../../platform/people/user.entity.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** A supporting document of an enrollment; there may be several of one type. Plain stored data, written once. */
@Entity('enrollment_documents')
@Index('IDX_enrollment_documents_quoteId_docTypeId', ['quoteId', 'docTypeId'])
export class EnrollmentDocument {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_enrollment_documents_quoteId' })
  quote?: Quote;

  @Column({ type: 'integer' }) docTypeId: AnyDocTypeId;

  @Index('IDX_enrollment_documents_documentId', { unique: true })
  @Column({ type: 'integer' })
  documentId: number;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'documentId', foreignKeyConstraintName: 'FK_enrollment_documents_documentId' })
  document?: StoredDocument;

  @Index('IDX_enrollment_documents_uploadedByUserId')
  @Column({ type: 'integer' })
  uploadedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'uploadedByUserId', foreignKeyConstraintName: 'FK_enrollment_documents_uploadedByUserId' })
  uploadedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) uploadedAt: Date;
}
