import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../people/user.entity.ts';

/** A stored file: its type and owner; the content is in the blob store. Written once. */
@Entity('documents')
export class StoredDocument {
  @PrimaryGeneratedColumn() id: number;

  /** From newBlobKey: random. */
  @Index('IDX_documents_blobKey', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  blobKey: string;

  @Column({ type: 'varchar', length: 255 }) fileName: string;

  @Column({ type: 'varchar', length: 100 }) contentType: string;

  @Column({ type: 'integer' }) sizeBytes: number;

  /** Hex. */
  @Column({ type: 'varchar', length: 64 }) sha256: string;

  /** The user who created or uploaded it. The record that it belongs to decides who may read it. */
  @Index('IDX_documents_ownerUserId')
  @Column({ type: 'integer' })
  ownerUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'ownerUserId', foreignKeyConstraintName: 'FK_documents_ownerUserId' })
  owner?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;
}
