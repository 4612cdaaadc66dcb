import { buildDental, buildPlan } from '#support/shared/plans.ts';
import { HOUSEHOLD_CHOICE, withOnly } from './household-choice.ts';

const LAKES = { PlanSuiteName: 'Lakes' };
const [first, second, dental] = [buildPlan(1, LAKES), buildPlan(2, LAKES), buildDental(3)];
const offered = [first, second, dental];

describe('a household', () => {
  it('has one plan of each kind: the next replaces the other of its kind alone', () => {
    expect(withOnly([], first, offered)).toEqual([1]);
    expect(withOnly([1, 3], second, offered)).toEqual([3, 2]);
    expect(withOnly([1], dental, offered)).toEqual([1, 3]);
  });

  it.each([
    ['Plan 2 selected.', { added: [second], removed: [] }],
    ['Plan 2 selected instead of Plan 1.', { added: [second], removed: [first] }],
    ['Plan 2 removed from the selection.', { added: [], removed: [second] }],
  ])('hears "%s"', (text, change) => {
    expect(HOUSEHOLD_CHOICE.changeText(second, change)).toBe(text);
  });
});
