import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StoredDocument } from '../documents/stored-document.entity.ts';

/** The id of the only row. */
export const CARRIER_LOGO_ID = 1;

/** The picture of the carrier on all proposals: one row, or none. */
@Entity('carrier_logo')
export class CarrierLogo {
  @PrimaryColumn({ type: 'integer' }) id: number;

  @Index('IDX_carrier_logo_documentId')
  @Column({ type: 'integer' })
  documentId: number;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'documentId', foreignKeyConstraintName: 'FK_carrier_logo_documentId' })
  document?: StoredDocument;
}
