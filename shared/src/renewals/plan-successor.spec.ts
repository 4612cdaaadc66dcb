import {
  closest,
  continues,
  countyMapping,
  discontinued,
  NOTHING_NEAR,
  notSold,
  planSuccessor,
  ratesNotLoaded,
  replaced,
  type PlanInForce,
  type PlanOnOffer,
  type SuccessorFacts,
} from '#shared/renewals/plan-successor';

const GENESEE = { fips: '26049', name: 'Genesee' };

const plan = (planId: number, given: Partial<PlanInForce> = {}): PlanInForce => ({
  planId,
  hiosPlanId: `H${planId}`,
  name: `Plan ${planId}`,
  coverage: 'medical',
  networkType: 'HMO',
  metalTier: 'Gold',
  ...given,
});
const offer = (planId: number, totalCents: number | null, given: Partial<PlanInForce> = {}): PlanOnOffer => ({
  ...plan(planId, given),
  totalCents,
});
const current = plan(1);
const sameNextYear = plan(11, { hiosPlanId: 'H1', name: 'Plan 1' });

const facts = (given: Partial<SuccessorFacts>): SuccessorFacts => ({
  current,
  mappings: [],
  county: GENESEE,
  nextYear: [sameNextYear, plan(12), plan(13)],
  offered: [offer(11, 50_000, { hiosPlanId: 'H1', name: 'Plan 1' }), offer(12, 60_000), offer(13, 70_000)],
  premiumCents: 48_000,
  ...given,
});
const state = (toPlanId: number | null) => ({ toPlanId, countyFips: '', reason: 'It was merged' });
const genesee = (toPlanId: number | null) => ({ toPlanId, countyFips: GENESEE.fips, reason: 'It was merged' });
const kent = (toPlanId: number | null) => ({ toPlanId, countyFips: '26081', reason: 'It was merged' });

describe('what follows a plan', () => {
  it.each`
    case                                            | given                                                        | validity                | planId  | by                   | message
    ${'the same plan of the next year'}             | ${{}}                                                        | ${'Continues'}          | ${11}   | ${'SamePlan'}        | ${continues('Plan 1')}
    ${'the plan that the insurer maps it to'}       | ${{ mappings: [state(12)] }}                                 | ${'Replaced'}           | ${12}   | ${'Crosswalk'}       | ${replaced('Plan 1', 'Plan 12', 'It was merged')}
    ${'itself, where the mapping says so'}          | ${{ mappings: [state(11)] }}                                 | ${'Continues'}          | ${11}   | ${'Crosswalk'}       | ${continues('Plan 1')}
    ${'the county’s plan before the state’s'}       | ${{ mappings: [state(12), genesee(13)] }}                    | ${'NotOfferedInCounty'} | ${13}   | ${'CountyCrosswalk'} | ${countyMapping({ reason: 'It was merged', county: 'Genesee', name: 'Plan 13' })}
    ${'nothing of another county'}                  | ${{ mappings: [state(12), kent(13)] }}                       | ${'Replaced'}           | ${12}   | ${'Crosswalk'}       | ${replaced('Plan 1', 'Plan 12', 'It was merged')}
    ${'nothing, where the insurer says so'}         | ${{ mappings: [state(null)] }}                               | ${'Discontinued'}       | ${null} | ${null}              | ${discontinued('Plan 1', 'It was merged')}
    ${'nothing in this county only'}                | ${{ mappings: [state(12), genesee(null)] }}                  | ${'Discontinued'}       | ${null} | ${null}              | ${discontinued('Plan 1', 'It was merged')}
    ${'nothing, without a mapping and a next year'} | ${{ nextYear: [plan(12)] }}                                  | ${'Discontinued'}       | ${null} | ${null}              | ${discontinued('Plan 1', 'The insurer no longer sells this plan')}
    ${'the nearest, where the plan is not sold'}    | ${{ offered: [offer(12, 60_000), offer(13, 40_000)] }}       | ${'NotOfferedInCounty'} | ${13}   | ${'NearestPlan'}     | ${`${notSold('Plan 1', 'Genesee')} ${closest('Plan 13')}`}
    ${'nothing without rates'}                      | ${{ offered: [offer(11, null)] }}                            | ${'RatesNotLoaded'}     | ${null} | ${null}              | ${ratesNotLoaded('Plan 1')}
    ${'nothing near of another network'}            | ${{ offered: [offer(12, 48_000, { networkType: 'PPO' })] }}  | ${'NotOfferedInCounty'} | ${null} | ${null}              | ${`${notSold('Plan 1', 'Genesee')} ${NOTHING_NEAR}`}
    ${'nothing near of another metal'}              | ${{ offered: [offer(12, 48_000, { metalTier: 'Silver' })] }} | ${'NotOfferedInCounty'} | ${null} | ${null}              | ${`${notSold('Plan 1', 'Genesee')} ${NOTHING_NEAR}`}
    ${'nothing near of another coverage'}           | ${{ offered: [offer(12, 48_000, { coverage: 'dental' })] }}  | ${'NotOfferedInCounty'} | ${null} | ${null}              | ${`${notSold('Plan 1', 'Genesee')} ${NOTHING_NEAR}`}
    ${'nothing near without rates'}                 | ${{ offered: [offer(12, null)] }}                            | ${'NotOfferedInCounty'} | ${null} | ${null}              | ${`${notSold('Plan 1', 'Genesee')} ${NOTHING_NEAR}`}
    ${'the lower number of two as near'}            | ${{ offered: [offer(13, 50_000), offer(12, 46_000)] }}       | ${'NotOfferedInCounty'} | ${12}   | ${'NearestPlan'}     | ${`${notSold('Plan 1', 'Genesee')} ${closest('Plan 12')}`}
    ${'the nearest to what the state’s plan costs'} | ${{ mappings: [state(12)], offered: [offer(13, 1)] }}        | ${'NotOfferedInCounty'} | ${13}   | ${'NearestPlan'}     | ${`${notSold('Plan 12', 'Genesee')} ${closest('Plan 13')}`}
  `('is $case', ({ given, validity, planId, by, message }) => {
    const successor = planSuccessor(facts(given as Partial<SuccessorFacts>));
    expect(successor).toEqual({
      validity,
      message,
      suggestion: planId === null ? null : { planId, by },
    });
  });
});
