import { addDays, isoDate, parseIsoDate } from '#shared/dates/iso-date';
import { dayOutside, EARLIEST_DAY } from '#shared/dates/day-problems';
import {
  COBRA_BEFORE_BIRTH,
  COBRA_BEFORE_HIRE,
  firstCoveredDay,
  HIRED_BEFORE_BIRTH,
  impossibleCobraProblem,
  impossibleHireProblem,
  WAITING_PERIOD_NOT_SATISFIED,
  waitingPeriodProblem,
} from '#shared/enrollment/members/employment-problems';
import { buildMemberFacts } from '#support/shared/enrollment-members.ts';
import { NEW_HIRE_WAITINGS } from '#shared/enrollment/application-options';

const facts = buildMemberFacts({ EffectiveDate: isoDate('2027-01-01') });
const OUTSIDE = dayOutside(EARLIEST_DAY, isoDate('2029-01-01'));

describe('a date of hire', () => {
  it.each`
    born            | hired           | message
    ${'1985-01-02'} | ${''}           | ${null}
    ${'1985-01-02'} | ${'1985-01-01'} | ${HIRED_BEFORE_BIRTH}
    ${'1985-01-02'} | ${'1985-01-02'} | ${HIRED_BEFORE_BIRTH}
    ${'1985-01-02'} | ${'1985-01-03'} | ${null}
    ${'1890-01-02'} | ${'1899-12-31'} | ${OUTSIDE}
    ${'1890-01-02'} | ${'1900-01-01'} | ${null}
    ${'1985-01-02'} | ${'2029-01-01'} | ${null}
    ${'1985-01-02'} | ${'2029-01-02'} | ${OUTSIDE}
  `('of $hired of somebody born $born: $message', ({ born, hired, message }) => {
    const dates = { DateOfBirth: isoDate(born), DateOfHire: parseIsoDate(hired) };
    expect(impossibleHireProblem(dates, facts)).toBe(message);
  });
});

describe('a COBRA eligibility date', () => {
  it.each`
    hired           | cobra           | message
    ${'2020-05-04'} | ${''}           | ${null}
    ${'2020-05-04'} | ${'1985-01-02'} | ${COBRA_BEFORE_BIRTH}
    ${'2020-05-04'} | ${'1985-01-03'} | ${COBRA_BEFORE_HIRE}
    ${'2020-05-04'} | ${'2020-05-03'} | ${COBRA_BEFORE_HIRE}
    ${'2020-05-04'} | ${'2020-05-04'} | ${null}
    ${'2020-05-04'} | ${'2020-05-05'} | ${null}
    ${''}           | ${'1985-01-03'} | ${null}
    ${'2020-05-04'} | ${'2029-01-01'} | ${null}
    ${'2020-05-04'} | ${'2029-01-02'} | ${OUTSIDE}
  `('of $cobra after a hire on $hired: $message', ({ hired, cobra, message }) => {
    const dates = {
      DateOfBirth: isoDate('1985-01-02'),
      DateOfHire: parseIsoDate(hired),
      COBRAEligibility: parseIsoDate(cobra),
    };
    expect(impossibleCobraProblem(dates, facts)).toBe(message);
  });
});

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
