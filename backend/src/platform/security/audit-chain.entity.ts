import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A chain of audit rows that follow from each other, written by one process. It is created with its first row, in one transaction. */
@Entity('audit_chains')
export class AuditChain {
  @PrimaryGeneratedColumn() id: number;

  /** Key id in AUDIT_KEYS. */
  @Column({ type: 'varchar', length: 32 }) keyId: string;

  /** UTC. */
  @Column({ type: 'datetime' }) beganAt: Date;
}
