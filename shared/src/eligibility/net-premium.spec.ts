import fc from 'fast-check';
import { electedAmountProblem, netPremium } from '#shared/eligibility/net-premium';

describe('the premium of a plan under a tax credit', () => {
  it('is reduced by the part for essential health benefits at most, rounded down for each member', () => {
    // 880.59 and 815.59 at 98.35%: 866.06 and 802.13.
    expect(netPremium([88_059, 81_559], { ehbBasisPoints: 9835, electedCents: 170_000 })).toEqual({
      essentialCents: 86_606 + 80_213,
      creditCents: 166_819,
      netCents: 169_618 - 166_819,
    });
  });

  it('is the market rate without a credit', () => {
    expect(netPremium([50_000], { ehbBasisPoints: 10_000, electedCents: 0 }).netCents).toBe(50_000);
  });

  it('is never below zero, and its parts add up to the cent', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 12 }),
        fc.integer({ min: 0, max: 10_000 }),
        cents,
        (rates, ehbBasisPoints, electedCents) => {
          const { essentialCents, creditCents, netCents } = netPremium(rates, { ehbBasisPoints, electedCents });
          const total = rates.reduce((sum, rate) => sum + rate, 0);
          expect(creditCents + netCents).toBe(total);
          expect(creditCents).toBeLessThanOrEqual(Math.min(electedCents, essentialCents));
          expect(creditCents).toBeGreaterThanOrEqual(0);
          expect(netCents).toBeGreaterThanOrEqual(total - essentialCents);
          expect(netCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the elected amount', () => {
  it.each([
    [-1, 'Elected amount cannot be less than zero'],
    [0, null],
    [10_000, null],
    [10_001, 'Elected amount cannot exceed maximum subsidy'],
  ])('%i cents of a maximum of 10,000', (elected, problem) => {
    expect(electedAmountProblem(elected, 10_000)).toBe(problem);
  });
});
