import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The latest row of one chain, as signed by a checkpoint. */
@Entity('audit_signed_heads')
@Index('IDX_audit_signed_heads_checkpoint_chain', ['checkpoint', 'chain'], { unique: true })
@Index('IDX_audit_signed_heads_chain_position', ['chain', 'position'])
export class SignedHead {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) checkpoint: number;

  @Column({ type: 'integer' }) chain: number;

  @Column({ type: 'integer' }) position: number;

  @Column({ type: 'varchar', length: 64 }) hash: string;
}
