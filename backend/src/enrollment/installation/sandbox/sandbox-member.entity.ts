import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person installed by the carrier sandbox: the sender's reference, nothing else. */
@Entity('carrier_sandbox_members')
@Index('IDX_carrier_sandbox_members_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxMember {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  /** The group's reference. */
  @Column({ type: 'varchar', length: 40 }) groupReference: string;

  @Index('IDX_carrier_sandbox_members_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
