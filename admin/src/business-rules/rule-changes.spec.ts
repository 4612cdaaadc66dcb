import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import { comingChanges, recentlyChanged } from './rule-changes.ts';

const today = isoDate('2026-11-20');
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
