import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { Agency } from './agency.entity.ts';

/** A licensed agent. Plain stored data. */
@Entity('agents')
@Index('IDX_agents_lastName_firstName', ['lastName', 'firstName'])
export class Agent {
  @PrimaryGeneratedColumn() id: number;

  /** The insurer's own number for the agent. */
  @Index('IDX_agents_srcAgentId', { unique: true })
  @Column({ type: 'varchar', length: 20 })
  srcAgentId: string;

  @Column({ type: 'varchar', length: 60 }) firstName: string;

  @Column({ type: 'varchar', length: 60 }) lastName: string;

  /** National Producer Number, digits; empty for none. */
  @Index('IDX_agents_npnNumber')
  @Column({ type: 'varchar', length: 10 })
  npnNumber: string;

  /** Ten digits; empty for none. */
  @Column({ type: 'varchar', length: 10 }) phone: string;

  @Column({ type: 'varchar', length: 120 }) email: string;

  @Index('IDX_agents_agencyId')
  @Column({ type: 'integer' })
  agencyId: number;

  @ManyToOne(() => Agency, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agencyId', foreignKeyConstraintName: 'FK_agents_agencyId' })
  agency?: Agency;

  @Column({ type: 'boolean', default: false }) isAgentBroker: boolean;

  /** false: no longer offered for new groups and users; the agent keeps existing ones. */
  @Column({ type: 'boolean', default: true }) isActive: boolean;

  @VersionColumn({ default: 1 }) version: number;
}
