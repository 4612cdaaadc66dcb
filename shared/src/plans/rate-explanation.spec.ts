import { isoDate } from '#shared/dates/iso-date';
import { ageBandOf } from '#shared/plans/age-band';
import { explainRate, type FiledFor, rateArithmetic, type RateReason } from '#shared/plans/rate-explanation';

const reason = (age: number, more: Partial<RateReason> = {}): RateReason => ({
  age,
  effectiveDate: isoDate('2027-01-01'),
  band: ageBandOf(age),
  tobacco: 'none',
  uncountedChild: null,
  ratesLoaded: true,
  ...more,
});

describe('explainRate', () => {
  it.each([
    [reason(34), 'Age 34 on 1/1/2027, rate for age 34, no tobacco.'],
    [reason(7), 'Age 7 on 1/1/2027, rate for age 0-14, no tobacco.'],
    [reason(70, { tobacco: 'rated' }), 'Age 70 on 1/1/2027, rate for age 64 and over, tobacco rate.'],
    [reason(20, { tobacco: 'under21' }), 'Age 20 on 1/1/2027, rate for age 20, tobacco does not count before age 21.'],
    [
      reason(45, { tobacco: 'notFiled' }),
      'Age 45 on 1/1/2027, rate for age 45, tobacco, but no tobacco rate is filed.',
    ],
    [
      reason(45, { tobacco: 'longAgo' }),
      'Age 45 on 1/1/2027, rate for age 45, no tobacco rate: the last use was more than six months before.',
    ],
    [reason(45, { tobacco: 'open' }), 'Age 45 on 1/1/2027, rate for age 45, without tobacco, which is not answered.'],
    [reason(3, { uncountedChild: 4 }), 'Age 3 on 1/1/2027, fourth child under 21, no charge.'],
    [reason(1, { uncountedChild: 11 }), 'Age 1 on 1/1/2027, 11th child under 21, no charge.'],
    [reason(34, { ratesLoaded: false }), 'Age 34 on 1/1/2027, rate for age 34: rates not loaded.'],
  ])('%#: says %j as a sentence', (why, sentence) => {
    expect(explainRate(why)).toBe(sentence);
  });
});

const pricedReason = (age: number, given: Partial<RateReason> = {}): RateReason => ({
  age,
  effectiveDate: isoDate('2027-01-01'),
  band: ageBandOf(age),
  tobacco: 'none',
  uncountedChild: null,
  ratesLoaded: true,
  ...given,
});
const filed = (plainCents: number, given: Partial<FiledFor> = {}): FiledFor => ({
  rateArea: 12,
  baseCents: 28_284,
  plainCents,
  chargedCents: plainCents,
  ratedChild: null,
  ...given,
});
const BASE = 'Base rate at 21 $282.84 (rating area 12) ×';

describe('the arithmetic of a rate', () => {
  it.each([
    ['as filed', pricedReason(58), filed(72_068), `${BASE} 2.548 (age 58) = $720.68, as filed. No tobacco.`],
    [
      'rounded differently',
      pricedReason(58),
      filed(72_070),
      `${BASE} 2.548 (age 58) = $720.68. The insurer filed $720.70. No tobacco.`,
    ],
    ['half a cent is rounded up', pricedReason(25), filed(13_505, { baseCents: 13_451 }), null],
    [
      'of a child',
      pricedReason(7),
      filed(21_637, { ratedChild: 2 }),
      `${BASE} 0.765 (age 0-14) = $216.37, as filed. No tobacco. Child 2 of 3 charged.`,
    ],
    [
      'with tobacco',
      pricedReason(70, { tobacco: 'rated' }),
      filed(84_852, { chargedCents: 101_822 }),
      `${BASE} 3.000 (age 64 and over) = $848.52, as filed. With tobacco the insurer filed $1,018.22, 20.0% more.`,
    ],
    [
      'under 21 with tobacco',
      pricedReason(20, { tobacco: 'under21' }),
      filed(27_435),
      `${BASE} 0.970 (age 20) = $274.35, as filed. Tobacco does not count before age 21.`,
    ],
    [
      'without a tobacco rate',
      pricedReason(21, { tobacco: 'notFiled' }),
      filed(28_284),
      `${BASE} 1.000 (age 21) = $282.84, as filed. No tobacco rate is filed.`,
    ],
  ])('%s', (_case, why, rates, text) => {
    expect(rateArithmetic(why, rates)).toBe(
      text ?? 'Base rate at 21 $134.51 (rating area 12) × 1.004 (age 25) = $135.05, as filed. No tobacco.',
    );
  });

  it.each([
    ['a fourth child', pricedReason(3, { uncountedChild: 4 }), filed(0)],
    ['a year with another curve', pricedReason(58, { effectiveDate: isoDate('2017-12-31') }), filed(72_068)],
    ['no base rate', pricedReason(58), filed(72_068, { baseCents: null })],
    ['no filed rate', pricedReason(58), filed(0, { plainCents: null })],
  ])('there is none for %s', (_case, why, rates) => {
    expect(rateArithmetic(why, rates)).toBeNull();
  });
});
