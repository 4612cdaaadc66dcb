import fc from 'fast-check';
import { emptyRates, NOT_FILED, rateIndex, type FiledRates } from '../../../catalogue/rating/filed-rates.ts';
import { comparePeople, sumOf } from './compare-premiums.ts';
import { CAUSES, causesOf, noCauses, type Causes, type PlanChange, type RatedPerson } from './premium-steps.ts';

const OLD = 1;
const OLD_NEXT_YEAR = 11;
const NEW_LAST_YEAR = 2;
const NEW = 12;

/** Cents that reveal their origin: 1,000 per year of age band, 100,000 per area, 7 for tobacco, and the plan's base. */
function rates(bases: Record<number, number>, tobacco = 7): FiledRates {
  const filed = emptyRates(Object.keys(bases).map(Number));
  for (const [planId, row] of filed.rowOf) {
    for (let area = 1; area <= 16; area += 1) {
      for (let band = 0; band <= 50; band += 1) {
        const cents = bases[planId]! + area * 100_000 + band * 1_000;
        filed.plainCents[rateIndex(row, area, band)] = cents;
        filed.tobaccoCents[rateIndex(row, area, band)] = cents + tobacco;
      }
    }
  }
  return filed;
}

const lastYear = rates({ [OLD]: 50, [NEW_LAST_YEAR]: 60 });
const thisYear = rates({ [OLD_NEXT_YEAR]: 80, [NEW]: 95 });
const plans = (given: { before?: object; after?: object } = {}): PlanChange => ({
  before: { rates: lastYear, area: 3, planId: OLD, followerId: OLD_NEXT_YEAR, ...given.before },
  after: { rates: thisYear, area: 3, planId: OLD_NEXT_YEAR, predecessorId: OLD, ...given.after },
});
const NEW_PLAN = { planId: NEW, predecessorId: NEW_LAST_YEAR };

const person = (age: number, given: Partial<RatedPerson> = {}): RatedPerson => ({
  age,
  band: Math.max(0, age - 14),
  tobacco: false,
  isFree: false,
  cents: 0,
  ...given,
});
/** Priced by the same formula as the rates above. */
const priced = (age: number, base: number, { area = 3, ...given }: Partial<RatedPerson> & { area?: number } = {}) => {
  const loaded = (given.tobacco ?? false) && age >= 21 ? 7 : 0;
  return person(age, { cents: base + area * 100_000 + Math.max(0, age - 14) * 1_000 + loaded, ...given });
};
const only = (causes: Partial<Causes>): Causes => ({ ...noCauses(), ...causes });

describe('why a member costs something else', () => {
  it.each`
    case                                            | change                                                                                  | before                               | after                                | causes
    ${'nothing but the filed rates'}                | ${plans()}                                                                              | ${priced(40, 50)}                    | ${priced(40, 80)}                    | ${{ rates: 30 }}
    ${'a year older'}                               | ${plans()}                                                                              | ${priced(40, 50)}                    | ${priced(41, 80)}                    | ${{ ageing: 1000, rates: 30 }}
    ${'began to use tobacco'}                       | ${plans()}                                                                              | ${priced(40, 50)}                    | ${priced(40, 80, { tobacco: true })} | ${{ tobacco: 7, rates: 30 }}
    ${'gave up tobacco'}                            | ${plans()}                                                                              | ${priced(40, 50, { tobacco: true })} | ${priced(40, 80)}                    | ${{ tobacco: -7, rates: 30 }}
    ${'tobacco counts from 21, which is ageing'}    | ${plans()}                                                                              | ${priced(20, 50, { tobacco: true })} | ${priced(21, 80, { tobacco: true })} | ${{ ageing: 1007, rates: 30 }}
    ${'the employer moved'}                         | ${plans({ after: { area: 4 } })}                                                        | ${priced(40, 50)}                    | ${priced(40, 80, { area: 4 })}       | ${{ area: 100_000, rates: 30 }}
    ${'mapped while the old plan is still sold'}    | ${plans({ after: NEW_PLAN })}                                                           | ${priced(40, 50)}                    | ${priced(40, 95)}                    | ${{ rates: 30, mapping: 15 }}
    ${'mapped from a plan that is gone'}            | ${plans({ before: { followerId: null }, after: NEW_PLAN })}                             | ${priced(40, 50)}                    | ${priced(40, 95)}                    | ${{ mapping: 10, rates: 35 }}
    ${'mapped from a gone plan to a brand-new one'} | ${plans({ before: { followerId: null }, after: { planId: NEW, predecessorId: null } })} | ${priced(40, 50)}                    | ${priced(40, 95)}                    | ${{ mapping: 45 }}
    ${'a fourth child now among the three'}         | ${plans()}                                                                              | ${person(14, { isFree: true })}      | ${priced(15, 80)}                    | ${{ coverage: 300_050, ageing: 1000, rates: 30 }}
    ${'a child no longer among the three'}          | ${plans()}                                                                              | ${priced(14, 50)}                    | ${person(15, { isFree: true })}      | ${{ coverage: -300_050 }}
    ${'free in both years'}                         | ${plans()}                                                                              | ${person(14, { isFree: true })}      | ${person(15, { isFree: true })}      | ${{}}
    ${'the old rate was filed anew since'}          | ${plans()}                                                                              | ${priced(40, 45)}                    | ${priced(41, 80)}                    | ${{ ageing: 1000, rates: 35 }}
    ${'last year’s rates are gone'}                 | ${plans({ before: { rates: emptyRates([]) } })}                                         | ${priced(40, 50)}                    | ${priced(41, 80)}                    | ${{ rates: 1030 }}
    ${'everything at once'}                         | ${plans({ after: { ...NEW_PLAN, area: 4 } })}                                           | ${priced(40, 50, { tobacco: true })} | ${priced(41, 95, { area: 4 })}       | ${{ ageing: 1000, tobacco: -7, area: 100_000, rates: 30, mapping: 15 }}
  `('$case', ({ change, before, after, causes }) => {
    const [then, now] = [before as RatedPerson, after as RatedPerson];
    expect(causesOf(change as PlanChange, then, now)).toEqual(only(causes as Partial<Causes>));
  });
});

