import {
  AT_LEAST_ONE_EMPLOYEE,
  employeeCountProblems,
  MORE_ELIGIBLE_THAN_EMPLOYEES,
  MORE_FULL_TIME_THAN_EMPLOYEES,
  MORE_WAIVING_THAN_ELIGIBLE,
} from '#shared/enrollment/application/employee-counts';

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
