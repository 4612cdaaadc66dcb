import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { Proposal } from '../proposal.entity.ts';

/** A link with which someone without an account can read one proposal, until it expires or is revoked. */
@Entity('share_links')
export class ShareLink {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_share_links_proposalId')
  @Column({ type: 'integer' })
  proposalId: number;

  @ManyToOne(() => Proposal, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'proposalId', foreignKeyConstraintName: 'FK_share_links_proposalId' })
  proposal?: Proposal;

  /** SHA-256 of the random part of the URL, hex. The URL itself is never stored. */
  @Index('IDX_share_links_tokenDigest', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenDigest: string;

  @Index('IDX_share_links_createdByUserId')
  @Column({ type: 'integer' })
  createdByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'createdByUserId', foreignKeyConstraintName: 'FK_share_links_createdByUserId' })
  createdBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC. The link is invalid from this second on. */
  @Column({ type: 'datetime' }) expiresAt: Date;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) revokedAt: Date | null;

  @Index('IDX_share_links_revokedByUserId')
  @Column({ type: 'integer', nullable: true })
  revokedByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'revokedByUserId', foreignKeyConstraintName: 'FK_share_links_revokedByUserId' })
  revokedBy?: User | null;
}
