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
  ChangedBy: 'Sofia Novak',
});

describe('rulesCsv', () => {
  it('writes a header and one line for each rule', () => {
    expect(rulesCsv([rule('Back soon')]).split('\r\n')).toEqual([
      'Topic,Rule,Key,Value,Description,Effective date,Term date,Quotes effective from,Quotes effective to,Configuration,Changed by,Changed',
      'Site,Site-down message,SiteDownMessage,Back soon,"Shown, when down",2014-01-01,,,,Quote rules,Sofia Novak,2026-11-01T12:00:00.000Z',
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
    expect(rulesCsv([rule(value)])).toContain(`SiteDownMessage,${expected},"Shown`);
  });
});
