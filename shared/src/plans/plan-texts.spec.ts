import { planPremiumText, totalPremiumText } from '#shared/plans/plan-texts';

describe('the premium of a selected plan', () => {
  it.each([
    [{ TotalMonthlyRate: 16_924.22, Taken: { Members: 9, MonthlyRate: 8_834.7 } }, '$8,834.70 a month for 9 members'],
    [{ TotalMonthlyRate: 825.22, Taken: { Members: 1, MonthlyRate: 825.22 } }, '$825.22 a month for 1 member'],
    [{ TotalMonthlyRate: 5_115.22, Taken: { Members: 0, MonthlyRate: 0 } }, '$0.00 a month for 0 members'],
    [{ TotalMonthlyRate: 16_924.22, Taken: null }, '$16,924.22 a month if everybody takes it'],
  ])('is told with its members', (plan, text) => {
    expect(planPremiumText(plan)).toBe(text);
  });

  it('adds up to a total that says when it is the least', () => {
    expect(totalPremiumText({ Amount: 16_693.03, IsLowest: false })).toBe('Total: $16,693.03 a month');
    expect(totalPremiumText({ Amount: 14_714.06, IsLowest: true })).toBe('Total: at least $14,714.06 a month');
  });
});
