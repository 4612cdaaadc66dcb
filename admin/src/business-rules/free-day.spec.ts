import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { isoDate } from '#shared/dates/iso-date';
import { firstFreeDay } from './free-day.ts';

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
    expect(firstFreeDay(rules, isoDate('2026-11-20'))).toBe(expected);
  });
});
