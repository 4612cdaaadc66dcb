import type { RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import { impactOf } from './impact-queries.ts';

const page = (given: Partial<RuleImpactResponse>): RuleImpactResponse => ({
  Decides: 'how old adults on a census may be',
  ReachesNoQuote: false,
  LookedAt: 5_000,
  Changed: 0,
  ByEffect: [],
  Quotes: [],
  Next: null,
  Last: 20_000,
  ...given,
});

describe('the steps of a preview as one', () => {
  it('add up, by what changes', () => {
    const impact = impactOf([
      page({ Changed: 2, ByEffect: [{ Effect: 'CensusProblems', Count: 2 }], Next: 5_000 }),
      page({
        Changed: 3,
        ByEffect: [
          { Effect: 'CensusProblems', Count: 1 },
          { Effect: 'CensusFit', Count: 2 },
        ],
        Next: 10_000,
      }),
    ]);
    expect(impact).toMatchObject({
      lookedAt: 10_000,
      changed: 5,
      byEffect: [
        { effect: 'CensusProblems', count: 3 },
        { effect: 'CensusFit', count: 2 },
      ],
      share: 0.5,
    });
  });

  it('are final where nothing follows', () => {
    expect(impactOf([page({})]).share).toBe(1);
  });
});
