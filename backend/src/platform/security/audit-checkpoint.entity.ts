import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signature over the newest row of every chain that went on since the checkpoint before: rows cut off an end are missed. */
@Entity('audit_checkpoints')
export class AuditCheckpoint {
  /** From 1 without a gap; 0 = what was noted of a database from before there were checkpoints. */
  @PrimaryColumn({ type: 'integer' }) number: number;

  /** UTC. */
  @Column({ type: 'datetime' }) at: Date;

  /** Of AUDIT_KEYS. */
  @Column({ type: 'varchar', length: 32 }) keyId: string;

  /** HMAC over the checkpoint before and this one's heads. */
  @Column({ type: 'varchar', length: 64 }) digest: string;
}
