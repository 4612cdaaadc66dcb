import { addDays, ageOn, isoDate, isoDateOf } from '#shared/dates/iso-date';
import {
  explainRenewal,
  RENEWAL_DRIVERS,
  type RenewalChange,
  type RenewingPerson,
  type Stage,
} from './premium-change.ts';

const [NOW, THEN] = [isoDate('2026-01-01'), isoDate('2027-01-01')];
const ADA = isoDate('1985-06-15');
const person = (tobacco: [boolean, boolean] = [false, false], birthDate = ADA): RenewingPerson => ({
  now: { birthDate, ratedOn: NOW, tobacco: tobacco[0] },
  then: { birthDate, ratedOn: THEN, tobacco: tobacco[1] },
});

/** $100 a year of age, half again with tobacco; each other factor adds its own amount. */
const BASE: Record<string, number> = {
  'current now': 0,
  'current then': 700,
  'successor now': 250,
  'successor then': 1_100,
};
const priceOf =
  (missing: readonly string[] = []) =>
  ({ plan, year, place, people }: Stage): number | null =>
    missing.includes(`${plan} ${year}`)
      ? null
      : people.reduce(
          (sum, { birthDate, ratedOn, tobacco }) =>
            sum +
            ageOn(birthDate, ratedOn) * (tobacco ? 150 : 100) +
            BASE[`${plan} ${year}`]! +
            (place === 'then' ? 40 : 0),
          0,
        );

function explain(people: RenewingPerson[], given: { missing?: string[]; credit?: [number, number | null] } = {}) {
  const price = priceOf(given.missing);
  const [now, then] = given.credit ?? [0, 0];
  const of = (which: 'now' | 'then', stage: Pick<Stage, 'plan' | 'year' | 'place'>) =>
    price({ ...stage, people: people.flatMap((each) => each[which] ?? []) })!;
  return explainRenewal({
    people,
    price,
    now: { premiumCents: of('now', { plan: 'current', year: 'now', place: 'now' }), creditCents: now },
    then: { premiumCents: of('then', { plan: 'successor', year: 'then', place: 'then' }), creditCents: then },
  });
}
const sumOf = ({ drivers }: RenewalChange) => RENEWAL_DRIVERS.reduce((sum, driver) => sum + (drivers[driver] ?? 0), 0);

describe('why the price of a renewal changes', () => {
  it('is told apart in order: age, rate, tobacco, area, plan, household', () => {
    const joined: RenewingPerson = {
      now: null,
      then: { birthDate: isoDate('2026-05-01'), ratedOn: THEN, tobacco: false },
    };
    const change = explain([person([false, true]), joined]);
    expect(change.drivers).toEqual({
      Age: 100,
      Rate: 700,
      Tobacco: 41 * 50,
      Area: 40,
      PlanMapping: 400,
      Household: 1_140,
      Credit: 0,
    });
    expect([change.before, change.after, change.changeCents]).toEqual([4_000, 8_430, 4_430]);
  });

  it('counts people who leave with what they would have cost', () => {
    const leaver: RenewingPerson = { ...person(), then: null };
    const { drivers, changeCents } = explain([person(), leaver]);
    expect([drivers.Age, drivers.Household, changeCents]).toEqual([100, -(4_000 + 1_100 + 40), -2_760]);
  });

  it('takes the successor at the current rates first, if the current plan ends', () => {
    expect(explain([person()], { missing: ['current then'] }).drivers).toMatchObject({
      Age: 100,
      Rate: 850,
      PlanMapping: 250,
    });
    expect(explain([person()], { missing: ['current then', 'successor now'] }).drivers).toMatchObject({
      Age: 100,
      Rate: 0,
      PlanMapping: 1_100,
    });
  });

  it.each([
    ['falls: the household pays more', [300, 120], { Credit: 180, before: 3_700, after: 5_120, isBeforeCredit: false }],
    ['rises: it pays less', [300, 500], { Credit: -200, before: 3_700, after: 4_740, isBeforeCredit: false }],
    [
      'is not estimated: the premiums are compared',
      [300, null],
      { Credit: null, before: 4_000, after: 5_240, isBeforeCredit: true },
    ],
  ] as const)('the credit %s', (_what, credit, expected) => {
    const change = explain([person()], { credit: [...credit] });
    const { drivers, ...rest } = change;
    expect({ ...rest, Credit: drivers.Credit }).toMatchObject(expected);
    expect(sumOf(change)).toBe(change.changeCents);
  });

  it('adds up to the cent for every household', () => {
    const random = numbers(7);
    const pick = (count: number) => Math.floor(random() * count);
    const STAGES = ['current now', 'current then', 'successor now', 'successor then'];
    for (let round = 0; round < 2_000; round += 1) {
      const people = Array.from({ length: 1 + pick(7) }, (): RenewingPerson => {
        const each = person([random() < 0.3, random() < 0.3], addDays(isoDateOf(1950, 1, 1), pick(27_000)));
        const where = pick(6);
        return where === 0 ? { ...each, now: null } : where === 1 ? { ...each, then: null } : each;
      });
      const filed = new Map<string, number>();
      const missing = new Set(STAGES.slice(1, 3).filter(() => random() < 0.3));
      const price = (stage: Stage): number | null => {
        if (missing.has(`${stage.plan} ${stage.year}`)) {
          return null;
        }
        const key = JSON.stringify(stage);
        filed.set(key, filed.get(key) ?? (stage.people.length === 0 ? 0 : pick(300_000)));
        return filed.get(key)!;
      };
      const premium = (which: 'now' | 'then', stage: Pick<Stage, 'plan' | 'year' | 'place'>) =>
        price({ ...stage, people: people.flatMap((each) => each[which] ?? []) })!;
      const change = explainRenewal({
        people,
        price,
        now: {
          premiumCents: premium('now', { plan: 'current', year: 'now', place: 'now' }),
          creditCents: pick(50_000),
        },
        then: {
          premiumCents: premium('then', { plan: 'successor', year: 'then', place: 'then' }),
          creditCents: random() < 0.3 ? null : pick(50_000),
        },
      });
      expect([sumOf(change), change.after - change.before]).toEqual([change.changeCents, change.changeCents]);
      if (change.isBeforeCredit) {
        expect(change.drivers.Credit).toBeNull();
      }
    }
  });
});

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
