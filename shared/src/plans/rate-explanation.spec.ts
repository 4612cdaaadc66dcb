import { isoDate } from '#shared/dates/iso-date';
import { ageBandOf } from '#shared/plans/age-band';
import { explainRate, type RateReason } from '#shared/plans/rate-explanation';

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
    [reason(34), 'Age 34 on 1/1/2027, rate row 34, no tobacco.'],
    [reason(7), 'Age 7 on 1/1/2027, rate row 0-14, no tobacco.'],
    [reason(70, { tobacco: 'rated' }), 'Age 70 on 1/1/2027, rate row 64 and over, tobacco rate.'],
    [reason(20, { tobacco: 'under21' }), 'Age 20 on 1/1/2027, rate row 20, tobacco does not count before age 21.'],
    [reason(45, { tobacco: 'notFiled' }), 'Age 45 on 1/1/2027, rate row 45, tobacco, but no tobacco rate is filed.'],
    [
      reason(45, { tobacco: 'longAgo' }),
      'Age 45 on 1/1/2027, rate row 45, no tobacco rate: the last use was more than six months before.',
    ],
    [reason(45, { tobacco: 'open' }), 'Age 45 on 1/1/2027, rate row 45, without tobacco, which is not answered.'],
    [reason(3, { uncountedChild: 4 }), 'Age 3 on 1/1/2027, fourth child under 21, no charge.'],
    [reason(1, { uncountedChild: 11 }), 'Age 1 on 1/1/2027, 11th child under 21, no charge.'],
    [reason(34, { ratesLoaded: false }), 'Age 34 on 1/1/2027, rate row 34: rates not loaded.'],
  ])('%#: says %j as a sentence', (why, sentence) => {
    expect(explainRate(why)).toBe(sentence);
  });
});
