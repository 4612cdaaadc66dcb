import { differingRules, valueOf, type WrittenVersion } from '#shared/business-rules/rule-comparison';
import { isoDate } from '#shared/dates/iso-date';

const version = (id: number, value: string, given: Partial<Record<keyof WrittenVersion, unknown>> = {}) =>
  ({
    id,
    ruleKey: 'MaxEmployeeAge',
    configSource: 0,
    value,
    supersedesId: null,
    writtenOn: '2026-10-01',
    effectiveDate: '2014-01-01',
    termDate: null,
    quoteEffectiveStartDate: null,
    quoteEffectiveEndDate: null,
    ...given,
  }) as WrittenVersion;

const compared = (versions: WrittenVersion[], from: string, to: string) =>
  differingRules(versions, { today: isoDate(from) }, { today: isoDate(to) }).map(({ key, before, after, cause }) => [
    valueOf(key, before),
    valueOf(key, after),
    cause.id,
  ]);

/** 90 from October 1 on; changed to 80 on November 10, as of the first day. */
const REPLACED = [version(1, '90'), version(2, '80', { supersedesId: 1, writtenOn: '2026-11-10' })];

describe('the rules that differ between two days', () => {
  it.each([
    ['2026-11-08', '2026-11-09', []],
    ['2026-11-09', '2026-11-10', [['90', '80', 2]]],
    ['2026-11-10', '2026-11-11', []],
    // Before the first version, the default applied.
    ['2026-09-30', '2026-10-01', [['99', '90', 1]]],
    ['2026-09-29', '2026-09-30', []],
    ['2026-09-30', '2027-01-01', [['99', '80', 2]]],
  ])('are, after a change, from %s to %s: %j', (from, to, expected) => {
    expect(compared(REPLACED, from, to)).toEqual(expected);
  });

  it('include what is planned for a coming day', () => {
    const planned = [
      version(1, '90', { termDate: '2026-12-31' }),
      version(2, '80', { writtenOn: '2026-11-01', effectiveDate: '2027-01-01' }),
    ];
    expect(compared(planned, '2026-11-02', '2026-12-31')).toEqual([]);
    expect(compared(planned, '2026-12-31', '2027-01-01')).toEqual([['90', '80', 2]]);
  });

  it('name the version that ended a rule', () => {
    const ended = [
      version(1, '90'),
      version(2, '90', { supersedesId: 1, termDate: '2026-11-30', writtenOn: '2026-11-20' }),
    ];
    expect(compared(ended, '2026-11-15', '2026-12-01')).toEqual([['90', '99', 2]]);
  });

  it('are none for the same value in another version, another source, or a key of before', () => {
    const same = [version(1, '90'), version(2, '90', { supersedesId: 1, writtenOn: '2026-11-10' })];
    expect(compared(same, '2026-11-01', '2026-11-20')).toEqual([]);
    expect(compared([version(1, '90', { configSource: 1 })], '2026-09-01', '2026-11-20')).toEqual([]);
    expect(compared([version(1, '90', { ruleKey: 'OfBefore' })], '2026-09-01', '2026-11-20')).toEqual([]);
  });

  it('are those for a quote that takes effect on the day', () => {
    const windows = [
      version(1, '90', { quoteEffectiveEndDate: '2026-12-31' }),
      version(2, '80', { quoteEffectiveStartDate: '2027-01-01' }),
    ];
    expect(compared(windows, '2026-12-31', '2027-01-01')).toEqual([['90', '80', 2]]);
  });
});
