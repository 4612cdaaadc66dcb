import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { BucketColumn } from '../../platform/security/blind-index.ts';
import { Quote } from '../quotes/quote.entity.ts';
import { CensusPersonColumns } from './snapshots/census-person-columns.ts';

/** One person on the census of a quote. Plain stored data. Written through CensusRepository only. */
@Entity('census_members')
@Index('IDX_census_members_quoteId_employeeNumber', ['quoteId', 'employeeNumber'])
export class CensusMember extends CensusPersonColumns {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_census_members_quoteId' })
  quote?: Quote;

  /** Of the SSN, on the quotes of households: those are searched by it. */
  @Index('IDX_census_members_ssnBucket')
  @BucketColumn('ssnSealed')
  ssnBucket: number | null;

  /** Of a household: the answers to what is not asked for now, which come back when it is (household-columns). JSON. */
  @Column({ type: 'varchar', length: 160, nullable: true }) setAside: string | null;

  @VersionColumn() version: number;
}
