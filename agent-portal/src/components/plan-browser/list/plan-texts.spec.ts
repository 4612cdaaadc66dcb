import { buildDental, buildPlan } from '#support/shared/plans.ts';
import { costText } from '#shared/plans/plan-texts';
import { byCoverage, plansText, traits } from './plan-texts.ts';

describe('a plan in words', () => {
  it.each([
    [6000, '$6,000'],
    [0, '$0'],
    [62.5, '$62.50'],
    [null, 'NA'],
  ])('a cost of %s reads %s', (dollars, text) => {
    expect(costText(dollars)).toBe(text);
  });

  it('says metal, network and type, and leaves out what goes without saying', () => {
    expect(traits(buildPlan(1, { PlanType: 'HBC' }))).toEqual(['Gold', 'HMO', 'HealthbyChoice']);
    expect(traits(buildPlan(1))).toEqual(['Gold', 'HMO']);
    expect(traits(buildDental(2, { ProviderNetworkType: null }))).toEqual([]);
  });

  it('counts one plan and many', () => {
    expect(plansText(1, 'dental')).toBe('1 dental plan');
    expect(plansText(1260, 'medical')).toBe('1,260 medical plans');
    expect(plansText(0)).toBe('0 plans');
  });

  it('stands in the list of its coverage', () => {
    const vision = buildPlan(3, { IsMedical: false, IsVision: true });
    expect(byCoverage([buildPlan(1), buildDental(2), vision])).toEqual({
      medical: [buildPlan(1)],
      dental: [buildDental(2)],
      vision: [vision],
    });
  });
});
