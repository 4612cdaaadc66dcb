import fc from 'fast-check';
import { RELATIONSHIPS } from '#shared/census/census-codes';
import { addDays, isoDate, type IsoDate } from '#shared/dates/iso-date';
import { COVERAGES, MARKETS } from '#shared/plans/plan-codes';
import type { RatedMember, RatedPlan } from './charged-members.ts';
import { explainMembers, sumOfRates } from './explain-members.ts';
import { emptyRates, NOT_FILED, rateIndex, type FiledRates } from './filed-rates.ts';
import { priceGroup } from './price-group.ts';

const AREA = 3;
const plans: RatedPlan[] = MARKETS.flatMap((market, marketAt) =>
  COVERAGES.flatMap((coverage, at) => [
    { id: 100 * marketAt + 10 + at, market, coverage, chargesEveryChild: true },
    { id: 100 * marketAt + 20 + at, market, coverage, chargesEveryChild: false },
  ]),
);

/** Six months before each effective date. */
const USE_COUNTS_SINCE: Record<string, string> = {
  '2027-01-01': '2026-07-01',
  '2028-02-29': '2027-08-29',
  '2027-03-01': '2026-09-01',
  '2026-12-31': '2026-06-30',
};

/** The rule as a person would calculate it: one member after another, whole years by comparing dates, no arrays. */
function naiveTotal(plan: RatedPlan, members: RatedMember[], rates: FiledRates, day: IsoDate): number | null {
  const covered = members.filter((member) => member.enrolls[plan.coverage]);
  const ageOf = ({ birthDate }: RatedMember): number => {
    let age = -1;
    for (let year = Number(birthDate.slice(0, 4)); `${year}${birthDate.slice(4)}` <= day; year += 1) {
      age += 1;
    }
    return Math.max(age, 0);
  };
  const bandOf = (age: number): number => [...Array(50).keys()].filter((step) => age >= 15 + step).length;
  const isYoung = (member: RatedMember): boolean => member.relationship === 'Child' && ageOf(member) < 21;
  let total = 0;
  for (const member of covered) {
    const elder = covered.filter(
      (other) =>
        isYoung(other) &&
        other.household === member.household &&
        (other.birthDate < member.birthDate || (other.birthDate === member.birthDate && other.id < member.id)),
    );
    if (isYoung(member) && elder.length >= 3 && !plan.chargesEveryChild && plan.market !== 'ShortTerm') {
      continue;
    }
    const at = rateIndex(rates.rowOf.get(plan.id)!, AREA, bandOf(ageOf(member)));
    const loaded =
      plan.market !== 'ShortTerm' &&
      member.tobacco &&
      (member.lastTobaccoUse ?? day) >= USE_COUNTS_SINCE[day]! &&
      ageOf(member) >= 21 &&
      rates.tobaccoCents[at] !== NOT_FILED;
    const cents = loaded ? rates.tobaccoCents[at]! : rates.plainCents[at]!;
    if (cents === NOT_FILED) {
      return null;
    }
    total += cents;
  }
  return total;
}

const effectiveDates = fc.constantFrom(...Object.keys(USE_COUNTS_SINCE)).map(isoDate);
const memberRows = fc.record({
  household: fc.integer({ min: 1, max: 4 }),
  relationship: fc.constantFrom(...RELATIONSHIPS, 'Child' as const, 'Child' as const),
  birthDate: fc.oneof(
    fc.integer({ min: -365, max: 36_000 }).map((days) => addDays(isoDate('2027-01-01'), -days)),
    fc.constantFrom('2006-01-01', '2006-12-31', '2012-02-29', '2013-01-01', '1963-01-01').map(isoDate),
  ),
  tobacco: fc.option(fc.boolean()),
  lastTobaccoUse: fc.option(fc.integer({ min: 0, max: 400 }).map((days) => addDays(isoDate('2027-01-01'), -days))),
  enrolls: fc.record({ medical: fc.boolean(), dental: fc.boolean(), vision: fc.boolean() }),
});
const groups = fc
  .array(memberRows, { maxLength: 40 })
  .map((rows): RatedMember[] => rows.map((row, at) => ({ id: at + 1, ...row })));
/** Sometimes a band without a rate, or without a tobacco rate; in every area some band has one. */
const ratesFrom = fc.array(fc.integer({ min: -3, max: 250_000 }), { minLength: 41, maxLength: 41 }).map((cents) => {
  const rates = emptyRates(plans.map(({ id }) => id));
  const filed = (at: number): number => (at % 41 === 0 ? 500 : Math.max(cents[at % 41]!, NOT_FILED));
  rates.plainCents.forEach((_, at) => {
    rates.plainCents[at] = filed(at);
    rates.tobaccoCents[at] = filed(at * 31 + 5) % 3 === 0 ? NOT_FILED : filed(at * 31 + 5);
  });
  return rates;
});

it('agrees with the rule worked out by hand, for any group', () => {
  fc.assert(
    fc.property(groups, ratesFrom, effectiveDates, (members, rates, effectiveDate) => {
      const expected = plans.map((plan) => {
        const nobody = !members.some(({ enrolls }) => enrolls[plan.coverage]);
        return nobody ? 0 : naiveTotal(plan, members, rates, effectiveDate);
      });
      expect(priceGroup({ plans, rates, members, area: AREA, effectiveDate })).toEqual(expected);
      for (const [at, plan] of plans.entries()) {
        const explained = explainMembers({ plan, rates, members, area: AREA, effectiveDate });
        expect(sumOfRates(explained)).toBe(expected[at]);
      }
    }),
    { numRuns: 300 },
  );
});
