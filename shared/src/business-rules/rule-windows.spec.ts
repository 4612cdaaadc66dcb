import * as windows from '#shared/business-rules/rule-windows';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';

const day = (text: string | null): IsoDate | null => (text === null ? null : isoDate(text));

const window = (
  from: string,
  to: string | null = null,
  quoteFrom: string | null = null,
  quoteTo: string | null = null,
) => ({
  effectiveDate: isoDate(from),
  termDate: day(to),
  quoteEffectiveStartDate: day(quoteFrom),
  quoteEffectiveEndDate: day(quoteTo),
});

describe('ruleInForce', () => {
  const year = { ...window('2027-01-01', '2027-12-31'), value: 'of the year' };
  const quarter = { ...window('2026-01-01', null, '2027-04-01', '2027-06-30'), value: 'of the quarter' };

  it.each`
    today           | version        | expected
    ${'2026-12-31'} | ${'before it'} | ${null}
    ${'2027-01-01'} | ${'first day'} | ${'of the year'}
    ${'2027-12-31'} | ${'last day'}  | ${'of the year'}
    ${'2028-01-01'} | ${'after it'}  | ${null}
  `('on $today ($version)', ({ today, expected }) => {
    expect(windows.ruleInForce([year], { today: isoDate(today) })?.value ?? null).toBe(expected);
  });

  it.each`
    quoteEffectiveDate | expected
    ${'2027-03-31'}    | ${null}
    ${'2027-04-01'}    | ${'of the quarter'}
    ${'2027-06-30'}    | ${'of the quarter'}
    ${'2027-07-01'}    | ${null}
  `('for a quote effective $quoteEffectiveDate', ({ quoteEffectiveDate, expected }) => {
    const moment = { today: isoDate('2026-11-20'), quoteEffectiveDate: isoDate(quoteEffectiveDate) };
    expect(windows.ruleInForce([quarter], moment)?.value ?? null).toBe(expected);
  });

  it('takes today as the effective date where there is no quote', () => {
    expect(windows.ruleInForce([quarter], { today: isoDate('2027-03-31') })).toBeNull();
    expect(windows.ruleInForce([quarter], { today: isoDate('2027-04-01') })).toBe(quarter);
  });
});

describe('overlapProblem', () => {
  const first = window('2027-01-01', '2027-06-30');
  const ofQuarter = window('2026-01-01', null, '2027-04-01', '2027-06-30');

  it.each`
    name                                  | version                                                   | others         | clashes
    ${'starts the day after the other'}   | ${window('2027-07-01')}                                   | ${[first]}     | ${false}
    ${'starts on the last day'}           | ${window('2027-06-30')}                                   | ${[first]}     | ${true}
    ${'ends the day before the other'}    | ${window('2026-01-01', '2026-12-31')}                     | ${[first]}     | ${false}
    ${'ends on the first day'}            | ${window('2026-01-01', '2027-01-01')}                     | ${[first]}     | ${true}
    ${'is open while the other is open'}  | ${window('2030-01-01')}                                   | ${[ofQuarter]} | ${true}
    ${'is for quotes of the day after'}   | ${window('2026-01-01', null, '2027-07-01')}               | ${[ofQuarter]} | ${false}
    ${'is for quotes up to the last day'} | ${window('2026-01-01', null, '2027-06-30', '2027-06-30')} | ${[ofQuarter]} | ${true}
    ${'is for quotes of the day before'}  | ${window('2026-01-01', null, null, '2027-03-31')}         | ${[ofQuarter]} | ${false}
    ${'is alone'}                         | ${window('2026-01-01')}                                   | ${[]}          | ${false}
  `('a version that $name', ({ version, others, clashes }) => {
    expect(windows.overlapProblem('MaxEmployeeAge', version, others) !== null).toBe(clashes);
  });

  it('says which version is in the way', () => {
    expect(windows.overlapProblem('MaxEmployeeAge', window('2026-05-01'), [ofQuarter])).toBe(
      'MaxEmployeeAge already has a value from 1/1/2026, for quotes effective from 4/1/2027 to 6/30/2027. ' +
        'Change that one, or choose dates that do not overlap with it.',
    );
  });
});

describe('windowProblem', () => {
  it.each`
    name                          | version                                                   | field
    ${'ends on its first day'}    | ${window('2027-01-01', '2027-01-01')}                     | ${undefined}
    ${'ends the day before'}      | ${window('2027-01-01', '2026-12-31')}                     | ${'TermDate'}
    ${'is for quotes of one day'} | ${window('2027-01-01', null, '2027-04-01', '2027-04-01')} | ${undefined}
    ${'is for quotes of no day'}  | ${window('2027-01-01', null, '2027-04-01', '2027-03-31')} | ${'QuoteEffectiveEndDate'}
  `('a version that $name', ({ version, field }) => {
    expect(windows.windowProblem(version)?.field).toBe(field);
  });
});

describe('isExpired', () => {
  it.each([
    ['2027-06-29', false],
    ['2027-06-30', false],
    ['2027-07-01', true],
  ])('on %s, with a term date of 30 June: %s', (today, expected) => {
    expect(windows.isExpired(window('2027-01-01', '2027-06-30'), isoDate(today))).toBe(expected);
  });
});
