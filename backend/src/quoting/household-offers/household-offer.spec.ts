import { CSR_LEVELS, type CsrLevel } from '#shared/eligibility/cost-sharing';
import type { ReducedPlans } from '../../catalogue/plans/plans.repository.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { type Grant, householdOffer } from './household-offer.ts';

const silver = Object.assign(new Plan(), {
  id: 1,
  coverage: 'medical',
  metalTier: 'Silver',
  isOnExchange: true,
  ehbShareBasisPoints: 9833,
});
const planOf = (given: Partial<Plan>): Plan => ({ ...silver, ...given });
const grantOf = (given: Partial<Grant>): Grant => ({
  level: 1,
  percentage: null,
  electedCents: 0,
  isGranted: false,
  ...given,
});
const onFile = (...variants: CsrLevel[]): ReducedPlans =>
  new Map([[1, new Map(variants.map((variant) => [variant, planOf({ displayName: `Variant ${variant}` })]))]]);
const ALL = onFile(2, 3, 4, 5, 6);

describe('the variant of a plan that a household gets', () => {
  it.each`
    plan                                               | level | reducedPlans | variant
    ${silver}                                          | ${1}  | ${ALL}       | ${1}
    ${silver}                                          | ${4}  | ${ALL}       | ${4}
    ${silver}                                          | ${5}  | ${ALL}       | ${5}
    ${silver}                                          | ${6}  | ${ALL}       | ${6}
    ${silver}                                          | ${3}  | ${ALL}       | ${3}
    ${silver}                                          | ${5}  | ${onFile(4)} | ${1}
    ${silver}                                          | ${5}  | ${new Map()} | ${1}
    ${planOf({ isOnExchange: false })}                 | ${5}  | ${ALL}       | ${1}
    ${planOf({ metalTier: 'Gold' })}                   | ${5}  | ${ALL}       | ${1}
    ${planOf({ metalTier: 'Gold' })}                   | ${2}  | ${ALL}       | ${2}
    ${planOf({ metalTier: 'Catastrophic' })}           | ${2}  | ${ALL}       | ${1}
    ${planOf({ metalTier: null, coverage: 'dental' })} | ${2}  | ${ALL}       | ${1}
  `('$plan.metalTier, on the exchange $plan.isOnExchange, level $level: $variant', (given) => {
    const grant = grantOf({ level: given.level, percentage: 87 });
    const offer = householdOffer(given.plan, [], { grant, reducedPlans: given.reducedPlans });
    expect([offer.variant, offer.percentage]).toEqual([given.variant, given.variant === 1 ? null : 87]);
    expect(offer.plan).toBe(given.reducedPlans.get(1)?.get(given.variant) ?? given.plan);
  });
});

describe('the premium of a plan under a tax credit', () => {
  const OFF = planOf({ isOnExchange: false });
  const DENTAL = planOf({ coverage: 'dental', metalTier: null });
  it.each`
    what                                        | plan                                     | rates               | elected   | essential | net
    ${'is what remains'}                        | ${silver}                                | ${[50_000, 50_000]} | ${30_000} | ${98_330} | ${70_000}
    ${'keeps what is not essential'}            | ${silver}                                | ${[50_000, 50_000]} | ${99_000} | ${98_330} | ${1_670}
    ${'rounds down for each member'}            | ${silver}                                | ${[101, 101]}       | ${99_000} | ${198}    | ${4}
    ${'is unknown where the credit is'}         | ${silver}                                | ${[50_000]}         | ${null}   | ${49_165} | ${null}
    ${'is unknown where rates are not loaded'}  | ${silver}                                | ${null}             | ${30_000} | ${null}   | ${null}
    ${'is full off the exchange'}               | ${OFF}                                   | ${[50_000]}         | ${null}   | ${49_165} | ${50_000}
    ${'is full for a catastrophic plan'}        | ${planOf({ metalTier: 'Catastrophic' })} | ${[50_000]}         | ${30_000} | ${49_165} | ${50_000}
    ${'is full for dental, without such share'} | ${DENTAL}                                | ${[2_000]}          | ${30_000} | ${null}   | ${2_000}
  `('$what', ({ plan, rates, elected, essential, net }) => {
    const { essentialCents, netCents } = householdOffer(plan, rates, {
      grant: grantOf({ electedCents: elected }),
      reducedPlans: ALL,
    });
    expect([essentialCents, netCents]).toEqual([essential, net]);
  });

  it('is never below zero, and the credit is at most what is elected', () => {
    for (const [at, level] of CSR_LEVELS.entries()) {
      for (const electedCents of [0, 1, 999, 50_000 + at, 10_000_000]) {
        for (const rates of [[], [1], [33_333, 17], [50_000, 50_000, 0]]) {
          const total = rates.reduce((sum, rate) => sum + rate, 0);
          const { netCents, essentialCents } = householdOffer(silver, rates, {
            grant: grantOf({ level, electedCents }),
            reducedPlans: ALL,
          });
          const credit = total - netCents!;
          expect(netCents).toBeGreaterThanOrEqual(0);
          expect(credit).toBe(Math.min(electedCents, essentialCents!));
        }
      }
    }
  });
});
