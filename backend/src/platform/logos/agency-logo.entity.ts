import { Column, Entity, Index, JoinColumn, OneToOne, ManyToOne, PrimaryColumn } from 'typeorm';
import { StoredDocument } from '../documents/stored-document.entity.ts';
import { Agency } from '../people/agency.entity.ts';

/** The picture of an agency on its proposals. */
@Entity('agency_logos')
export class AgencyLogo {
  @PrimaryColumn({ type: 'integer' }) agencyId: number;

  @OneToOne(() => Agency, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'agencyId', foreignKeyConstraintName: 'FK_agency_logos_agencyId' })
  agency?: Agency;

  @Index('IDX_agency_logos_documentId')
  @Column({ type: 'integer' })
  documentId: number;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'documentId', foreignKeyConstraintName: 'FK_agency_logos_documentId' })
  document?: StoredDocument;
}