describe('who comes and goes', () => {
  const slot = { plans: plans(), before: new Map([[1, priced(40, 50)]]), after: new Map([[7, priced(40, 80)]]) };

  it.each`
    case                               | person                            | causes
    ${'is on both censuses'}           | ${{ beforeId: 1, afterId: 7 }}    | ${{ rates: 30 }}
    ${'left the group'}                | ${{ beforeId: 1, afterId: null }} | ${{ left: -326_050 }}
    ${'joined the group'}              | ${{ beforeId: null, afterId: 7 }} | ${{ joined: 326_080 }}
    ${'stayed and left the plan'}      | ${{ beforeId: 1, afterId: 8 }}    | ${{ coverage: -326_050 }}
    ${'was there and joined the plan'} | ${{ beforeId: 2, afterId: 7 }}    | ${{ coverage: 326_080 }}
  `('$case', ({ person: one, causes }) => {
    expect(comparePeople([one], slot)[0]?.causes).toEqual(only(causes as Partial<Causes>));
  });

  it('leaves out who is in neither', () => {
    expect(comparePeople([{ beforeId: 2, afterId: 8 }], slot)).toEqual([]);
  });
});

describe('the causes always add up to the change', () => {
  const ratesFrom = fc.array(fc.integer({ min: -2, max: 200_000 }), { minLength: 37, maxLength: 37 }).map((cents) => {
    const filed = emptyRates([OLD, NEW_LAST_YEAR, OLD_NEXT_YEAR, NEW]);
    filed.plainCents.forEach((_, at) => {
      filed.plainCents[at] = Math.max(cents[at % 37]!, NOT_FILED);
      filed.tobaccoCents[at] = Math.max(cents[(at * 5 + 3) % 37]!, NOT_FILED);
    });
    return filed;
  });
  const anyone = fc.record({
    cents: fc.integer({ min: 0, max: 300_000 }),
    age: fc.integer({ min: 0, max: 99 }),
    band: fc.integer({ min: 0, max: 50 }),
    tobacco: fc.boolean(),
    isFree: fc.boolean(),
  });
  const planId = fc.constantFrom(OLD, NEW_LAST_YEAR, OLD_NEXT_YEAR, NEW, 99);
  const year = { rates: ratesFrom, area: fc.integer({ min: 1, max: 16 }), planId };
  const change = fc.record({
    before: fc.record({ ...year, followerId: fc.option(planId) }),
    after: fc.record({ ...year, predecessorId: fc.option(planId) }),
  });
  const census = fc.array(fc.option(anyone), { minLength: 6, maxLength: 6 });
  const asMap = (people: (RatedPerson | null)[]) =>
    new Map(people.flatMap((one, id) => (one ? [[id, one] as const] : [])));

  it('for any people, plans and rates, filed or not', () => {
    fc.assert(
      fc.property(fc.option(change), census, census, (pair, before, after) => {
        const people = [0, 1, 2, 3].map((id) => ({ beforeId: id, afterId: id }));
        const comings = [
          { beforeId: 4, afterId: null },
          { beforeId: null, afterId: 5 },
        ];
        const compared = comparePeople([...people, ...comings], {
          plans: pair,
          before: asMap(before),
          after: asMap(after),
        });
        for (const one of [...compared, sumOf(compared)]) {
          expect(CAUSES.reduce((sum, cause) => sum + one.causes[cause], 0)).toBe(one.after - one.before);
        }
      }),
      { numRuns: 100 },
    );
  });
});
