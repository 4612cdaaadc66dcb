import { isoDate } from '#shared/dates/iso-date';
import { copyChanges } from '#shared/quotes/copy-changes';

const of = (effectiveDate: string, plans: string[]) =>
  copyChanges({
    EffectiveDate: isoDate('2027-02-01'),
    CopiedFrom: {
      Id: 1,
      Name: 'Acme',
      EffectiveDate: isoDate(effectiveDate),
      SelectedPlans: plans.map((PlanDisplayName, index) => ({ PlanId: index + 1, PlanDisplayName })),
    },
  });
const BEGAN = 'This quote began as a copy of “Acme”, with its census.';

describe('copyChanges', () => {
  it('says nothing of a quote that is no copy', () => {
    expect(copyChanges({ EffectiveDate: isoDate('2027-02-01'), CopiedFrom: null })).toEqual([]);
  });

  it('names the date and the plans where they differ', () => {
    expect(of('2027-02-01', [])).toEqual([BEGAN]);
    expect(of('2027-01-01', ['PPO Gold', 'HMO Silver'])).toEqual([
      BEGAN,
      'It takes effect on 2/1/2027 instead of 1/1/2027.',
      'Plans are chosen again once the census is approved, at the prices of then. Chosen before: PPO Gold, HMO Silver.',
    ]);
  });
});
