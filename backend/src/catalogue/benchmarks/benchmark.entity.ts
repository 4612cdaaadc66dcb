import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The monthly premium of the second-lowest-cost silver plan for one person in a county. Per county and never per rating area: which
 * plans are sold differs within an area. Plain stored data.
 */
@Entity('benchmarks')
@Index('IDX_benchmarks_coverageYear_countyFips_ageBand', ['coverageYear', 'countyFips', 'ageBand'], { unique: true })
export class Benchmark {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) coverageYear: number;

  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** Index into AGE_BANDS. */
  @Column({ type: 'integer' }) ageBand: number;

  @Column({ type: 'integer' }) rateCents: number;

  /** The share of it for essential health benefits: 10,000 is all. */
  @Column({ type: 'integer' }) ehbBasisPoints: number;

  /** Name of the file, or of the demo data. */
  @Column({ type: 'varchar', length: 80 }) source: string;
}
