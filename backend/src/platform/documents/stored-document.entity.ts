import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../people/user.entity.ts';

/** A file that is kept: what it is and whose; its bytes are in the blob store. Written once. */
@Entity('documents')
export class StoredDocument {
  @PrimaryGeneratedColumn() id: number;

  /** Of newBlobKey: random. */
  @Index('IDX_documents_blobKey', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  blobKey: string;

  @Column({ type: 'varchar', length: 255 }) fileName: string;

  @Column({ type: 'varchar', length: 100 }) contentType: string;

  @Column({ type: 'integer' }) sizeBytes: number;

  /** Hex. */
  @Column({ type: 'varchar', length: 64 }) sha256: string;

  /** Who made or brought it. Who may read it is decided by the record that it belongs to. */
  @Index('IDX_documents_ownerUserId')
  @Column({ type: 'integer' })
  ownerUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'ownerUserId', foreignKeyConstraintName: 'FK_documents_ownerUserId' })
  owner?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;
}
