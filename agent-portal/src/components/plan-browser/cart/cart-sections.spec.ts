import { buildDental, buildPlan, idsOf } from '#support/shared/plans.ts';
import { cartSections } from './cart-sections.ts';

describe('the cart lists', () => {
  it('medical before dental, and plans of a suite together', () => {
    const lakes = (id: number) => buildPlan(id, { PlanSuiteName: 'Lakes' });
    const sections = cartSections([buildDental(9), lakes(1), buildPlan(2), lakes(3)]);
    expect(sections.map(({ title, isSuite, plans }) => [title, isSuite, idsOf(plans)])).toEqual([
      ['Lakes', true, [1, 3]],
      ['Medical', false, [2]],
      ['Dental', false, [9]],
    ]);
  });

  it('a single plan of a suite among the others', () => {
    const sections = cartSections([buildPlan(1, { PlanSuiteName: 'Lakes' }), buildPlan(2)]);
    expect(sections).toMatchObject([{ title: 'Medical', isSuite: false, plans: [{ PlanId: 1 }, { PlanId: 2 }] }]);
  });
});
