import { estimateSubsidy, povertyLine } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';

const estimate = (coverageYear: number, householdSize: number, income: number, benchmark = 1_500) =>
  estimateSubsidy({
    figures: subsidyFigures(coverageYear)!,
    householdSize,
    incomeCents: Math.round(income * 100),
    benchmark: [{ toIncomeCents: null, cents: benchmark * 100 }],
  });

describe('the poverty line', () => {
  it.each([
    [2027, 1, 15_960],
    [2027, 5, 38_680],
    [2027, 8, 55_720],
    [2027, 10, 67_080],
    // Its steps were not equal that year.
    [2017, 6, 32_580],
    [2017, 7, 36_730],
  ])('of %i for a household of %i is $%i', (year, size, expected) => {
    expect(povertyLine(subsidyFigures(year)!, size)).toBe(expected);
  });

  it('is unknown for a year without published figures', () => {
    expect([subsidyFigures(2013), subsidyFigures(2028)]).toEqual([null, null]);
  });
});

describe('the estimated tax credit', () => {
  it.each`
    what                                     | year    | size | income       | percent | rate   | contribution | credit
    ${'a family of five at $60,000'}         | ${2027} | ${5} | ${60_000}    | ${155}  | ${455} | ${22_750}    | ${127_250}
    ${'just below the row of 150 percent'}   | ${2026} | ${1} | ${23_474.99} | ${149}  | ${413} | ${8_079}     | ${141_921}
    ${'at 150 percent'}                      | ${2026} | ${1} | ${23_475}    | ${150}  | ${419} | ${8_197}     | ${141_803}
    ${'at 250 percent'}                      | ${2026} | ${1} | ${39_125}    | ${250}  | ${844} | ${27_518}    | ${122_482}
    ${'at the poverty line'}                 | ${2026} | ${1} | ${15_650}    | ${100}  | ${210} | ${2_739}     | ${147_261}
    ${'below 133 percent, decimals dropped'} | ${2026} | ${1} | ${20_814.49} | ${132}  | ${210} | ${3_643}     | ${146_357}
    ${'at 133 percent'}                      | ${2026} | ${1} | ${20_814.5}  | ${133}  | ${314} | ${5_446}     | ${144_554}
    ${'at 400 percent exactly'}              | ${2026} | ${1} | ${62_600}    | ${400}  | ${996} | ${51_958}    | ${98_042}
    ${'above 400 percent, until 2025'}       | ${2025} | ${1} | ${90_360}    | ${401}  | ${850} | ${64_005}    | ${85_995}
    ${'up to 150 percent, until 2025'}       | ${2025} | ${1} | ${22_590}    | ${150}  | ${0}   | ${0}         | ${150_000}
  `('$what', ({ year, size, income, percent, rate, contribution, credit }) => {
    expect(estimate(year, size, income)).toMatchObject({
      povertyPercent: percent,
      applicablePercentage: rate,
      contributionCents: contribution,
      maxAptcCents: credit,
    });
  });

  it('ends with the first cent above 400 percent, and says what that cent costs', () => {
    const below = estimate(2026, 1, 62_600);
    const above = estimate(2026, 1, 62_600.01);
    expect(above).toMatchObject({ band: null, applicablePercentage: null, contributionCents: null, maxAptcCents: 0 });
    expect([above.cliffIncomeCents, above.creditAtCliffCents]).toEqual([6_260_000, below.maxAptcCents]);
  });

  it('has no limit from 2021 to 2025', () => {
    expect(estimate(2024, 1, 80_000)).toMatchObject({ cliffIncomeCents: null, creditAtCliffCents: null });
  });

  it('is nothing below the poverty line, and never below zero', () => {
    expect(estimate(2026, 1, 15_649.99).maxAptcCents).toBe(0);
    expect(estimate(2026, 1, 60_000, 100).maxAptcCents).toBe(0);
  });

  it('may have to be repaid as a whole from 2026 on', () => {
    expect(estimate(2025, 1, 30_000).worstRepaymentCents).toBeNull();
    const { maxAptcCents, worstRepaymentCents } = estimate(2026, 1, 30_000);
    expect(worstRepaymentCents).toBe(maxAptcCents * 12);
  });

  it.each([2014, 2020, 2023, 2026, 2027])(
    'of %i never rises with income, and stays between zero and the benchmark',
    (year) => {
      let last = Number.POSITIVE_INFINITY;
      for (let income = 17_000; income <= 90_000; income += 61.37) {
        const { maxAptcCents, applicablePercentage } = estimate(year, 1, income, 600);
        expect(maxAptcCents).toBeLessThanOrEqual(Math.min(last, 60_000));
        expect(maxAptcCents).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(applicablePercentage ?? 0)).toBe(true);
        last = maxAptcCents;
      }
    },
  );
});
