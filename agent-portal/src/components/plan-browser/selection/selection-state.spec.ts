import { buildPlan, buildUnrated, idsOf } from '../testing/build-plan.ts';
import { draftAfter, isOutOfDate, withoutPlans, withPlan } from './selection-state.ts';

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

  it('removes plans and keeps the order of the others', () => {
    expect(withoutPlans([4, 1, 2], [1, 9])).toEqual([4, 2]);
  });
});

describe('what is not saved yet', () => {
  it('remembers what was stored when the first change was made', () => {
    const first = draftAfter(null, [1], [1, 4]);
    expect(first).toEqual({ ids: [1, 4], basedOn: [1] });
    expect(draftAfter(first, [2], [4])).toEqual({ ids: [4], basedOn: [1] });
  });

  it('is nothing once the changes lead back to what is stored, in whatever order', () => {
    expect(draftAfter({ ids: [1], basedOn: [1, 4] }, [1, 4], [4, 1])).toBeNull();
  });

  it('is outrun when someone else saves something else meanwhile', () => {
    const draft = { ids: [1, 4], basedOn: [1] };
    expect(isOutOfDate(draft, [1])).toBe(false);
    expect(isOutOfDate(draft, [1, 2])).toBe(true);
    expect(isOutOfDate(draft, [4, 1])).toBe(false);
    expect(isOutOfDate(null, [2])).toBe(false);
  });
});
