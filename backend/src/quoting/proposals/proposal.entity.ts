import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ProposalKind } from '#shared/proposals/proposal-kind';
import { User } from '../../platform/people/user.entity.ts';
import { StoredDocument } from '../../platform/documents/stored-document.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/** A proposal made from a quote: when, by whom, with which parts, and its file. Plain stored data, written once. */
@Entity('proposals')
@Index('IDX_proposals_quoteId_madeAt', ['quoteId', 'madeAt'])
export class Proposal {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_proposals_quoteId' })
  quote?: Quote;

  @Index('IDX_proposals_madeByUserId')
  @Column({ type: 'integer' })
  madeByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'madeByUserId', foreignKeyConstraintName: 'FK_proposals_madeByUserId' })
  madeBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) madeAt: Date;

  @Column({ type: 'date' }) effectiveDate: IsoDate;

  /** Names of PROPOSAL_PARTS, comma-separated. */
  @Column({ type: 'varchar', length: 500 }) parts: string;

  @Column({ type: 'varchar', length: 255 }) fileName: string;

  /** Digest of the PDF as it was sent, hex. */
  @Column({ type: 'varchar', length: 64 }) sha256: string;

  @Column({ type: 'varchar', length: 20, default: 'Proposal' }) kind: ProposalKind;

  /** Null for proposals made before files were stored. */
  @Index('IDX_proposals_documentId')
  @Column({ type: 'integer', nullable: true })
  documentId: number | null;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'documentId', foreignKeyConstraintName: 'FK_proposals_documentId' })
  document?: StoredDocument | null;
}
