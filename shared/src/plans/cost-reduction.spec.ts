import { reducedCosts, reducedCostsHelp } from '#shared/plans/cost-reduction';
import type { Plan } from '#shared/plans/plan.record';

const reducedTo = (Percentage: number | null) =>
  ({ Percentage, IsGranted: false }) as NonNullable<Plan['CostReduction']>;

describe('a plan with a cost-sharing reduction', () => {
  it.each`
    metal       | reduction          | text                      | help
    ${'Silver'} | ${undefined}       | ${null}                   | ${null}
    ${'Silver'} | ${null}            | ${null}                   | ${null}
    ${'Silver'} | ${reducedTo(87)}   | ${'Reduced costs (87%)'}  | ${/silver plans pay 87% of the costs on average instead of 70%\. This is an estimate/}
    ${'Gold'}   | ${reducedTo(100)}  | ${'Reduced costs (100%)'} | ${/pays less of this plan's costs\. This is an estimate/}
    ${'Silver'} | ${reducedTo(null)} | ${'Reduced costs'}        | ${/pays less of this plan's costs\. This is an estimate/}
  `('$metal, $reduction.Percentage percent: $text', ({ metal, reduction, text, help }) => {
    const plan = { MetalTier: metal, CostReduction: reduction };
    expect(reducedCosts(plan)).toBe(text);
    expect(reducedCostsHelp(plan)).toEqual(help && expect.stringMatching(help));
  });

  it('says that it was granted, once the marketplace has decided', () => {
    const CostReduction = { ...reducedTo(87), IsGranted: true };
    expect(reducedCostsHelp({ MetalTier: 'Silver', CostReduction })).toBe(
      "At the marketplace, this household's silver plans pay 87% of the costs on average instead of 70%. The marketplace granted this.",
    );
  });
});
