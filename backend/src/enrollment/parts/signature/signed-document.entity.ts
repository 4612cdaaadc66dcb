import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import { Signature } from './signature.entity.ts';

/** A supporting document that was present at signing: its file is kept. Written once. */
@Entity('signed_documents')
@Index('IDX_signed_documents_signatureId_documentId', ['signatureId', 'documentId'], { unique: true })
export class SignedDocument {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) signatureId: number;

  @ManyToOne(() => Signature, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'signatureId', foreignKeyConstraintName: 'FK_signed_documents_signatureId' })
  signature?: Signature;

  @Index('IDX_signed_documents_documentId')
  @Column({ type: 'integer' })
  documentId: number;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'documentId', foreignKeyConstraintName: 'FK_signed_documents_documentId' })
  document?: StoredDocument;
}
