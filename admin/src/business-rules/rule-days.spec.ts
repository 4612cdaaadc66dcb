import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import {
  afterTheEnd,
  beforeTheStart,
  comingChanges,
  endedDays,
  firstFreeDay,
  quoteWindow,
  recentlyChanged,
  ruleState,
  stateLabel,
} from './rule-days.ts';
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

describe('firstFreeDay on 11/20/2026', () => {
  it.each([
    ['no rule', [], '2026-11-20'],
    ['one that is over', ['2026-11-19'], '2026-11-20'],
    ['one that ends today', ['2026-11-20'], '2026-11-21'],
    ['one that ends with the year', ['2026-12-31'], '2027-01-01'],
    ['two, the later one counts', ['2027-06-30', '2026-12-31'], '2027-07-01'],
    ['one without an end', ['2026-12-31', null], null],
  ])('with %s is %s', (_what, ends, expected) => {
    const rules = ends.map((TermDate) => ({ TermDate }) as BusinessRuleResponse);
    expect(firstFreeDay(rules, today)).toBe(expected);
  });
});

describe('the state of a rule on 11/20/2026', () => {
  it.each`
    EffectiveDate   | TermDate        | state         | label
    ${'2014-01-01'} | ${null}         | ${'inForce'}  | ${'In force'}
    ${'2026-11-20'} | ${null}         | ${'inForce'}  | ${'In force'}
    ${'2026-11-21'} | ${null}         | ${'upcoming'} | ${'Starts 11/21/2026'}
    ${'2014-01-01'} | ${'2026-11-19'} | ${'expired'}  | ${'Ended 11/19/2026'}
    ${'2014-01-01'} | ${'2026-11-20'} | ${'ending'}   | ${'Ends today'}
    ${'2014-01-01'} | ${'2026-12-20'} | ${'ending'}   | ${'Ends 12/20/2026'}
    ${'2014-01-01'} | ${'2026-12-21'} | ${'inForce'}  | ${'In force'}
    ${'2026-12-01'} | ${'2026-12-05'} | ${'upcoming'} | ${'Starts 12/1/2026'}
  `('from $EffectiveDate to $TermDate: $label', ({ state, label, ...window }) => {
    expect([ruleState(window, today), stateLabel(window, today)]).toEqual([state, label]);
  });
});

const rule = (given: Partial<BusinessRuleResponse>): BusinessRuleResponse => ({
  Id: 1,
  Key: 'MaxEmployeeAge',
  Value: '99',
  Type: 'number',
  Description: '',
  EffectiveDate: isoDate('2014-01-01'),
  TermDate: null,
  QuoteEffectiveStartDate: null,
  QuoteEffectiveEndDate: null,
  ConfigSource: 0,
  IsActive: true,
  ChangedAt: '2026-11-01T12:00:00.000Z',
  ChangedBy: 'superuser',
  ...given,
});

describe('comingChanges', () => {
  it.each`
    EffectiveDate   | TermDate        | expected
    ${'2014-01-01'} | ${null}         | ${[]}
    ${'2026-11-20'} | ${null}         | ${[]}
    ${'2026-11-21'} | ${null}         | ${['starts 2026-11-21']}
    ${'2026-12-20'} | ${null}         | ${['starts 2026-12-20']}
    ${'2026-12-21'} | ${null}         | ${[]}
    ${'2014-01-01'} | ${'2026-11-19'} | ${[]}
    ${'2014-01-01'} | ${'2026-11-20'} | ${['ends 2026-11-20']}
    ${'2014-01-01'} | ${'2026-12-21'} | ${[]}
    ${'2026-11-21'} | ${'2026-11-30'} | ${['starts 2026-11-21', 'ends 2026-11-30']}
  `('from $EffectiveDate to $TermDate: $expected', ({ expected, ...window }) => {
    const changes = comingChanges([rule(window)], today);
    expect(changes.map(({ kind, day }) => `${kind} ${day}`)).toEqual(expected);
  });

  it('puts the soonest first, and rules of one day in the order of their keys', () => {
    const [later, b, a] = ['2026-12-01', '2026-11-25', '2026-11-25'].map(isoDate);
    const rules = [
      rule({ Key: 'Later', EffectiveDate: later }),
      rule({ Key: 'B', EffectiveDate: b }),
      rule({ Key: 'A', EffectiveDate: a }),
    ];
    expect(comingChanges(rules, today).map((change) => change.rule.Key)).toEqual(['A', 'B', 'Later']);
  });
});

describe('recentlyChanged', () => {
  it('lists what people changed, newest first, and leaves the defaults out', () => {
    const rules = [
      rule({ Id: 1, ChangedAt: '2026-11-01T12:00:00.000Z' }),
      rule({ Id: 2, ChangedAt: '2026-11-03T12:00:00.000Z' }),
      rule({ Id: 3, ChangedAt: '2026-11-04T12:00:00.000Z', ChangedBy: 'system' }),
      rule({ Id: 4, ChangedAt: '2026-11-02T12:00:00.000Z' }),
    ];
    expect(recentlyChanged(rules, 2).map(({ Id }) => Id)).toEqual([2, 4]);
  });
});

describe('quoteWindow', () => {
  it.each([
    [null, null, 'All quotes'],
    ['2027-01-01', null, 'From 1/1/2027'],
    [null, '2027-12-31', 'Up to 12/31/2027'],
    ['2027-01-01', '2027-12-31', '1/1/2027 to 12/31/2027'],
  ])('from %s to %s reads %j', (from, to, expected) => {
    const window = { QuoteEffectiveStartDate: from, QuoteEffectiveEndDate: to };
    expect(quoteWindow(window as Parameters<typeof quoteWindow>[0])).toBe(expected);
  });
});
