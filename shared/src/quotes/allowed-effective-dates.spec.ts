import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import {
  allowedEffectiveDates,
  dateHasPassed,
  EFFECTIVE_DATE_NOT_ALLOWED,
  effectiveDateProblem,
  isUpcomingRenewal,
  nextEffectiveDate,
  NO_RENEWAL_TO_QUOTE,
  passedDateProblem,
  renewalHasPassed,
  type EffectiveDateFacts,
} from '#shared/quotes/allowed-effective-dates';

const facts = (today: string, more: Partial<EffectiveDateFacts> = {}): EffectiveDateFacts => ({
  quoteType: 'SmallGroupNewBusiness',
  renewalDate: null,
  today: isoDate(today),
  audience: 'external',
  internalExtraMonths: 3,
  anyQuarter: false,
  ...more,
});
const dates = (today: string, more?: Partial<EffectiveDateFacts>) =>
  allowedEffectiveDates(facts(today, more))
    .map((day: IsoDate) => day.slice(0, 7))
    .join(' ');

describe('allowedEffectiveDates', () => {
  it.each`
    today           | months
    ${'2026-09-30'} | ${'2026-10 2026-11 2026-12'}
    ${'2026-10-01'} | ${'2026-10 2026-11 2026-12 2027-01 2027-02 2027-03'}
    ${'2026-10-02'} | ${'2026-11 2026-12 2027-01 2027-02 2027-03'}
    ${'2026-12-01'} | ${'2026-12 2027-01 2027-02 2027-03'}
    ${'2026-12-02'} | ${'2027-01 2027-02 2027-03'}
    ${'2026-12-31'} | ${'2027-01 2027-02 2027-03'}
    ${'2027-01-01'} | ${'2027-01 2027-02 2027-03 2027-04 2027-05 2027-06'}
    ${'2028-02-29'} | ${'2028-03 2028-04 2028-05 2028-06'}
  `('an agent on $today chooses among $months', ({ today, months }) => {
    expect(dates(today)).toBe(months);
  });

  it.each`
    today           | extra | months
    ${'2026-12-31'} | ${0}  | ${'2026-10 2026-11 2026-12 2027-01 2027-02 2027-03'}
    ${'2026-12-31'} | ${3}  | ${'2026-10 2026-11 2026-12 2027-01 2027-02 2027-03 2027-04 2027-05 2027-06'}
    ${'2027-01-01'} | ${1}  | ${'2027-01 2027-02 2027-03 2027-04 2027-05 2027-06 2027-07'}
  `('internal staff on $today with $extra months more choose among $months', ({ today, extra, months }) => {
    expect(dates(today, { audience: 'internal', internalExtraMonths: extra })).toBe(months);
  });

  it('lets internal staff who test rates choose any month of this year and the next', () => {
    const tested = allowedEffectiveDates(facts('2026-11-20', { audience: 'internal', anyQuarter: true }));
    expect([tested.length, tested[0], tested.at(-1)]).toEqual([24, '2026-01-01', '2027-12-01']);
  });

  it('gives agents nothing more when rates are tested', () => {
    expect(dates('2026-12-31', { anyQuarter: true })).toBe('2027-01 2027-02 2027-03');
  });

  it.each`
    today           | months
    ${'2014-11-30'} | ${'2015-01 2015-02 2015-03'}
    ${'2013-11-30'} | ${'2013-12 2014-01 2014-02 2014-03'}
  `('leaves out 12/01/2014: on $today it gives $months', ({ today, months }) => {
    expect(dates(today)).toBe(months);
  });

  it.each`
    renewalDate     | months
    ${'2027-03-01'} | ${'2027-03'}
    ${'2027-04-01'} | ${''}
    ${'2026-11-01'} | ${''}
    ${null}         | ${''}
  `('a group that renews on $renewalDate may renew on "$months"', ({ renewalDate, months }) => {
    expect(dates('2026-11-20', { quoteType: 'SmallGroupRenewal', renewalDate })).toBe(months);
  });
});

