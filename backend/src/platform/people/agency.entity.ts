import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** An agency. One that belongs to a general agency names it. */
@Entity('agencies')
export class Agency {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_agencies_name')
  @Column({ type: 'varchar', length: 150 })
  name: string;

  @Index('IDX_agencies_generalAgencyId')
  @Column({ type: 'integer', nullable: true })
  generalAgencyId: number | null;

  /** false: no longer offered for agents; existing assignments are kept. */
  @Column({ type: 'boolean', default: true }) isActive: boolean;

  @VersionColumn({ default: 1 }) version: number;
}
