import { buildPlan, buildUnrated, idsOf } from '#support/shared/plans.ts';
import { withPlan } from './group-choice.ts';

const suite = [1, 2].map((id) => buildPlan(id, { PlanSuiteName: 'Lakes' }));
const unratedOfSuite = buildUnrated(3, { PlanSuiteName: 'Lakes' });
const alone = buildPlan(4);
const offered = [...suite, unratedOfSuite, alone];

describe('selecting a plan', () => {
  it('takes it alone when it is in no suite, after those that are there', () => {
    expect(withPlan([1], alone, offered)).toEqual([1, 4]);
  });

  it('takes the whole suite, but no plan without rates', () => {
    expect(withPlan([4], suite[1]!, offered)).toEqual([4, ...idsOf(suite)]);
  });

  it('takes nothing twice', () => {
    expect(withPlan([2], suite[0]!, offered)).toEqual([2, 1]);
  });
});
