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

  /**
   * The part of the second-lowest-cost dental plan for a child's essential benefits, where the silver plan has no pediatric dental; null
   * where it has. 26 CFR 1.36B-3(f)(3).
   */
  @Column({ type: 'integer', nullable: true }) pediatricDentalCents: number | null;

  /** Name of the file, or of the demo data. */
  @Column({ type: 'varchar', length: 80 }) source: string;
}
