import { addDays, isoDate } from '#shared/dates/iso-date';
import { NEW_HIRE_WAITINGS } from '#shared/enrollment/application-options';
import {
  firstCoveredDay,
  WAITING_PERIOD_NOT_SATISFIED,
  waitingPeriodProblem,
} from '#shared/enrollment/members/new-hire-waiting';

describe('firstCoveredDay', () => {
  it.each`
    rule                       | hired           | covered
    ${'DateOfHire'}            | ${'2026-12-02'} | ${'2026-12-02'}
    ${'Days30'}                | ${'2026-12-02'} | ${'2027-01-01'}
    ${'Days60'}                | ${'2026-11-02'} | ${'2027-01-01'}
    ${'Days90'}                | ${'2026-10-03'} | ${'2027-01-01'}
    ${'FirstOfMonthFollowing'} | ${'2026-11-30'} | ${'2026-12-01'}
    ${'FirstOfMonthFollowing'} | ${'2026-12-01'} | ${'2027-01-01'}
    ${'FirstOfMonthFollowing'} | ${'2026-12-31'} | ${'2027-01-01'}
    ${'FirstOfMonthAfter30'}   | ${'2026-12-01'} | ${'2027-01-01'}
    ${'FirstOfMonthAfter30'}   | ${'2026-12-02'} | ${'2027-01-01'}
    ${'FirstOfMonthAfter30'}   | ${'2026-12-03'} | ${'2027-02-01'}
    ${'FirstOfMonthAfter60'}   | ${'2026-11-02'} | ${'2027-01-01'}
    ${'FirstOfMonthAfter60'}   | ${'2026-11-03'} | ${'2027-02-01'}
    ${'Days30'}                | ${'2028-01-30'} | ${'2028-02-29'}
  `('$rule, hired $hired: covered from $covered', ({ rule, hired, covered }) => {
    expect(firstCoveredDay(rule, isoDate(hired))).toBe(covered);
  });
});

describe('waitingPeriodProblem', () => {
  it.each(NEW_HIRE_WAITINGS)('%s: the day before, on, and the day after the first covered day', (rule) => {
    const hired = isoDate('2026-08-15');
    const covered = firstCoveredDay(rule, hired);
    const problems = [-1, 0, 1].map((days) => waitingPeriodProblem(rule, hired, addDays(covered, days)));
    expect(problems).toEqual([WAITING_PERIOD_NOT_SATISFIED, null, null]);
  });

  it('asks nothing while the segment has no rule', () => {
    expect(waitingPeriodProblem(null, isoDate('2026-12-31'), isoDate('2027-01-01'))).toBeNull();
  });
});
