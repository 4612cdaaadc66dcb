import { BUDGETS, held } from './cpu-budget.mjs';
import { secondsOf } from './measured.mjs';

const cost = (part: string, seconds: number, slowness = 1) => ({ part, seconds, minutes: 1, slowness });

describe('the budget of a test run', () => {
  it.each([
    ['as planned', 100, 1, []],
    ['a fifth more', 120, 1, []],
    ['more than a fifth more', 121, 1, ['budget: unit took 121 CPU s; 100 are planned']],
    ['twice as much on a machine that is half as fast', 200, 2, []],
    ['as planned where the yardstick is twice as fast', 100, 0.5, []],
    ['too much where the yardstick is twice as fast', 121, 0.5, ['budget: unit took 121 CPU s; 100 are planned']],
  ])('%s', (_what, seconds, slowness, failures) => {
    expect(held([cost('unit', seconds, slowness)], { unit: 100 }).failures).toEqual(failures);
    expect(held([cost('unit', seconds, slowness)], null).failures).toEqual([]);
  });

  it('says what each part cost, planned or not', () => {
    const { table, failures } = held([cost('unit', 90), cost('new', 5)], { unit: 100, new: null });
    expect(table).toMatch(/^unit +90 +1\.00 +90 +100 +1\.0$/m);
    expect(table).toMatch(/^new +5 +1\.00 +5 +– +1\.0$/m);
    expect(table).toMatch(/^all +95 +95/m);
    expect(failures).toEqual([]);
  });

  it('says what to plan for a part that was never measured: a quarter more than it took', () => {
    const costs = [cost('unit', 90, 2), cost('new', 160, 2), cost('small', 5, 2)];
    const { table } = held(costs, { unit: 100, new: null, small: null });
    expect(table).toMatch(/^Not planned yet: new: 100, small: 5$/m);
    expect(held(costs, null).table).not.toContain('planned');
  });

  it('fails for a part that it does not know', () => {
    expect(held([cost('new', 1)], { unit: 100 }).failures).toEqual([
      'budget: scripts/cpu-budget.mjs does not know new',
    ]);
  });

  it('has the same parts for the gate and for everything', () => {
    expect(Object.keys(BUDGETS.all)).toEqual(Object.keys(BUDGETS.gate));
  });
});

it('reads the CPU seconds of a process whose name has blanks and brackets', () => {
  const stat = '4711 (node (worker) 1) S 1 2 3 4 5 6 7 8 9 10 250 50 1000 300 20 0';
  expect(secondsOf(stat, [14, 15])).toBe(3);
  expect(secondsOf(stat, [16, 17])).toBe(13);
});
