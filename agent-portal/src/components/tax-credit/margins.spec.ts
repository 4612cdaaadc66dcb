import { SUBSIDY_ESTIMATE, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { blankOf } from '#shared/records/rows';
import { marginsOf } from './margins.ts';

/** $60,000 of a household whose limits are $53,378.40 and $154,720. */
const estimate = (given: Partial<SubsidyResponse> = {}): SubsidyResponse => ({
  ...(blankOf(SUBSIDY_ESTIMATE) as SubsidyResponse),
  PercentageRow: { FromPercent: 150, ToPercent: 200, InitialPercentage: 4.3, FinalPercentage: 6.78 },
  MaxAptc: 1_000,
  MedicaidLikely: null,
  MedicaidIncome: 53_378.4,
  CliffIncome: 154_720,
  DistanceToCliff: 94_720,
  CreditAtCliff: 200,
  WorstCaseRepayment: 12_000,
  ...given,
});
const texts = (given: Partial<SubsidyResponse>, income = 60_000) =>
  marginsOf(estimate(given), income).map(({ text }) => text);

describe('the margins of an income', () => {
  it('say what crossing the cliff costs, and how far Medicaid is', () => {
    expect(texts({})).toEqual([
      '$94,720.00 below the 400% line of $154,720.00: above it the credit falls by $200.00 a month. If the year’s income turns out to be above the line, all of the credit is repaid: up to $12,000.00.',
      '$6,621.60 above the Medicaid limit of $53,378.40: at or below it, adults qualify for Medicaid and get no tax credit.',
    ]);
  });

  it.each<[string, Partial<SubsidyResponse>, RegExp]>([
    ['ends before the cliff', { CreditAtCliff: 0 }, /: the credit decreases to zero before it\. If/],
    ['was limited in repayment', { WorstCaseRepayment: null }, /a month\.$/],
    [
      'is lost above the cliff',
      { DistanceToCliff: -1_240, MaxAptc: 0, PercentageRow: null },
      /^\$1,240\.00 above the 400% line of \$154,720\.00: up to it the credit would be \$200\.00 a month\.$/,
    ],
  ])('say that the credit %s', (_what, given, expected) => {
    expect(texts(given)[0]).toMatch(expected);
  });

  it.each<[string, Partial<SubsidyResponse>, number]>([
    [
      'without a cliff or near Medicaid',
      { DistanceToCliff: null, CliffIncome: null, MedicaidLikely: 'Check.' },
      50_000,
    ],
    ['at the Medicaid limit', { DistanceToCliff: null }, 53_378.4],
    ['above a cliff that costs nothing', { DistanceToCliff: -1, CreditAtCliff: 0, PercentageRow: null }, 154_721],
    ['where there is no credit to lose', { MaxAptc: 0, MedicaidLikely: 'Check.' }, 50_000],
  ])('are left out %s', (_what, given, income) => {
    expect(texts(given, income)).toEqual([]);
  });

  it.each([
    [15_471, true],
    [15_472, false],
    [-15_471, true],
  ])('are near within a tenth of the limit: %i', (DistanceToCliff, isNear) => {
    expect(marginsOf(estimate({ DistanceToCliff }), 100_000)[0]!.isNear).toBe(isNear);
  });
});
