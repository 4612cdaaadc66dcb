import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Rows of the audit trail that follow from each other, written by one process. It begins with its first row, in one transaction. */
@Entity('audit_chains')
export class AuditChain {
  @PrimaryGeneratedColumn() id: number;

  /** Of AUDIT_KEYS. Empty: rows from before there were keys. */
  @Column({ type: 'varchar', length: 32 }) keyId: string;

  /** UTC. */
  @Column({ type: 'datetime' }) beganAt: Date;
}
