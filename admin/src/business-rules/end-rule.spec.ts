import { isoDate } from '#shared/dates/iso-date';
import { afterTheEnd, beforeTheStart, endedDays } from './end-rule.ts';
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

describe('moving the first day of a rule in force', () => {
  it.each([
    [
      '2027-01-01',
      [],
      'Until 12/31/2026, no rule applies and the default is used: 99. To keep 80 until then, end this rule on that day and add another one.',
    ],
    ['2026-11-20', [], null],
    [
      '2026-11-21',
      [],
      'Until 11/20/2026, no rule applies and the default is used: 99. To keep 80 until then, end this rule on that day and add another one.',
    ],
    ['2027-01-01', [window('2014-01-01', '2026-12-31')], null],
    ['2027-01-01', [window('2014-01-01', '2026-12-30')], expect.stringContaining('Until 12/31/2026')],
    ['soon', [], null],
  ])('to %s, with %j beside it: %s', (EffectiveDate, others, expected) => {
    expect(beforeTheStart(form({ EffectiveDate, Value: '60' }), form(), others, today)).toEqual(expected);
  });

  it('is no surprise for a rule that has not begun', () => {
    const coming = form({ EffectiveDate: '2026-12-01' });
    expect(beforeTheStart(form({ EffectiveDate: '2027-01-01' }), coming, [], today)).toBeNull();
  });
});
