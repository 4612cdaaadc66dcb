import { isoDate } from '#shared/dates/iso-date';
import { dayOutside, EARLIEST_DAY } from '#shared/dates/day-problems';
import {
  AT_LEAST_ONE_EMPLOYEE,
  employeeCountProblems,
  employerSizeProblems,
  HUNDRED_BEFORE_TWENTY,
  HUNDRED_IS_TWENTY,
  MORE_ELIGIBLE_THAN_EMPLOYEES,
  MORE_FULL_TIME_THAN_EMPLOYEES,
  MORE_WAIVING_THAN_ELIGIBLE,
  section111DateProblem,
  withSizeDates,
} from '#shared/enrollment/application/employer-size';
import { requiredMessage } from '#shared/enrollment/application/problem-list';
import { buildAnswers } from '#support/shared/application-answers.ts';

const day = isoDate('2027-03-01');
const effective = isoDate('2027-01-01');
const OUTSIDE = dayOutside(EARLIEST_DAY, isoDate('2029-01-01'));

describe('the Section 111 date', () => {
  it.each`
    effectiveDate   | date            | message
    ${'2027-01-01'} | ${'2026-12-31'} | ${'PLEASE ENTER A DATE OF 1/3/2027 OR AFTER'}
    ${'2027-01-01'} | ${'2027-01-01'} | ${'PLEASE ENTER A DATE OF 1/3/2027 OR AFTER'}
    ${'2027-01-01'} | ${'2027-01-02'} | ${'PLEASE ENTER A DATE OF 1/3/2027 OR AFTER'}
    ${'2027-01-01'} | ${'2027-01-03'} | ${null}
    ${'2027-01-01'} | ${'2027-01-04'} | ${null}
    ${'2028-02-28'} | ${'2028-02-29'} | ${'PLEASE ENTER A DATE OF 3/1/2028 OR AFTER'}
    ${'2026-12-30'} | ${'2027-01-01'} | ${null}
  `('of $date with an effective date of $effectiveDate: $message', ({ date, effectiveDate, message }) => {
    expect(section111DateProblem(date, effectiveDate)).toBe(message);
  });
});

