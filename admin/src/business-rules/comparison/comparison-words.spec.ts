import type { ComparedRule } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import { byTopic, causeWords, comparedSentence, comparisonCsv } from './comparison-words.ts';

const DAYS = { from: isoDate('2026-11-01'), to: isoDate('2026-11-25') };
const rule = (given: Partial<ComparedRule> = {}): ComparedRule => ({
  Key: 'MaxEmployeeAge',
  ConfigSource: 0,
  Type: 'number',
  Before: '99',
  IsBeforeDefault: false,
  After: '1500',
  IsAfterDefault: false,
  RuleId: 7,
  EffectiveDate: isoDate('2014-01-01'),
  TermDate: null,
  ChangedAt: '2026-11-10T15:00:00Z',
  ChangedBy: 'superuser',
  ...given,
});

describe('what differs between two days', () => {
  it.each([
    [0, 'No rule differs between 11/1/2026 and 11/25/2026.'],
    [1, '1 rule differs between 11/1/2026 and 11/25/2026.'],
    [3, '3 rules differ between 11/1/2026 and 11/25/2026.'],
  ])('is counted: %i', (count, sentence) => {
    expect(comparedSentence(count, DAYS)).toBe(sentence);
  });

  it.each<[Partial<ComparedRule>, string]>([
    [{ EffectiveDate: isoDate('2026-11-20') }, 'In force from 11/20/2026'],
    [{ EffectiveDate: isoDate('2026-11-20'), TermDate: isoDate('2026-12-31') }, 'In force from 11/20/2026'],
    [{}, 'Entered 11/10/2026, for 1/1/2014 on'],
    [{ IsAfterDefault: true, TermDate: isoDate('2026-11-20') }, 'Ended 11/20/2026'],
  ])('says what the change did: %j', (given, words) => {
    expect(causeWords(rule(given), DAYS)).toBe(words);
  });

  it('is listed by topic, then by name', () => {
    const keys = ['SiteDownFlag', 'MinimumAdultAge', 'MaxEmployeeAge'].map((Key) => rule({ Key }));
    expect(byTopic(keys).map(({ Key }) => Key)).toEqual(['MaxEmployeeAge', 'MinimumAdultAge', 'SiteDownFlag']);
  });

  it('is a file with the name, the key and both values', () => {
    const [head, line] = comparisonCsv([rule({ ChangedBy: '=a' })], DAYS).split('\r\n');
    expect(head).toBe('Topic,Rule,Key,Value on 2026-11-01,Value on 2026-11-25,Change,Changed by,Changed');
    expect(line).toMatch(
      /^Groups and census,Max employee age,MaxEmployeeAge,99,"1,500","Entered 11\/10\/2026, for 1\/1\/2014 on",'=a,".*2026, 10:00 AM"$/,
    );
  });
});
