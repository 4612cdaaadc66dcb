import { cents, id, int, loose, stored, text } from '../../platform/database/stored.ts';

/**
 * The monthly premium of the second-lowest-cost silver plan for one person in a county. Per county and never per rating area: which
 * plans are sold differs within an area. Plain stored data.
 */
export class Benchmark extends stored(
  'benchmarks',
  {
    id: id(),
    coverageYear: int(),
    countyFips: text(5),
    /** Index into AGE_BANDS. */
    ageBand: int(),
    rateCents: cents(),
    /** The share of it for essential health benefits: 10,000 is all. */
    ehbBasisPoints: int(),
    /**
     * The part of the second-lowest-cost dental plan for a child's essential benefits, where the silver plan has no pediatric dental; null
     * where it has. 26 CFR 1.36B-3(f)(3).
     */
    pediatricDentalCents: cents().orNull(),
    /** Name of the file, or of the demo data. */
    source: loose(80),
  },
  { uniques: [['coverageYear', 'countyFips', 'ageBand']] },
) {}
