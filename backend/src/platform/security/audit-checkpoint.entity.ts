import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signature over the latest row of every chain that grew since the previous checkpoint, to detect truncated chains. */
@Entity('audit_checkpoints')
export class AuditCheckpoint {
  /** From 1 without a gap. */
  @PrimaryColumn({ type: 'integer' }) number: number;

  /** UTC. */
  @Column({ type: 'datetime' }) at: Date;

  /** Key id in AUDIT_KEYS. */
  @Column({ type: 'varchar', length: 32 }) keyId: string;

  /** HMAC over the previous checkpoint and this one's heads. */
  @Column({ type: 'varchar', length: 64 }) digest: string;
}
