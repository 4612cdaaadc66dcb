import { outliersOf } from './outliers.ts';

const part = (PremiumThen: number) => ({
  Label: `${PremiumThen}`,
  Groups: 1,
  Members: 1,
  PremiumNow: 100,
  PremiumThen,
});
const parts = (...premiums: number[]) => premiums.map(part);

it.each<[string, number[], number[], number]>([
  [
    'the five largest of each direction',
    [190, 180, 170, 160, 150, 140, 100, 95, 90, 85, 80, 75, 70],
    [190, 180, 170, 160, 150, 90, 85, 80, 75, 70],
    3,
  ],
  ['all of a few', [110, 90], [110, 90], 0],
  ['those that rise, and not those that stay', [110, 100], [110], 1],
  ['the first ones where nothing changes', [100, 100, 100, 100, 100, 100], [100, 100, 100, 100, 100], 1],
  ['none of none', [], [], 0],
])('shows %s', (_case, all, shown, left) => {
  const found = outliersOf(parts(...all));
  expect(found.shown.map(({ PremiumThen }) => PremiumThen)).toEqual(shown);
  expect(found.left).toBe(left);
});
