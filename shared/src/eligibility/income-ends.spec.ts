import fc from 'fast-check';
import { type AdvanceQuestion, incomeEnds } from '#shared/eligibility/income-ends';
import { estimateSubsidy } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';

/** One person with $60,000 in 2027: 375 %, expected to pay 10.22 % = $511.00 of a benchmark of $1,000.00. The line is $63,840. */
const question = (given: Partial<AdvanceQuestion> = {}): AdvanceQuestion => ({
  figures: subsidyFigures(2027)!,
  householdSize: 1,
  incomeCents: 6_000_000,
  maximumCents: 48_900,
  electedCents: 48_900,
  essentialCents: null,
  months: 12,
  ...given,
});
const table = (given: Partial<AdvanceQuestion> = {}) =>
  incomeEnds(question(given))!.map(({ name, incomeCents, monthlyCents, differenceCents }) => [
    name,
    incomeCents / 100,
    monthlyCents,
    differenceCents,
  ]);

describe('what a tax return settles', () => {
  it('is all that was paid, above the line, when everything was taken', () => {
    expect(table()).toEqual([
      // 338 %: 10.22 % of $54,000 ÷ 12 = $459.90, so $540.10 a month.
      ['10% lower', 54_000, 54_010, 61_320],
      ['As expected', 60_000, 48_900, 0],
      // $63,000 is 394 %: $536.55.
      ['5% higher', 63_000, 46_345, -30_660],
      // $543.70.
      ['At the 400% line', 63_840, 45_630, -39_240],
      ['$1 above the 400% line', 63_841, 0, -586_800],
      ['10% higher', 66_000, 0, -586_800],
      ['20% higher', 72_000, 0, -586_800],
    ]);
  });

  it('is owed by nobody up to the line who takes what there is at the line', () => {
    const owed = table({ electedCents: 45_630 }).map(([, , , difference]) => difference);
    expect(owed).toEqual([100_560, 39_240, 8_580, 0, -547_560, -547_560, -547_560]);
  });

  it('counts the months of coverage, and no more than the plan’s essential benefits', () => {
    const rows = incomeEnds(question({ months: 10, essentialCents: 46_000 }))!;
    expect(rows.map(({ differenceCents }) => differenceCents)).toEqual([0, 0, 0, -3_700, -460_000, -460_000, -460_000]);
    expect(rows[0]).toMatchObject({ monthlyCents: 46_000, creditCents: 460_000 });
  });

  it('keeps a credit below the poverty line only where some was paid in advance', () => {
    // $17,000 is 106 %: 2.15 % ÷ 12 = $30.46; 10 % less is $15,300, below $15,960: $27.41.
    const low = { incomeCents: 1_700_000, maximumCents: 96_954 };
    expect(table({ ...low, electedCents: 90_000 })[0]).toEqual(['10% lower', 15_300, 97_259, 87_108]);
    expect(table({ ...low, electedCents: 0 })[0]).toEqual(['10% lower', 15_300, 0, 0]);
  });

  it.each<[string, Partial<AdvanceQuestion>]>([
    ['a year in which repayment was limited', { figures: subsidyFigures(2025)! }],
    ['no credit at the expected income', { maximumCents: 0 }],
    ['income above the line', { incomeCents: 6_384_001 }],
  ])('is not known of %s', (_what, given) => {
    expect(incomeEnds(question(given))).toBeNull();
  });

  it('agrees with two estimates, one for each income', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2026, 2027),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 12_000, max: 250_000 }),
        fc.integer({ min: 10_000, max: 400_000 }),
        fc.nat(100),
        fc.integer({ min: 1, max: 12 }),
        (year, householdSize, income, cents, share, months) => {
          const figures = subsidyFigures(year)!;
          const benchmark = [{ toIncomeCents: null, cents }];
          const at = (incomeCents: number) =>
            estimateSubsidy({ figures, householdSize, incomeCents, benchmark }).maxAptcCents;
          const [incomeCents, maximumCents] = [income * 100, at(income * 100)];
          const electedCents = Math.floor((maximumCents * share) / 100);
          const advance = { figures, householdSize, incomeCents, maximumCents, electedCents, months };
          const rows = incomeEnds({ ...advance, essentialCents: null });
          expect(rows === null).toBe(maximumCents === 0);
          for (const row of rows ?? []) {
            const line = estimateSubsidy({ figures, householdSize, incomeCents: row.incomeCents, benchmark });
            if (line.exactPercent >= 100) {
              expect(row.differenceCents).toBe((at(row.incomeCents) - electedCents) * months);
            }
            // Nothing is owed by who takes no more than what is said.
            const careful = incomeEnds({ ...advance, electedCents: row.monthlyCents, essentialCents: null })!;
            const same = careful.find(({ name }) => name === row.name)!;
            expect(same.differenceCents).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