describe('the size of the employer', () => {
  it.each`
    what                             | twenty   | hundred  | dates                     | fields
    ${'not answered'}                | ${null}  | ${null}  | ${[null, null, null]}     | ${['TwentyOrMoreEmployees', 'HundredOrMoreEmployees']}
    ${'small'}                       | ${false} | ${false} | ${[null, null, null]}     | ${[]}
    ${'twenty, no dates'}            | ${true}  | ${false} | ${[null, null, null]}     | ${['TwentyOrMoreEmployeesDate', 'Section111EffectiveDate']}
    ${'twenty with its dates'}       | ${true}  | ${false} | ${[day, null, day]}       | ${[]}
    ${'a hundred, without its date'} | ${true}  | ${true}  | ${[day, null, day]}       | ${['HundredOrMoreEmployeesDate']}
    ${'a hundred with all dates'}    | ${true}  | ${true}  | ${[day, day, day]}        | ${[]}
    ${'a hundred and not twenty'}    | ${false} | ${true}  | ${[null, day, day]}       | ${['HundredOrMoreEmployees']}
    ${'a date too early'}            | ${true}  | ${false} | ${[day, null, effective]} | ${['Section111EffectiveDate']}
  `('$what', ({ twenty, hundred, dates: [twentyDate, hundredDate, section111], fields }) => {
    const answers = buildAnswers({
      TwentyOrMoreEmployees: twenty,
      HundredOrMoreEmployees: hundred,
      TwentyOrMoreEmployeesDate: twentyDate,
      HundredOrMoreEmployeesDate: hundredDate,
      Section111EffectiveDate: section111,
    });
    expect(employerSizeProblems(answers, effective).map(({ Field }) => Field)).toEqual(fields);
  });

  it.each`
    twenty          | hundred         | section111      | expected
    ${'2020-05-04'} | ${'2020-05-03'} | ${'2027-03-01'} | ${{ HundredOrMoreEmployeesDate: HUNDRED_BEFORE_TWENTY }}
    ${'2020-05-04'} | ${'2020-05-04'} | ${'2027-03-01'} | ${{}}
    ${'2020-05-04'} | ${'2020-05-05'} | ${'2027-03-01'} | ${{}}
    ${null}         | ${'2020-05-03'} | ${'2027-03-01'} | ${{ TwentyOrMoreEmployeesDate: requiredMessage('TwentyOrMoreEmployeesDate') }}
    ${'1899-12-31'} | ${'1900-01-01'} | ${'2027-03-01'} | ${{ TwentyOrMoreEmployeesDate: OUTSIDE }}
    ${'1900-01-01'} | ${'2029-01-01'} | ${'2029-01-01'} | ${{}}
    ${'2029-01-02'} | ${'2029-01-02'} | ${'2029-01-02'} | ${{ TwentyOrMoreEmployeesDate: OUTSIDE, HundredOrMoreEmployeesDate: OUTSIDE, Section111EffectiveDate: OUTSIDE }}
    ${'2020-05-04'} | ${'1899-12-31'} | ${'2027-03-01'} | ${{ HundredOrMoreEmployeesDate: OUTSIDE }}
  `('twenty on $twenty, a hundred on $hundred, reported on $section111: $expected', (given) => {
    const answers = buildAnswers({
      TwentyOrMoreEmployees: true,
      HundredOrMoreEmployees: true,
      TwentyOrMoreEmployeesDate: given.twenty,
      HundredOrMoreEmployeesDate: given.hundred,
      Section111EffectiveDate: given.section111,
    });
    const problems = employerSizeProblems(answers, effective).map(({ Field, Message }) => [Field, Message]);
    expect(Object.fromEntries(problems)).toEqual(given.expected);
  });

  it('says that a hundred are twenty', () => {
    const answers = buildAnswers({
      TwentyOrMoreEmployees: false,
      HundredOrMoreEmployees: true,
      HundredOrMoreEmployeesDate: day,
      Section111EffectiveDate: day,
    });
    expect(employerSizeProblems(answers, effective)[0]?.Message).toBe(HUNDRED_IS_TWENTY);
  });

  it.each`
    twenty   | hundred  | kept
    ${true}  | ${true}  | ${[day, day, day]}
    ${true}  | ${false} | ${[day, null, day]}
    ${false} | ${false} | ${[null, null, null]}
    ${null}  | ${null}  | ${[null, null, null]}
  `('keeps the dates of what holds: $twenty, $hundred', ({ twenty, hundred, kept }) => {
    const coupled = withSizeDates(
      buildAnswers({
        TwentyOrMoreEmployees: twenty,
        HundredOrMoreEmployees: hundred,
        TwentyOrMoreEmployeesDate: day,
        HundredOrMoreEmployeesDate: day,
        Section111EffectiveDate: day,
      }),
    );
    const { TwentyOrMoreEmployeesDate, HundredOrMoreEmployeesDate, Section111EffectiveDate } = coupled;
    expect([TwentyOrMoreEmployeesDate, HundredOrMoreEmployeesDate, Section111EffectiveDate]).toEqual(kept);
  });
});

describe('employeeCountProblems', () => {
  it.each`
    employees | eligible | waiving | fullTime | messages
    ${10}     | ${10}    | ${10}   | ${10}    | ${[]}
    ${10}     | ${0}     | ${0}    | ${0}     | ${[]}
    ${0}      | ${0}     | ${0}    | ${0}     | ${[AT_LEAST_ONE_EMPLOYEE]}
    ${10}     | ${11}    | ${0}    | ${0}     | ${[MORE_ELIGIBLE_THAN_EMPLOYEES]}
    ${10}     | ${5}     | ${6}    | ${0}     | ${[MORE_WAIVING_THAN_ELIGIBLE]}
    ${10}     | ${5}     | ${5}    | ${11}    | ${[MORE_FULL_TIME_THAN_EMPLOYEES]}
    ${null}   | ${5}     | ${5}    | ${11}    | ${['Number of employees is required.']}
    ${10}     | ${null}  | ${50}   | ${1}     | ${['Number of eligible employees is required.']}
    ${10}     | ${5}     | ${null} | ${null}  | ${['Number of employees waiving coverage is required.', 'Number of full-time employees is required.']}
  `('$employees employees, $eligible eligible, $waiving waiving, $fullTime full time', (row) => {
    const problems = employeeCountProblems({
      NumberOfEmployees: row.employees,
      NumberOfEligbleEmployees: row.eligible,
      NumberWaiving: row.waiving,
      NumberOfFullTimeEmployees: row.fullTime,
    });
    expect(problems.map(({ Message }) => Message)).toEqual(row.messages);
  });
});
