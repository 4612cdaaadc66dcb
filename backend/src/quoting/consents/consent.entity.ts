import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ConsentKind, ConsentWay } from '#shared/consents/consent-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { StoredDocument } from '../../platform/documents/stored-document.entity.ts';
import { Agent } from '../../platform/people/agent.entity.ts';
import { User } from '../../platform/people/user.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/**
 * A client's consent to be helped at the marketplace, or a client's review of the application. Evidence: written once. The quote, the proof
 * and the revocation are added later, each once; nothing is changed or deleted. Source: 45 CFR 155.220(j)(2)(ii) and (iii).
 */
@Entity('consents')
@Index('IDX_consents_agentId_quoteId', ['agentId', 'quoteId'])
export class Consent {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 10 }) kind: ConsentKind;

  /** null until there is one: consent comes before any help. */
  @Index('IDX_consents_quoteId')
  @Column({ type: 'integer', nullable: true })
  quoteId: number | null;

  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_consents_quoteId' })
  quote?: Quote | null;

  /** To whom it was given. */
  @Column({ type: 'integer' }) agentId: number;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_consents_agentId' })
  agent?: Agent;

  /** With the National Producer Number, as it was. */
  @Column({ type: 'varchar', length: 160 }) agentName: string;

  @Column({ type: 'varchar', length: 150 }) agencyName: string;

  @Column({ type: 'varchar', length: 120 }) consumerName: string;

  /** null: the consumer in person. */
  @Column({ type: 'varchar', length: 120, nullable: true }) representativeName: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true }) representativeRelationship: string | null;

  @Column({ type: 'varchar', length: 12 }) way: ConsentWay;

  /** Of a call: where the recording can be found. */
  @Column({ type: 'varchar', length: 200, nullable: true }) recording: string | null;

  /** UTC. */
  @Column({ type: 'datetime' }) givenAt: Date;

  /** Calendar day: the last one of a consent. */
  @Column({ type: 'date', nullable: true }) until: IsoDate | null;

  @Column({ type: 'varchar', length: 20 }) textVersion: string;

  /** The full text, with names and dates. */
  @Column({ type: 'text' }) agreedText: string;

  /** Of the text, hex. */
  @Column({ type: 'varchar', length: 64 }) sha256: string;

  /** Of a review: of the household as it was reviewed, hex. */
  @Column({ type: 'varchar', length: 64, nullable: true }) reviewedSha256: string | null;

  @Index('IDX_consents_proofDocumentId', { unique: true })
  @Column({ type: 'integer', nullable: true })
  proofDocumentId: number | null;

  @ManyToOne(() => StoredDocument, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'proofDocumentId', foreignKeyConstraintName: 'FK_consents_proofDocumentId' })
  proof?: StoredDocument | null;

  @Index('IDX_consents_recordedByUserId')
  @Column({ type: 'integer' })
  recordedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'recordedByUserId', foreignKeyConstraintName: 'FK_consents_recordedByUserId' })
  recordedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) recordedAt: Date;

  /** UTC. null: not revoked. */
  @Column({ type: 'datetime', nullable: true }) revokedAt: Date | null;

  @Column({ type: 'varchar', length: 12, nullable: true }) revokedWay: ConsentWay | null;

  @Column({ type: 'varchar', length: 120, nullable: true }) revokedBy: string | null;

  @Index('IDX_consents_revocationRecordedByUserId')
  @Column({ type: 'integer', nullable: true })
  revocationRecordedByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({
    name: 'revocationRecordedByUserId',
    foreignKeyConstraintName: 'FK_consents_revocationRecordedByUserId',
  })
  revocationRecordedBy?: User | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) revocationRecordedAt: Date | null;

  /** Calendar day. */
  @Column({ type: 'date' }) retainUntil: IsoDate;
}
