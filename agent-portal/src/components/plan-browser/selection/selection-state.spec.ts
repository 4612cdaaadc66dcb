import { draftAfter, isOutOfDate, withoutPlans } from './selection-state.ts';

describe('removing plans', () => {
  it('keeps the order of the others', () => {
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
