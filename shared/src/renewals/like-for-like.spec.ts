import { likeForLike } from '#shared/renewals/like-for-like';

const NOTHING = { Ageing: 0, Rates: 0, Area: 0, Joined: 0, Left: 0, Coverage: 0, Tobacco: 0, PlanMapping: 0 };

describe('the premium of the same people in the same plans', () => {
  it('rises with their age and the new rates, and leaves out who came, who left and other plans', () => {
    const Parts = {
      ...NOTHING,
      Ageing: 50.25,
      Rates: 399.75,
      Left: -1000,
      Joined: 700,
      PlanMapping: -120,
      Tobacco: 30,
    };
    expect(likeForLike({ Before: 10_000, After: 10_060, Change: 60, Parts })).toEqual({ before: 9000, after: 9450 });
  });

  it('is not known where nobody stays', () => {
    const Parts = { ...NOTHING, Left: -500, Joined: 700 };
    expect(likeForLike({ Before: 500, After: 700, Change: 200, Parts })).toBeNull();
  });
});
