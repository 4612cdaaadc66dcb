import { isoDate } from '#shared/dates/iso-date';
import { afterTheEnd, endedDays } from './end-rule.ts';
import type { RuleForm } from './rule-form.ts';

const today = isoDate('2026-11-20');
const form = (given: Partial<RuleForm> = {}): RuleForm => ({
  Key: 'MaxEmployeeAge',
  Value: '80',
  Description: '',
  EffectiveDate: '2014-01-01',
  TermDate: '',
  QuoteEffectiveStartDate: '',
  QuoteEffectiveEndDate: '',
  ...given,
});
const window = (effectiveDate: string, termDate: string | null = null) => ({
  effectiveDate: isoDate(effectiveDate),
  termDate: termDate === null ? null : isoDate(termDate),
  quoteEffectiveStartDate: null,
  quoteEffectiveEndDate: null,
});

describe('ending a rule', () => {
  it.each([
    ['2014-01-01', '2014-01-01'],
    ['2026-11-19', '2026-11-19'],
    // Added by mistake today, or for a future date: it then never applies.
    ['2026-11-20', '2026-11-19'],
    ['2027-01-01', '2026-11-19'],
  ])('that begins on %s leaves %s to yesterday', (EffectiveDate, expected) => {
    expect(endedDays(form({ EffectiveDate }), [], today)).toEqual({ EffectiveDate: expected, TermDate: '2026-11-19' });
  });

  it('finds a day for one that never began, before all others of its key', () => {
    const coming = form({ EffectiveDate: '2027-01-01' });
    const never = { EffectiveDate: '2013-12-31', TermDate: '2013-12-31' };
    expect(endedDays(coming, [window('2014-01-01', '2026-12-31')], today)).toEqual(never);
    expect(endedDays(coming, [window('2026-06-01', '2026-12-31'), window('2014-01-01', '2026-05-31')], today)).toEqual(
      never,
    );
    expect(endedDays(coming, [window('2027-06-01')], today).TermDate).toBe('2026-11-19');
  });

  it('says what holds then', () => {
    const ended = form({ TermDate: '2026-12-31' });
    const expected = 'From 1/1/2027 on, no rule applies and the default is used: 99.';
    expect(afterTheEnd(ended, [])).toBe(expected);
    expect(afterTheEnd(ended, [window('2027-01-02')])).toBe(expected);
    expect(afterTheEnd(ended, [window('2027-01-01')])).toBeNull();
    expect(afterTheEnd(form(), [])).toBeNull();
  });
});
