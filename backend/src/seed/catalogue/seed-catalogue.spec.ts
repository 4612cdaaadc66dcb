import { isoDate } from '#shared/dates/iso-date';
import { AGE_CURVE_THOUSANDTHS, ageBandOf } from '#shared/plans/age-band';
import { MARKETS, METAL_TIERS, NETWORK_TYPES, PLAN_KINDS, type Market } from '#shared/plans/plan-codes';
import { NOT_FILED, rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { demoPeriods, demoSheet } from './plan-seed.ts';
import { plansToSeed } from './seed-catalogue.ts';

const smallGroup = plansToSeed('SmallGroup', 2027);
const individual = plansToSeed('Individual', 2027);
const shortTerm = plansToSeed('ShortTerm', 2027);
const everyPlan = [...smallGroup, ...individual, ...shortTerm];
const medical = (plans: typeof everyPlan) => plans.filter(({ plan }) => plan.coverage === 'medical');
const valuesOf = <Value>(values: readonly Value[]): Set<Value> => new Set(values);

describe('the demo catalogue', () => {
  it('has at least 120 small-group and 40 individual medical plans, dental and vision', () => {
    expect(medical(smallGroup).length).toBeGreaterThanOrEqual(120);
    expect(medical(individual).length).toBeGreaterThanOrEqual(40);
    for (const market of [smallGroup, individual]) {
      expect(market.filter(({ plan }) => plan.coverage === 'dental').length).toBeGreaterThanOrEqual(4);
      expect(market.filter(({ plan }) => plan.coverage === 'vision').length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has every metal, network and kind; Catastrophic, EPO and Holistic for individuals only', () => {
    const plans = medical(everyPlan).map(({ plan }) => plan);
    expect(valuesOf(plans.map(({ metalTier }) => metalTier))).toEqual(valuesOf([...METAL_TIERS, null]));
    expect(valuesOf(plans.map(({ networkType }) => networkType))).toEqual(valuesOf(NETWORK_TYPES));
    expect(valuesOf(plans.map(({ planKind }) => planKind))).toEqual(valuesOf(PLAN_KINDS));
    const special = plans.filter(
      ({ metalTier, networkType, planKind }) =>
        metalTier === 'Catastrophic' || networkType === 'EPO' || planKind === 'Holistic',
    );
    expect(special.map(({ market, displayName }) => [market, displayName])).toEqual([
      ['Individual', 'MyLakes EPO Holistic Gold 1800'],
      ['Individual', 'MyLakes PPO Catastrophic 12000'],
    ]);
  });

  it.each([
    // No year before or after has a limit here.
    [2025, 10_600],
    [2026, 10_600],
    [2027, 12_000],
    [2028, 12_000],
  ])(
    'has in %i a catastrophic plan that pays nothing before $%i of one person, twice as much of a family',
    (year, limit) => {
      const [plan] = medical(plansToSeed('Individual', year)).filter(
        ({ plan: each }) => each.metalTier === 'Catastrophic',
      );
      const { tier1, displayName } = plan!.plan;
      expect([displayName, plan!.plan.hiosPlanId]).toEqual([`MyLakes PPO Catastrophic ${limit}`, '99107MI0020902']);
      expect(tier1).toMatchObject({
        deductibleIndividualCents: limit * 100,
        deductibleFamilyCents: limit * 200,
        outOfPocketIndividualCents: limit * 100,
        outOfPocketFamilyCents: limit * 200,
      });
    },
  );

  it('has a suite of five small-group plans in each network', () => {
    const plans = medical(smallGroup).map(({ plan }) => plan);
    const sizeOf = (suite: string): number => plans.filter(({ suiteName }) => suiteName === suite).length;
    expect(['Harbor Suite', 'Bayside Suite', 'Summit Suite'].map(sizeOf)).toEqual([5, 5, 5]);
  });

  it('gives every plan its own filed id, a name of its own in its market, and benefits', () => {
    expect(valuesOf(everyPlan.map(({ plan }) => plan.hiosPlanId)).size).toBe(everyPlan.length);
    expect(valuesOf(everyPlan.map(({ plan }) => plan.market + plan.displayName)).size).toBe(everyPlan.length);
    expect(everyPlan.filter(({ benefits }) => benefits.length === 0)).toEqual([]);
    expect(everyPlan.every(({ plan }) => /^99107MI\d{7}$/.test(plan.hiosPlanId))).toBe(true);
  });

  it('sells nothing but PPO plans in area 16', () => {
    const inArea16 = medical(everyPlan).filter(({ areas }) => areas.includes(16));
    expect(valuesOf(inArea16.map(({ plan }) => plan.networkType))).toEqual(valuesOf(['PPO']));
  });

  it('charges an adult of 64 three times an adult of 21 at most, and tobacco users at most half as much again', () => {
    for (const plan of medical(everyPlan)) {
      const { plainCents, tobaccoCents } = demoSheet(plan, 1);
      const at = (age: number): number => rateIndex(0, plan.areas[0] ?? 1, ageBandOf(age));
      expect(plainCents[at(64)]! / plainCents[at(21)]!).toBeCloseTo(3, 3);
      expect(tobaccoCents[at(20)]).toBe(NOT_FILED);
      expect(tobaccoCents.every((cents, index) => cents === NOT_FILED || cents <= plainCents[index]! * 1.5)).toBe(true);
      expect(tobaccoCents.every((cents, index) => cents === NOT_FILED || cents >= plainCents[index]!)).toBe(true);
    }
  });

  it('costs what small-group plans cost in Michigan', () => {
    const at21 = medical(smallGroup).map((plan) => demoSheet(plan, 1).plainCents[rateIndex(0, 12, ageBandOf(21))]!);
    expect(Math.min(...at21)).toBeGreaterThan(25_000);
    expect(Math.max(...at21)).toBeLessThan(70_000);
  });
});

it('the age curve is 0.765 to 14, 1.000 from 21 to 24, 3.000 from 64', () => {
  expect([14, 15, 20, 21, 24, 25, 45, 63, 64].map((age) => AGE_CURVE_THOUSANDTHS[ageBandOf(age)])).toEqual([
    765, 833, 970, 1000, 1000, 1004, 1444, 2952, 3000,
  ]);
});

describe('the periods', () => {
  it('are the four quarters for small groups, joined without a gap, dearer each time', () => {
    const periods = demoPeriods('SmallGroup', 2028);
    expect(periods.map(({ periodStart, periodEnd }) => [periodStart, periodEnd])).toEqual([
      ['2028-01-01', '2028-03-31'],
      ['2028-04-01', '2028-06-30'],
      ['2028-07-01', '2028-09-30'],
      ['2028-10-01', '2028-12-31'],
    ]);
    expect(periods.every(({ trend }, at) => at === 0 || trend > periods[at - 1]!.trend)).toBe(true);
  });

  it.each<[Market]>([['Individual'], ['ShortTerm']])('are the year in the market %s', (market) => {
    expect(demoPeriods(market, 2027)).toMatchObject([
      { periodStart: isoDate('2027-01-01'), periodEnd: isoDate('2027-12-31') },
    ]);
  });
});

it('a small catalogue keeps metals and networks apart', () => {
  const few = medical(plansToSeed('SmallGroup', 2027, 6)).map(({ plan }) => plan);
  expect(valuesOf(few.map(({ networkType }) => networkType)).size).toBe(3);
  expect(MARKETS.map((market) => plansToSeed(market, 2027, 6).length)).toEqual([9, 9, 3]);
});
