import { isoDate } from '#shared/dates/iso-date';
import { ageBandOf } from '#shared/plans/age-band';
import type { RatedPlan } from '../../catalogue/rating/charged-members.ts';
import { emptyRates, type FiledRates, rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { type GroupToRehearse, rehearseGroup, riseOf } from './rehearse-group.ts';

const GOLD: RatedPlan = { id: 1, market: 'SmallGroup', coverage: 'medical', chargesEveryChild: false };
const SILVER: RatedPlan = { ...GOLD, id: 2 };
const DENTAL: RatedPlan = { ...GOLD, id: 3, coverage: 'dental', chargesEveryChild: true };
const NEXT_GOLD: RatedPlan = { ...GOLD, id: 11 };
const NEXT_SILVER: RatedPlan = { ...GOLD, id: 12 };
const NEXT_DENTAL: RatedPlan = { ...DENTAL, id: 13 };

/** Cents by plan, then by age; tobacco costs a tenth more where `tobacco` says so. All in area 12. */
function filed(cents: Record<number, Record<number, number>>, tobacco = false): FiledRates {
  const rates = emptyRates(Object.keys(cents).map(Number));
  for (const [planId, row] of rates.rowOf) {
    for (const [age, amount] of Object.entries(cents[planId]!)) {
      const at = rateIndex(row, 12, ageBandOf(Number(age)));
      rates.plainCents[at] = amount;
      rates.tobaccoCents[at] = tobacco ? amount * 1.1 : -1;
    }
  }
  return rates;
}

let ids = 0;
const person = (born: string, given: Partial<GroupToRehearse['members'][number]> = {}) => ({
  id: (ids += 1),
  household: 1,
  relationship: 'Self' as const,
  birthDate: isoDate(born),
  tobacco: false,
  lastTobaccoUse: null,
  enrolls: { medical: true, dental: false, vision: false },
  assignedPlanId: null,
  ...given,
});

const rehearse = (given: Partial<GroupToRehearse>) =>
  rehearseGroup({
    plans: [{ plan: GOLD, then: NEXT_GOLD }],
    members: [],
    area: 12,
    effectiveDate: isoDate('2026-01-01'),
    now: filed({ 1: { 10: 20_001, 40: 40_003 }, 2: { 10: 1_000, 40: 30_000 }, 3: { 10: 1_111, 40: 2_222 } }),
    then: filed({ 11: { 10: 21_002, 40: 46_004 }, 12: { 10: 1_500, 40: 27_000 }, 13: { 10: 1_112, 40: 2_225 } }),
    ...given,
  });

describe('a group at the rates in force and at those of a draft', () => {
  it('is the same people at the same ages, to the cent', () => {
    // Turns 41 before the draft's period; on the day of the coverage in force the age is 40.
    const members = [
      person('1985-06-15'),
      person('1985-12-31', { household: 2 }),
      person('2015-03-01', { relationship: 'Child' }),
    ];
    expect(rehearse({ members })).toEqual({
      members: 3,
      nowCents: 40_003 + 40_003 + 20_001,
      thenCents: 46_004 + 46_004 + 21_002,
      shares: [
        { planId: 1, band: 26, members: 2, now: 80_006, then: 92_008 },
        { planId: 1, band: 0, members: 1, now: 20_001, then: 21_002 },
      ],
      missing: [],
    });
  });

  it('charges three children of a household, as every price does', () => {
    const children = ['2013', '2014', '2015', '2016'].map((year) => person(`${year}-03-01`, { relationship: 'Child' }));
    const { members, nowCents, thenCents } = rehearse({ members: [person('1985-06-15'), ...children] });
    expect([members, nowCents, thenCents]).toEqual([5, 40_003 + 3 * 20_001, 46_004 + 3 * 21_002]);
  });

  it('charges tobacco where the rates have it', () => {
    const smoker = person('1985-06-15', { tobacco: true, lastTobaccoUse: isoDate('2025-12-24') });
    const then = filed({ 11: { 40: 50_000 } }, true);
    expect(rehearse({ members: [smoker], then })).toMatchObject({ nowCents: 40_003, thenCents: 55_000 });
  });

  it('counts each person in the assigned plan, and dental beside it', () => {
    const plans = [
      { plan: GOLD, then: NEXT_GOLD },
      { plan: SILVER, then: NEXT_SILVER },
      { plan: DENTAL, then: NEXT_DENTAL },
    ];
    const members = [
      person('1985-06-15', { assignedPlanId: 1, enrolls: { medical: true, dental: true, vision: false } }),
      person('1985-06-15', { assignedPlanId: 2, household: 2 }),
      person('2015-03-01', { household: 2, relationship: 'Child' }),
    ];
    expect(rehearse({ plans, members })).toMatchObject({
      members: 3,
      nowCents: 40_003 + 30_000 + 1_000 + 2_222,
      thenCents: 46_004 + 27_000 + 1_500 + 2_225,
    });
  });

  it('counts everybody in each plan where nobody is assigned', () => {
    const plans = [
      { plan: GOLD, then: NEXT_GOLD },
      { plan: SILVER, then: NEXT_SILVER },
    ];
    expect(rehearse({ plans, members: [person('1985-06-15')] })).toMatchObject({
      members: 1,
      nowCents: 40_003 + 30_000,
      thenCents: 46_004 + 27_000,
    });
  });
});

describe('rates that are not there', () => {
  it('leave the draft’s premium open, and are named once with the people who need them', () => {
    const members = [
      person('1985-06-15'),
      person('1984-06-15', { household: 2 }),
      person('1984-01-01', { household: 3 }),
    ];
    const now = filed({ 1: { 40: 40_003, 41: 41_000, 42: 42_000 } });
    const { nowCents, thenCents, missing } = rehearse({ members: [...members, person('1984-02-01')], now });
    expect([nowCents, thenCents]).toEqual([40_003 + 2 * 41_000 + 42_000, null]);
    expect(missing).toEqual([
      { planId: 11, area: 12, band: 27, members: 2 },
      { planId: 11, area: 12, band: 28, members: 1 },
    ]);
  });

  it('of a plan that nothing follows are missing as a whole', () => {
    const { thenCents, missing } = rehearse({ plans: [{ plan: GOLD, then: null }], members: [person('1985-06-15')] });
    expect(thenCents).toBeNull();
    expect(missing).toEqual([{ planId: 1, area: null, band: null, members: 1 }]);
  });

  it('of a plan that is not in the draft are missing as a whole, too', () => {
    expect(rehearse({ members: [person('1985-06-15')], then: filed({ 12: { 40: 1 } }) }).missing).toEqual([
      { planId: 1, area: null, band: null, members: 1 },
    ]);
  });

  it('of an area where the plan is not sold any more are missing at every age', () => {
    const elsewhere = filed({ 11: { 10: 1, 40: 1 } });
    elsewhere.plainCents.copyWithin(0, rateIndex(0, 12, 0), rateIndex(0, 13, 0)).fill(-1, rateIndex(0, 2, 0));
    const people = [person('1985-06-15'), person('2015-03-01', { relationship: 'Child' })];
    expect(rehearse({ members: people, then: elsewhere }).missing).toEqual([
      { planId: 11, area: 12, band: null, members: 2 },
    ]);
  });

  it('leave today’s premium open too', () => {
    expect(rehearse({ members: [person('1985-06-15')], now: filed({}) }).nowCents).toBeNull();
  });
});

it.each`
  now       | then         | change           | why
  ${10_000} | ${11_500}    | ${1_500}         | ${'15% exactly is not above 15%'}
  ${10_001} | ${11_501}    | ${1_500}         | ${'just below 15%'}
  ${10_000} | ${11_501}    | ${1_501}         | ${'a cent more is'}
  ${3}      | ${4}         | ${3_334}         | ${'rounded up'}
  ${3}      | ${2}         | ${-3_333}        | ${'rounded up, which is toward zero for a decrease'}
  ${10_000} | ${10_000}    | ${0}             | ${'no change'}
  ${0}      | ${10_000}    | ${null}          | ${'nothing is paid now'}
  ${1}      | ${1_000_000} | ${2_000_000_000} | ${'as much as a column takes'}
`('from $now to $then cents is a change of $change: $why', ({ now, then, change }) => {
  expect(riseOf(now as number, then as number)).toBe(change);
});
