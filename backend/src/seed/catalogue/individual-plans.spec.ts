import { costSharingVariant, CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { ageBandOf } from '#shared/plans/age-band';
import type { TierCosts } from '../../catalogue/plans/plan.table.ts';
import { NOT_FILED, rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { demoSheet, type PlanSeed } from './plan-seed.ts';
import { plansToSeed } from './seed-catalogue.ts';

const medical = plansToSeed('Individual', 2027).filter(({ plan }) => plan.coverage === 'medical');
const onExchange = medical.filter(({ plan }) => plan.isOnExchange);
const silver = onExchange.filter(({ plan }) => plan.metalTier === 'Silver');
const variantsOf = ({ variants = [] }: PlanSeed) => variants.map(({ variant }) => variant);
const costsOf = (seed: PlanSeed, variant: number): TierCosts =>
  seed.variants?.find((each) => each.variant === variant)?.tier1 ?? seed.plan.tier1;

describe('the cost-sharing variants of the demo', () => {
  it('are those that exist for the tier, on the exchange only', () => {
    for (const seed of onExchange) {
      const { metalTier } = seed.plan;
      const expected = CSR_LEVELS.filter((level) => level > 1 && costSharingVariant(metalTier, level) === level);
      expect([metalTier, variantsOf(seed)]).toEqual([metalTier, expected]);
    }
    expect(silver.map(variantsOf)).toContainEqual([2, 3, 4, 5, 6]);
    expect(medical.filter(({ plan }) => !plan.isOnExchange).flatMap(variantsOf)).toEqual([]);
  });

  it('cost the member less the higher they are, within the reduced limits of 2025', () => {
    for (const seed of silver) {
      const steps = [1, 4, 5, 6].map((variant) => costsOf(seed, variant));
      for (const [at, { deductibleIndividualCents, outOfPocketIndividualCents }] of steps.entries()) {
        const before = steps[at - 1];
        expect(deductibleIndividualCents).toBeLessThan(before?.deductibleIndividualCents ?? Infinity);
        expect(outOfPocketIndividualCents).toBeLessThan(before?.outOfPocketIndividualCents ?? Infinity);
        expect(outOfPocketIndividualCents).toBeGreaterThan(deductibleIndividualCents!);
        expect(outOfPocketIndividualCents).toBeLessThanOrEqual([Infinity, 735_000, 305_000, 305_000][at]!);
      }
    }
  });

  it('charge nothing in the second, and what the plan charges in the third', () => {
    for (const seed of onExchange.filter(({ variants = [] }) => variants.length > 0)) {
      expect(costsOf(seed, 2)).toMatchObject({
        deductibleIndividualCents: 0,
        deductibleFamilyCents: 0,
        outOfPocketIndividualCents: 0,
        outOfPocketFamilyCents: 0,
        primaryCareCopay: 'No charge',
      });
      expect(costsOf(seed, 3)).toEqual(seed.plan.tier1);
    }
  });

  it('list the benefits of their plan, line by line', () => {
    for (const { benefits, variants = [] } of medical) {
      const names = benefits.map(({ category, benefit }) => `${category} ${benefit}`);
      for (const variant of variants) {
        expect(variant.benefits.map(({ category, benefit }) => `${category} ${benefit}`)).toEqual(names);
      }
    }
  });

  it('have the actuarial values of the regulation', () => {
    const values = silver[0]!.variants!.map(({ actuarialValueBasisPoints }) => actuarialValueBasisPoints);
    expect(values).toEqual([10_000, 7_000, 7_300, 8_700, 9_400]);
  });
});

describe('the plans for individuals', () => {
  it('are sold on the exchange, off it, and mostly in both ways', () => {
    const ways = medical.map(({ plan }) =>
      `${plan.isOnExchange ? 'on' : ''} ${plan.isOffExchange ? 'off' : ''}`.trim(),
    );
    expect(new Set(ways)).toEqual(new Set(['on off', 'on', 'off']));
    expect(ways.filter((way) => way === 'on off').length).toBeGreaterThan(ways.length / 2);
  });

  it('file for some plans a little less than their premium as essential', () => {
    const shares = medical.map(({ plan }) => plan.ehbShareBasisPoints).filter((share) => share < 10_000);
    expect(shares.length).toBeGreaterThan(5);
    expect(Math.min(...shares)).toBeGreaterThan(9_800);
  });

  it('cost less the less they cover: Catastrophic less than any other', () => {
    const priceOf = ({ basePremium }: PlanSeed): number => basePremium;
    const ppo = medical.filter(({ plan }) => plan.networkType === 'PPO' && plan.planKind === 'Standard');
    const [cheapest] = ppo.toSorted((one, other) => priceOf(one) - priceOf(other));
    expect(cheapest?.plan.metalTier).toBe('Catastrophic');
  });
});

describe('the short-term plans', () => {
  it('are a few PPO plans without a tier, off the exchange, that charge every child and no tobacco', () => {
    const plans = plansToSeed('ShortTerm', 2027);
    expect(plans).toHaveLength(3);
    for (const seed of plans) {
      expect(seed.plan).toMatchObject({
        metalTier: null,
        networkType: 'PPO',
        isAcaPlan: false,
        isOnExchange: false,
        isOffExchange: true,
        chargesEveryChild: true,
        ehbShareBasisPoints: 0,
      });
      expect(seed.plan.displayName).toMatch(/\(demo\)$/);
      const { plainCents, tobaccoCents } = demoSheet(seed, 1);
      expect(plainCents[rateIndex(0, 16, ageBandOf(64))]).toBeGreaterThan(20_000);
      expect(tobaccoCents.every((cents) => cents === NOT_FILED)).toBe(true);
    }
  });
});
