import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import { rulesCsv } from './rules-csv.ts';

const rule = (Value: string): BusinessRuleResponse => ({
  Id: 1,
  Key: 'SiteDownMessage',
  Value,
  Type: 'text',
  Description: 'Shown, when down',
  EffectiveDate: isoDate('2014-01-01'),
  TermDate: null,
  QuoteEffectiveStartDate: null,
  QuoteEffectiveEndDate: null,
  ConfigSource: 0,
  IsActive: true,
  ChangedAt: '2026-11-01T12:00:00.000Z',
  ChangedBy: 'superuser',
});

describe('rulesCsv', () => {
  it('writes a header and one line for each rule', () => {
    expect(rulesCsv([rule('Back soon')]).split('\r\n')).toEqual([
      'Key,Value,Type,Description,EffectiveDate,TermDate,QuoteEffectiveStartDate,QuoteEffectiveEndDate,ConfigSource,ChangedAt,ChangedBy',
      'SiteDownMessage,Back soon,text,"Shown, when down",2014-01-01,,,,0,2026-11-01T12:00:00.000Z,superuser',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['say "hi"', '"say ""hi"""'],
    ['a\nb', '"a\nb"'],
    ['a=b', 'a=b'],
  ])('%j becomes %j', (value, expected) => {
    expect(rulesCsv([rule(value)])).toContain(`SiteDownMessage,${expected},text`);
  });
});
