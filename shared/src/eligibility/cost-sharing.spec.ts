import { csrLevelOf } from '#shared/eligibility/cost-sharing';

describe('the cost-sharing level', () => {
  it.each([
    [99.99, 1],
    [100, 6],
    [150, 6],
    [150.01, 5],
    [200, 5],
    [200.01, 4],
    [250, 4],
    // The whole percent is 250, the exact one decides.
    [250.63, 1],
    [400, 1],
  ])('at %d percent of the poverty line is %i', (percent, expected) => {
    expect(csrLevelOf(percent)).toBe(expected);
  });
});
