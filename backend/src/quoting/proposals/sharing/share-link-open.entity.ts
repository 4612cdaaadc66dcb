import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ShareLink } from './share-link.entity.ts';

/** The proposal behind a link was opened. Written once. */
@Entity('share_link_opens')
@Index('IDX_share_link_opens_shareLinkId_openedAt', ['shareLinkId', 'openedAt'])
export class ShareLinkOpen {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) shareLinkId: number;

  @ManyToOne(() => ShareLink, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shareLinkId', foreignKeyConstraintName: 'FK_share_link_opens_shareLinkId' })
  shareLink?: ShareLink;

  /** UTC. */
  @Column({ type: 'datetime' }) openedAt: Date;

  /** The network only: "203.0.113.0", "2001:db8:1::". */
  @Column({ type: 'varchar', length: 45 }) address: string;

  /** Family of browser and device: "Safari on iPhone". */
  @Column({ type: 'varchar', length: 40 }) device: string;
}
