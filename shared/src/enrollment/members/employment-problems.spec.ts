import { isoDate, parseIsoDate } from '#shared/dates/iso-date';
import { dayOutside, EARLIEST_DAY } from '#shared/dates/plausible-day';
import {
  COBRA_BEFORE_BIRTH,
  COBRA_BEFORE_HIRE,
  HIRED_BEFORE_BIRTH,
  impossibleCobraProblem,
  impossibleHireProblem,
} from '#shared/enrollment/members/employment-problems';
import { buildMemberFacts } from '#support/shared/enrollment-members.ts';

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
