import { reducedCosts, reducedCostsHelp } from '#shared/plans/cost-reduction';
import type { Plan } from '#shared/plans/plan.record';

const reducedTo = (Percentage: number | null, IsGranted = false) =>
  ({ Percentage, IsGranted }) as NonNullable<Plan['CostReduction']>;

describe('a plan with a cost-sharing reduction', () => {
  it.each`
    metal       | reduction               | text                      | help
    ${'Silver'} | ${undefined}            | ${null}                   | ${null}
    ${'Silver'} | ${null}                 | ${null}                   | ${null}
    ${'Silver'} | ${reducedTo(87)}        | ${'Reduced costs (87%)'}  | ${/silver plans pay 87% of the costs on average instead of 70%\. This is an estimate/}
    ${'Gold'}   | ${reducedTo(100)}       | ${'Reduced costs (100%)'} | ${/pays less of this plan's costs\. This is an estimate/}
    ${'Silver'} | ${reducedTo(null)}      | ${'Reduced costs'}        | ${/pays less of this plan's costs\. This is an estimate/}
    ${'Silver'} | ${reducedTo(87, true)}  | ${'Reduced costs (87%)'}  | ${/instead of 70%\.$/}
    ${'Gold'}   | ${reducedTo(100, true)} | ${'Reduced costs (100%)'} | ${/this plan's costs\.$/}
  `('$metal, $reduction.Percentage percent: $text', ({ metal, reduction, text, help }) => {
    const plan = { MetalTier: metal, CostReduction: reduction };
    expect(reducedCosts(plan)).toBe(text);
    expect(reducedCostsHelp(plan)).toEqual(help && expect.stringMatching(help));
  });
});
