import { premiumPartTitle } from '#shared/renewals/premium-parts';

describe('premiumPartTitle', () => {
  it.each([
    ['Left', 3, '3 people left'],
    ['Left', 1, '1 person left'],
    ['Joined', 2, '2 people joined'],
    ['Ageing', 1, '1 person is a year older'],
    ['Ageing', 12, '12 people are a year older'],
    ['Coverage', 2, '2 people changed coverage'],
    ['Tobacco', 1, '1 tobacco status change'],
    ['Rates', 12, 'Rate change'],
    ['Left', 0, 'People who left the group'],
  ] as const)('%s of %i: %s', (part, people, title) => {
    expect(premiumPartTitle(part, people)).toBe(title);
  });
});
