import type { Relationship } from '#shared/census/census-codes';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { ageBandOf } from '#shared/plans/age-band';
import { MARKETS, type Market } from '#shared/plans/plan-codes';
import { explainRate } from '#shared/plans/rate-explanation';
import type { RatedMember, RatedPlan } from './charged-members.ts';
import { explainMembers, sumOfRates } from './explain-members.ts';
import { emptyRates, NOT_FILED, rateGrid, rateIndex, type FiledRates } from './filed-rates.ts';
import { priceGroup } from './price-group.ts';

const effectiveDate = isoDate('2027-01-01');
const area = 12;
const medical: RatedPlan = { id: 7, market: 'Individual', coverage: 'medical', chargesEveryChild: false };
const dental: RatedPlan = { id: 8, market: 'Individual', coverage: 'dental', chargesEveryChild: true };

/** Cents that encode the age, so that a wrong row is visible: age 34 costs 340.34, with tobacco 1,340.34. */
const plainOf = (age: number): number => age * 1001;
const tobaccoOf = (age: number): number => age * 1001 + 100_000;

function filedRates(): FiledRates {
  const rates = emptyRates([medical.id, dental.id]);
  for (const row of rates.rowOf.values()) {
    for (let age = 14; age <= 64; age += 1) {
      rates.plainCents[rateIndex(row, area, ageBandOf(age))] = plainOf(age);
      rates.tobaccoCents[rateIndex(row, area, ageBandOf(age))] = tobaccoOf(age);
    }
  }
  return rates;
}

let nextId = 1;
function member(age: number, more: Partial<RatedMember> = {}): RatedMember {
  return {
    id: nextId++,
    household: 1,
    relationship: 'Self',
    birthDate: isoDate(`${2027 - age}-01-01`),
    tobacco: false,
    lastTobaccoUse: null,
    enrolls: { medical: true, dental: true, vision: true },
    ...more,
  };
}
const child = (age: number, more: Partial<RatedMember> = {}): RatedMember =>
  member(age, { relationship: 'Child', ...more });

const ratesOf = (plan: RatedPlan, members: RatedMember[], rates = filedRates()): (number | null)[] => {
  const explained = explainMembers({ plan, rates, members, area, effectiveDate });
  expect(priceGroup({ plans: [plan], rates, members, area, effectiveDate })).toEqual([sumOfRates(explained)]);
  return explained.map(({ rateCents }) => rateCents);
};

describe('the age that rates', () => {
  it.each`
    birthDate       | age
    ${'1993-01-02'} | ${33}
    ${'1993-01-01'} | ${34}
    ${'1992-12-31'} | ${34}
  `('born $birthDate is rated at $age on 2027-01-01', ({ birthDate, age }) => {
    expect(ratesOf(medical, [member(0, { birthDate: isoDate(birthDate) })])).toEqual([plainOf(age)]);
  });

  it('of a child born after the effective date is 0', () => {
    const newborn = child(0, { birthDate: isoDate('2027-02-10') });
    expect(ratesOf(medical, [newborn])).toEqual([plainOf(14)]);
  });

  it('is one band from 64 on', () => {
    expect(ratesOf(medical, [member(64), member(90)])).toEqual([plainOf(64), plainOf(64)]);
  });
});

describe('tobacco', () => {
  it.each`
    birthDate       | cents            | words
    ${'2006-01-02'} | ${plainOf(20)}   | ${'tobacco does not count before age 21'}
    ${'2006-01-01'} | ${tobaccoOf(21)} | ${'tobacco rate'}
  `('of someone born $birthDate: $words', ({ birthDate, cents, words }) => {
    const members = [member(0, { birthDate: isoDate(birthDate), tobacco: true })];
    expect(ratesOf(medical, members)).toEqual([cents]);
    const [explained] = explainMembers({ plan: medical, rates: filedRates(), members, area, effectiveDate });
    expect(explainRate(explained!.reason)).toContain(words);
  });

  it.each([
    ['six months before to the day', '2026-07-01', tobaccoOf(40), 'tobacco rate'],
    ['the day before', '2026-06-30', plainOf(40), 'no tobacco rate: the last use was more than six months before'],
  ])('last used %s', (_when, day, cents, words) => {
    const members = [member(40, { tobacco: true, lastTobaccoUse: isoDate(day) })];
    expect(ratesOf(medical, members)).toEqual([cents]);
    const [explained] = explainMembers({ plan: medical, rates: filedRates(), members, area, effectiveDate });
    expect(explainRate(explained!.reason)).toBe(`Age 40 on 1/1/2027, rate for age 40, ${words}.`);
  });

  it('that nobody has answered costs the plain rate, and says so', () => {
    const members = [member(40, { tobacco: null })];
    expect(ratesOf(medical, members)).toEqual([plainOf(40)]);
    const [explained] = explainMembers({ plan: medical, rates: filedRates(), members, area, effectiveDate });
    expect(explainRate(explained!.reason)).toBe(
      'Age 40 on 1/1/2027, rate for age 40, without tobacco, which is not answered.',
    );
  });

  it('costs the plain rate where no tobacco rate is filed', () => {
    const rates = filedRates();
    rates.tobaccoCents.fill(NOT_FILED);
    expect(ratesOf(medical, [member(40, { tobacco: true })], rates)).toEqual([plainOf(40)]);
  });
});