describe('nextEffectiveDate', () => {
  it.each`
    today           | audience      | renewalDate     | day
    ${'2026-11-20'} | ${'external'} | ${null}         | ${'2026-12-01'}
    ${'2026-11-20'} | ${'internal'} | ${null}         | ${'2026-12-01'}
    ${'2026-12-01'} | ${'internal'} | ${null}         | ${'2026-12-01'}
    ${'2026-11-20'} | ${'internal'} | ${'2026-10-01'} | ${'2026-10-01'}
    ${'2026-11-20'} | ${'external'} | ${'2026-10-01'} | ${null}
  `('$audience on $today, renewal $renewalDate: $day', ({ today, audience, renewalDate, day }) => {
    const quoteType = renewalDate ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness';
    expect(nextEffectiveDate(facts(today, { audience, renewalDate, quoteType }))).toBe(day);
  });
});

describe('effectiveDateProblem', () => {
  it.each`
    day             | quoteType                  | renewalDate     | message
    ${'2027-01-01'} | ${'SmallGroupNewBusiness'} | ${null}         | ${null}
    ${'2027-01-02'} | ${'SmallGroupNewBusiness'} | ${null}         | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'2027-04-01'} | ${'SmallGroupNewBusiness'} | ${null}         | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'2027-02-01'} | ${'SmallGroupRenewal'}     | ${'2027-02-01'} | ${null}
    ${'2027-01-01'} | ${'SmallGroupRenewal'}     | ${'2027-02-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'2027-01-01'} | ${'SmallGroupRenewal'}     | ${null}         | ${NO_RENEWAL_TO_QUOTE}
  `('$day for a $quoteType renewing $renewalDate: $message', ({ day, quoteType, renewalDate, message }) => {
    expect(effectiveDateProblem(day, facts('2026-11-20', { quoteType, renewalDate }))).toBe(message);
  });
});

describe('isUpcomingRenewal', () => {
  it.each`
    renewalDate     | external | internal
    ${'2026-11-19'} | ${false} | ${false}
    ${'2026-11-20'} | ${true}  | ${true}
    ${'2027-01-01'} | ${true}  | ${true}
    ${'2027-01-02'} | ${false} | ${true}
    ${'2027-02-01'} | ${false} | ${true}
    ${'2027-02-02'} | ${false} | ${false}
    ${null}         | ${false} | ${false}
  `('a renewal on $renewalDate, seen on 11/20/2026: external $external, internal $internal', (row) => {
    const seen = (audience: 'external' | 'internal') =>
      isUpcomingRenewal(row.renewalDate, isoDate('2026-11-20'), audience);
    expect([seen('external'), seen('internal')]).toEqual([row.external, row.internal]);
  });
});

describe('passedDateProblem', () => {
  it.each`
    audience      | quoteType                  | today           | day             | message
    ${'external'} | ${'SmallGroupNewBusiness'} | ${'2026-11-22'} | ${'2026-10-01'} | ${dateHasPassed(isoDate('2026-10-01'))}
    ${'internal'} | ${'SmallGroupNewBusiness'} | ${'2026-11-22'} | ${'2026-10-01'} | ${null}
    ${'internal'} | ${'SmallGroupNewBusiness'} | ${'2027-01-01'} | ${'2026-12-01'} | ${dateHasPassed(isoDate('2026-12-01'))}
    ${'external'} | ${'SmallGroupNewBusiness'} | ${'2026-12-01'} | ${'2026-12-01'} | ${null}
    ${'external'} | ${'SmallGroupNewBusiness'} | ${'2026-12-02'} | ${'2026-12-01'} | ${dateHasPassed(isoDate('2026-12-01'))}
    ${'external'} | ${'SmallGroupNewBusiness'} | ${'2026-11-22'} | ${'2027-06-01'} | ${null}
    ${'external'} | ${'SmallGroupRenewal'}     | ${'2026-11-22'} | ${'2026-11-01'} | ${renewalHasPassed(isoDate('2026-11-01'))}
    ${'internal'} | ${'SmallGroupRenewal'}     | ${'2026-11-22'} | ${'2026-11-01'} | ${null}
  `('$audience on $today, $quoteType for $day: $message', ({ audience, quoteType, today, day, message }) => {
    expect(passedDateProblem(isoDate(day), facts(today, { audience, quoteType, renewalDate: isoDate(day) }))).toBe(
      message,
    );
  });
});
