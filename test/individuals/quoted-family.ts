import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import type { TestApp } from '../support/app.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';

/** Cents a month in Kent County, by age on 1/1/2027. */
const BENCHMARKS = { 8: 29_881, 40: 49_918, 42: 51_753 } as const;
/** MIChild was denied: at the family's income, children would otherwise have no tax credit. */
const child = (born: string) =>
  person({
    RelationshipToSubscriber: 'Child',
    DateOfBirth: born,
    VisionStatus: 'Waive',
    MedicaidDeniedOn: '2026-11-02',
  });
/** Five people, the children counted in the benchmark. */
const FAMILY = [
  person({ DateOfBirth: '1986-06-15' }),
  person({ RelationshipToSubscriber: 'Spouse', DateOfBirth: '1984-03-01' }),
  ...['2015-02-01', '2018-02-01', '2020-02-01'].map(child),
];

/** The benchmark of the family's county: at most $1,653.11 a month for five people with $60,000 a year. */
export async function insertBenchmarks(app: TestApp): Promise<void> {
  for (const [age, rateCents] of Object.entries(BENCHMARKS)) {
    await app.database.manager.insert(Benchmark, {
      coverageYear: 2027,
      countyFips: '26081',
      ageBand: ageBandOf(Number(age)),
      rateCents,
      ehbBasisPoints: 9830,
      source: 'A test',
    });
  }
}

/** A new quote of the family for permanent coverage from 1/1/2027. */
export async function quotedFamily(app: TestApp, agent: User): Promise<{ Id: number; Version: number }> {
  const open = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null } as const;
  const body = shortTermBody({ ...open, EffectiveDate: '2027-01-01', Census: FAMILY });
  return (await (await app.as(agent)).post('/api/quote').send(body)).body;
}
