import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { SubgroupStatus } from '#shared/enrollment/application-options';
import { Application } from './application.entity.ts';

/** The primary group or a subgroup of an application, for lookups: the rest is in the application's answers. Plain stored data. */
@Entity('subgroups')
@Index('IDX_subgroups_applicationId_subGroupId', ['applicationId', 'subGroupId'], { unique: true })
export class StoredSubgroup {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) applicationId: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'applicationId', foreignKeyConstraintName: 'FK_subgroups_applicationId' })
  application?: Application;

  /** S001 is the primary group. */
  @Column({ type: 'varchar', length: 4 }) subGroupId: string;

  @Column({ type: 'varchar', length: 150 }) name: string;

  /** Nine digits; null until a valid one is entered. */
  @Index('IDX_subgroups_taxId')
  @Column({ type: 'varchar', length: 9, nullable: true })
  taxId: string | null;

  @Column({ type: 'varchar', length: 10 }) status: SubgroupStatus;
}
