import { costSharingVariant, CSR_LEVELS, csrLevelOf } from '#shared/eligibility/cost-sharing';

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

describe('the variant of a plan', () => {
  it.each`
    metal             | variants
    ${'Silver'}       | ${[1, 2, 3, 4, 5, 6]}
    ${'Platinum'}     | ${[1, 2, 3, 1, 1, 1]}
    ${'Gold'}         | ${[1, 2, 3, 1, 1, 1]}
    ${'Bronze'}       | ${[1, 2, 3, 1, 1, 1]}
    ${'Catastrophic'} | ${[1, 1, 1, 1, 1, 1]}
    ${null}           | ${[1, 1, 1, 1, 1, 1]}
  `('of the tier $metal for the levels 1 to 6: $variants', ({ metal, variants }) => {
    expect(CSR_LEVELS.map((level) => costSharingVariant(metal, level))).toEqual(variants);
  });
});
