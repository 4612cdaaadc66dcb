import { isoDate } from '#shared/dates/iso-date';
import { LAW_RULES, nextToArrive, ruleMark } from '#shared/business-rules/law-rules';
import { readRules } from '#shared/business-rules/rules';

const SAFE = isoDate('2026-12-15');

describe('rules that are law by date', () => {
  it.each([
    ['2026-11-26', { key: 'OpenEnrollmentSafeDate', by: '2026-12-15' }],
    ['2026-12-15', { key: 'OpenEnrollmentSafeDate', by: '2026-12-15' }],
    ['2026-12-16', { key: 'OpenEnrollmentEndDate', by: '2027-01-15' }],
    ['2027-01-16', { key: 'FFMEndDate', by: '2027-10-31' }],
    ['2027-11-01', null],
  ])('on %s wait for %j next', (today, expected) => {
    expect(nextToArrive(readRules({}), isoDate(today))).toEqual(expected);
  });

  it.each([
    ['OpenEnrollmentEndDate', '2027-01-15', SAFE, 'Contested'],
    ['OEPFebruaryCutOffDate', '2027-01-15', SAFE, 'Contested'],
    ['OpenEnrollmentEndDate', '2027-01-15', null, null],
    ['OEPJanuaryCutOffDate', '2026-12-15', SAFE, null],
    ['ShortTermNotice', '', null, 'Missing'],
    ['ShortTermNotice', 'As printed.', null, null],
    ['MaximumEmployees', '', SAFE, null],
  ])('%s with "%s", safe until %s, is marked %s', (key, value, safe, mark) => {
    expect(ruleMark(key, value, safe)).toBe(mark);
  });

  it('have a citation each', () => {
    const without = Object.entries(LAW_RULES).filter(([, { citation }]) => !/CFR|MCL|USC|Pub\. L\./.test(citation));
    expect(without).toEqual([]);
  });
});