describe('children under 21', () => {
  it('beyond the three oldest of a household cost nothing under a medical plan', () => {
    const family = [child(2), member(40), child(15), child(17), child(16), child(1)];
    expect(ratesOf(medical, family)).toEqual([0, plainOf(40), plainOf(15), plainOf(17), plainOf(16), 0]);
  });

  it('are all charged under a dental plan', () => {
    const family = [member(40), child(15), child(16), child(17), child(18)];
    expect(ratesOf(dental, family)).toEqual([40, 15, 16, 17, 18].map(plainOf));
  });

  it('are counted by household', () => {
    const other = { household: 2 };
    const members = [child(15), child(16), child(17), child(18, other), child(19, other), child(20, other)];
    expect(ratesOf(medical, members)).toEqual([15, 16, 17, 18, 19, 20].map(plainOf));
  });

  it('take a place on the day before they turn 21 and none from that day on', () => {
    const turns21 = child(0, { birthDate: isoDate('2006-01-01') });
    const still20 = child(0, { birthDate: isoDate('2006-01-02') });
    expect(ratesOf(medical, [turns21, child(15), child(16), child(17)])).toEqual([21, 15, 16, 17].map(plainOf));
    expect(ratesOf(medical, [still20, child(15), child(16), child(17)])).toEqual([
      plainOf(20),
      0,
      ...[16, 17].map(plainOf),
    ]);
  });

  it('who waive medical take no place', () => {
    const waives = child(18, { enrolls: { medical: false, dental: true, vision: true } });
    expect(ratesOf(medical, [waives, child(15), child(16), child(17)])).toEqual([15, 16, 17].map(plainOf));
  });

  it('born on one day take places in the order of their ids, however the rows are sorted', () => {
    const twins = [child(15, { id: 92 }), child(15, { id: 91 })];
    const family = [...twins, child(17, { id: 99 }), child(16, { id: 98 })];
    const cost = (members: RatedMember[]): Map<number, number | null> =>
      new Map(
        explainMembers({ plan: medical, rates: filedRates(), members, area, effectiveDate }).map((rate) => [
          rate.member.id,
          rate.rateCents,
        ]),
      );
    expect(cost(family).get(92)).toBe(0);
    expect(cost(family.toReversed())).toEqual(new Map([...cost(family)].toReversed()));
  });

  it('name their place in the explanation', () => {
    const members = [child(15), child(16), child(17), child(3)];
    const explained = explainMembers({ plan: medical, rates: filedRates(), members, area, effectiveDate });
    expect(explainRate(explained[3]!.reason)).toBe('Age 3 on 1/1/2027, fourth child under 21, no charge.');
  });

  it.each<[Relationship]>([['Self'], ['Spouse'], ['DomesticPartner']])('a %s under 21 is no child', (relationship) => {
    const members = [member(19, { relationship }), child(15), child(16), child(17)];
    expect(ratesOf(medical, members)).toEqual([19, 15, 16, 17].map(plainOf));
  });
});

describe('a market', () => {
  it.each<[Market, boolean, boolean]>([
    ['SmallGroup', false, true],
    ['Individual', false, true],
    ['ShortTerm', true, false],
  ])('%s charges the fourth child: %s; loads tobacco: %s', (market, chargesFourth, loadsTobacco) => {
    const plan = { ...medical, market };
    const family = [member(40, { tobacco: true }), child(17), child(16), child(15), child(3)];
    expect(ratesOf(plan, family)).toEqual([
      loadsTobacco ? tobaccoOf(40) : plainOf(40),
      ...[17, 16, 15].map(plainOf),
      chargesFourth ? plainOf(14) : 0,
    ]);
  });

  it.each(MARKETS)('%s charges every child where the plan does', (market) => {
    const family = [child(15), child(16), child(17), child(18)];
    expect(ratesOf({ ...dental, market }, family)).toEqual([15, 16, 17, 18].map(plainOf));
  });
});

describe('rates that are not loaded', () => {
  it('leave the plan without a total when one charged member has none', () => {
    const rates = filedRates();
    rates.plainCents[rateIndex(rates.rowOf.get(medical.id)!, area, ageBandOf(40))] = NOT_FILED;
    expect(ratesOf(medical, [member(39), member(40)], rates)).toEqual([plainOf(39), null]);
    expect(priceGroup({ plans: [medical], rates, members: [member(39)], area, effectiveDate })).toEqual([plainOf(39)]);
  });

  it('leave a plan of another area, or one that is unknown to the period, without a total', () => {
    const members = [member(39)];
    const unknown = { ...medical, id: 99 };
    const rates = filedRates();
    expect(priceGroup({ plans: [medical], rates, members, area: 11, effectiveDate })).toEqual([null]);
    expect(priceGroup({ plans: [unknown], rates, members, area, effectiveDate })).toEqual([null]);
    expect(rateGrid(rates, unknown.id, area)).toEqual([]);
  });

  it('show even where nobody enrolls; with rates nobody costs nothing', () => {
    const waiver = member(39, { enrolls: { medical: false, dental: false, vision: false } });
    const price = (inArea: number): (number | null)[] =>
      priceGroup({ plans: [medical], rates: filedRates(), members: [waiver], area: inArea, effectiveDate });
    expect(price(area)).toEqual([0]);
    expect(price(11)).toEqual([null]);
  });
});

it('the rate grid lists the filed bands of the plan and area', () => {
  const grid = rateGrid(filedRates(), medical.id, area);
  expect(grid).toHaveLength(51);
  expect(grid[0]).toEqual({ age: '0-14', rateCents: plainOf(14), tobaccoRateCents: tobaccoOf(14) });
  expect(rateGrid(filedRates(), medical.id, 1)).toEqual([]);
});

it('a change of effective date changes the age', () => {
  const members = [member(0, { birthDate: isoDate('1990-03-15') })];
  const on = (day: IsoDate): (number | null)[] =>
    priceGroup({ plans: [medical], rates: filedRates(), members, area, effectiveDate: day });
  expect(on(isoDate('2027-03-14'))).toEqual([plainOf(36)]);
  expect(on(isoDate('2027-03-15'))).toEqual([plainOf(37)]);
});
