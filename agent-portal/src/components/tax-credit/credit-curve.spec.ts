import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { creditCurve, estimateAt, lastIncome } from './credit-curve.ts';

const facts = { figures: subsidyFigures(2027)!, householdSize: 1, benchmark: [{ toIncomeCents: null, cents: 60_000 }] };

describe('the credit by income', () => {
  it('reaches from nothing to five times the poverty line, and shows both sides of its end', () => {
    const curve = creditCurve(facts);
    expect([curve[0]!.income, curve.at(-1)!.income, lastIncome(facts)]).toEqual([0, 79_800, 79_800]);
    const end = 15_960 * 4;
    const near = curve.filter(({ income }) => Math.abs(income - end) < 0.02);
    expect(near.map(({ income, creditCents }) => creditCents > 0 === income <= end)).not.toContain(false);
    expect(near.at(-1)!.creditCents).toBe(0);
  });

  it('is that of the estimate at each income', () => {
    for (const { income, creditCents } of creditCurve(facts).filter((_, at) => at % 25 === 0)) {
      expect(estimateAt(facts, income).maxAptcCents).toBe(creditCents);
    }
  });
});
