import { type PlanListFilter, planListFiltersProblem } from '#shared/plans/selection.record';

const filter = (Facet: PlanListFilter['Facet'], ...Values: string[]): PlanListFilter => ({
  Coverage: 'medical',
  Facet,
  Values,
});

describe('planListFiltersProblem', () => {
  it.each([
    ['no filter', [], null],
    ['known values', [filter('metal', 'Gold', 'Silver'), filter('type', 'NonHSA')], null],
    ['a suite that is offered', [filter('suite', 'Lakes')], null],
    ['a suite that is not', [filter('suite', 'Dunes')], 'Dunes is no value of the filter suite.'],
    ['an unknown value', [filter('metal', 'Tin')], 'Tin is no value of the filter metal.'],
    [
      'Holistic, which small groups cannot have',
      [filter('type', 'Holistic')],
      'Holistic is no value of the filter type.',
    ],
    [
      'Catastrophic, which small groups cannot have',
      [filter('metal', 'Gold', 'Catastrophic')],
      'Catastrophic is no value of the filter metal.',
    ],
    ['EPO, which small groups cannot have', [filter('network', 'EPO')], 'EPO is no value of the filter network.'],
    [
      'a filter twice',
      [filter('metal', 'Gold'), filter('metal', 'Silver')],
      'Each filter of a coverage can be given once.',
    ],
    [
      'the same filter of two coverages',
      [filter('network', 'PPO'), { ...filter('network', 'PPO'), Coverage: 'dental' as const }],
      null,
    ],
  ])('%s', (_what, filters, expected) => {
    expect(planListFiltersProblem(filters, { market: 'SmallGroup', suites: ['Lakes'] })).toBe(expected);
  });

  it('knows catastrophic plans for households only', () => {
    const filters: PlanListFilter[] = [{ Coverage: 'medical', Facet: 'metal', Values: ['Catastrophic'] }];
    expect(planListFiltersProblem(filters, { market: 'Individual', suites: [] })).toBeNull();
    expect(planListFiltersProblem(filters, { market: 'SmallGroup', suites: [] })).not.toBeNull();
  });
});
