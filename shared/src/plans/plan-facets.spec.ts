import { deductibleBandOf, FACET_VALUES, type FacetedPlan, FACETS, facetValuesOf } from '#shared/plans/plan-facets';
import { PLAN_KINDS } from '#shared/plans/plan-codes';

const plan = (given: Partial<FacetedPlan> = {}, deductible: number | null = 1000): FacetedPlan => ({
  IsMedical: !given.IsDental && !given.IsVision,
  IsDental: false,
  IsVision: false,
  IsShopPlan: false,
  IsIntegrated: false,
  MetalTier: 'Gold',
  ProviderNetworkType: 'HMO',
  PlanType: 'Standard',
  PlanSuiteName: null,
  HsaCompatible: given.PlanType === 'HSA',
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: {
      MedicalDeductibleIndividual: deductible,
      MedicalDeductibleFamily: deductible === null ? null : deductible * 2,
    },
  },
  ...given,
});

describe('facetValuesOf', () => {
  it.each`
    facet               | given                                   | values
    ${'metal'}          | ${{ MetalTier: 'Silver' }}              | ${['Silver']}
    ${'metal'}          | ${{ MetalTier: null }}                  | ${[]}
    ${'network'}        | ${{ ProviderNetworkType: 'PPO' }}       | ${['PPO']}
    ${'type'}           | ${{ PlanType: 'HSA' }}                  | ${['HSA']}
    ${'type'}           | ${{ HsaCompatible: true }}              | ${['Standard', 'HSA']}
    ${'type'}           | ${{ PlanType: 'HRA' }}                  | ${['HRA', 'NonHSA']}
    ${'type'}           | ${{ PlanType: 'Standard' }}             | ${['Standard', 'NonHSA']}
    ${'type'}           | ${{ IsDental: true }}                   | ${['Standard']}
    ${'category'}       | ${{}}                                   | ${['Small group']}
    ${'category'}       | ${{ IsShopPlan: true }}                 | ${['Small group shop']}
    ${'category'}       | ${{ IsDental: true, IsShopPlan: true }} | ${['Dental']}
    ${'category'}       | ${{ IsVision: true }}                   | ${['Vision']}
    ${'deductibleType'} | ${{ IsIntegrated: true }}               | ${['Integrated Med/Rx']}
    ${'deductibleType'} | ${{}}                                   | ${['Med only']}
    ${'deductibleType'} | ${{ IsDental: true }}                   | ${[]}
    ${'suite'}          | ${{ PlanSuiteName: 'Harbor Suite' }}    | ${['Harbor Suite']}
    ${'suite'}          | ${{}}                                   | ${[]}
  `('$facet of $given', ({ facet, given, values }) => {
    expect(facetValuesOf(plan(given), facet)).toEqual(values);
  });

  it.each`
    deductible | band
    ${0}       | ${'$0-$500'}
    ${500}     | ${'$0-$500'}
    ${501}     | ${'$501-$1500'}
    ${1500}    | ${'$501-$1500'}
    ${1501}    | ${'$1501-$3000'}
    ${3000}    | ${'$1501-$3000'}
    ${3001}    | ${'$3001+'}
  `('$deductible is in $band', ({ deductible, band }) => {
    expect(facetValuesOf(plan({}, deductible), 'deductible')).toEqual([band]);
  });

  it('has every value in the list of its facet', () => {
    const plans = PLAN_KINDS.flatMap((PlanType) => [plan({ PlanType }), plan({ PlanType, IsIntegrated: true })]);
    for (const facet of FACETS.filter((each) => FACET_VALUES[each] !== null)) {
      const found = plans.flatMap((each) => facetValuesOf(each, facet));
      expect(FACET_VALUES[facet]).toEqual(expect.arrayContaining(found));
    }
  });
});

describe('deductibleBandOf', () => {
  it.each`
    dollars   | band
    ${null}   | ${null}
    ${0}      | ${'$0-$500'}
    ${500}    | ${'$0-$500'}
    ${500.5}  | ${'$501-$1500'}
    ${501}    | ${'$501-$1500'}
    ${1500}   | ${'$501-$1500'}
    ${1501}   | ${'$1501-$3000'}
    ${3000}   | ${'$1501-$3000'}
    ${3001}   | ${'$3001+'}
    ${100000} | ${'$3001+'}
  `('a deductible of $dollars is in $band', ({ dollars, band }) => {
    expect(deductibleBandOf(dollars)).toBe(band);
  });
});
