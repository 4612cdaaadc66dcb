import fc from 'fast-check';
import { addDays, addMonths, isoDate, type IsoDate } from '#shared/dates/iso-date';
import { ageBandOf } from '#shared/plans/age-band';
import { ratingAge, type RatedMember, type RatedPlan } from './charged-members.ts';
import { emptyRates, type FiledRates, NOT_FILED, rateIndex } from './filed-rates.ts';
import { priceGroup } from './price-group.ts';
import { yearFrom } from './year-from.ts';

const AREA = 12;
const PLAN: RatedPlan = { id: 1, market: 'SmallGroup', coverage: 'medical', chargesEveryChild: false };
const DECEMBER = isoDate('2026-12-01');
const JANUARY = isoDate('2027-01-01');

const member = (id: number, birthDate: string, given: Partial<RatedMember> = {}): RatedMember => ({
  id,
  household: id,
  relationship: 'Self',
  birthDate: isoDate(birthDate),
  tobacco: false,
  lastTobaccoUse: null,
  enrolls: { medical: true, dental: false, vision: false },
  ...given,
});

/** Cents of a band, of a member without tobacco. */
const filing = (rateOf: (band: number) => number): FiledRates => {
  const rates = emptyRates([PLAN.id]);
  for (let band = 0; band < 51; band += 1) {
    rates.plainCents[rateIndex(0, AREA, band)] = rateOf(band);
  }
  return rates;
};
const of = (members: readonly RatedMember[], rates: FiledRates, effectiveDate: IsoDate) => ({
  ...{ plan: PLAN, rates, members, area: AREA, effectiveDate },
});

describe('the year from a first day', () => {
  // $300 plus a dollar for each band in the fourth quarter of 2026, a tenth more from January. Band 25 is age 39, 26 is 40.
  const old = filing((band) => 30_000 + band * 100);
  const next = filing((band) => 33_000 + band * 110);
  // 40 on December 15, and 30 on both days.
  const people = [member(1, '1986-12-15'), member(2, '1996-06-01')];

  it('is twelve months at the rates and the ages of that day, by household', () => {
    // $325 and $316 a month.
    expect(yearFrom(of(people, old, DECEMBER), DECEMBER)).toEqual({
      totalCents: 769_200,
      atOtherAgesCents: 769_200,
      ofHousehold: new Map([
        [1, 390_000],
        [2, 379_200],
      ]),
    });
  });

  it('tells the rates from the birthdays', () => {
    // $358.60 at 40 and $347.60 at 30; at the ages of December $357.50 and $347.60.
    const year = yearFrom(of(people, next, JANUARY), DECEMBER)!;
    expect([year.totalCents, year.atOtherAgesCents]).toEqual([847_440, 846_120]);
  });

  it('counts a dependent with the employee, and a fourth child as free', () => {
    const child = (id: number) => member(id, `20${10 + id}-03-01`, { household: 1, relationship: 'Child' });
    const family = [people[0]!, child(2), child(3), child(4), child(5)];
    // Three of four children at $300 each, all in the lowest band.
    expect(yearFrom(of(family, old, DECEMBER), DECEMBER)!.ofHousehold).toEqual(new Map([[1, (32_500 + 90_000) * 12]]));
  });

  it('is not known where a rate is not filed', () => {
    expect(
      yearFrom(
        of(
          people,
          filing((band) => (band === 26 ? NOT_FILED : 100)),
          JANUARY,
        ),
        JANUARY,
      ),
    ).toBeNull();
    const lost = filing((band) => (band === 25 ? NOT_FILED : 100));
    expect(yearFrom(of(people, lost, JANUARY), DECEMBER)).toMatchObject({ atOtherAgesCents: null });
  });

  it('is the sum of pricing each household in each of the twelve months', () => {
    const birthDates = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(JANUARY, -days));
    const groups = fc.array(
      fc.record({
        birthDate: birthDates,
        household: fc.integer({ min: 1, max: 4 }),
        relationship: fc.constantFrom('Self' as const, 'Spouse' as const, 'Child' as const),
        tobacco: fc.boolean(),
        medical: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    );
    const days = fc.integer({ min: 0, max: 23 }).map((month) => addMonths(DECEMBER, month));
    const tables = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 51, maxLength: 51 });
    fc.assert(
      fc.property(groups, days, days, tables, (rows, day, other, cents) => {
        const rates = filing((band) => cents[band]!);
        cents.forEach((filed, band) => (rates.tobaccoCents[rateIndex(0, AREA, band)] = filed * 2));
        const members = rows.map(({ medical, ...row }, at) =>
          member(at + 1, '2000-01-01', { ...row, enrolls: { medical, dental: false, vision: false } }),
        );
        const households = [...new Set(members.map(({ household }) => household))];
        const expected = new Map<number, number>();
        for (const household of households) {
          const own = members.filter((each) => each.household === household);
          if (own.some(({ enrolls }) => enrolls.medical)) {
            let sum = 0;
            for (let month = 0; month < 12; month += 1) {
              // The plan year began on the first day, whichever month is billed.
              sum += priceGroup({ ...{ plans: [PLAN], rates, area: AREA }, members: own, effectiveDate: day })[0]!;
            }
            expected.set(household, sum);
          }
        }
        const year = yearFrom(of(members, rates, day), other)!;
        expect(new Map([...year.ofHousehold].sort())).toEqual(new Map([...expected].sort()));
        expect(year.totalCents).toBe([...expected.values()].reduce((sum, each) => sum + each, 0));
        const isSameAge = members.every(
          ({ birthDate }) => ageBandOf(ratingAge(birthDate, day)) === ageBandOf(ratingAge(birthDate, other)),
        );
        if (day === other || (isSameAge && members.every(({ relationship }) => relationship !== 'Child'))) {
          expect(year.atOtherAgesCents).toBe(year.totalCents);
        }
      }),
      { numRuns: 200 },
    );
  });
});
