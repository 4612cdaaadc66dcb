import {
  individualCriteriaProblems,
  individualSearchProblem,
  SSN_HAS_A_FIELD,
} from '#shared/search/individual-criteria';

const MORE = 'Please enter additional search criteria.';

describe('the criteria of an individual search', () => {
  it.each([
    ['none', {}, MORE],
    ['blanks', { LastName: '  ', QuoteId: '' }, MORE],
    ['OEP alone', { EnrollmentType: 'OEP' }, MORE],
    ['OEP and a name', { EnrollmentType: 'OEP', LastName: 'By' }, null],
    ['SEP alone', { EnrollmentType: 'SEP' }, null],
    ['a last name', { LastName: 'By' }, null],
    ['an SSN', { SSN: '219-09-9999' }, null],
    ['typed text', { Text: 'ada' }, null],
  ] as const)('%s', (_what, criteria, problem) => {
    expect(individualSearchProblem(criteria)).toBe(problem);
  });

  it.each([
    ['Ada Byron', null],
    ['#48', null],
    ['219-09-9999', SSN_HAS_A_FIELD],
    ['219 09 9999', SSN_HAS_A_FIELD],
    ['ssn 219099999', SSN_HAS_A_FIELD],
  ])('take "%s" as typed text unless it is an SSN', (Text, problem) => {
    expect(individualCriteriaProblems({ Text })).toEqual(problem ? { Text: [problem] } : {});
  });

  it('name what is wrong with each', () => {
    expect(
      individualCriteriaProblems({
        QuoteId: 'x1',
        SSN: '219-09-999',
        DateOfBirth: '13/01/1985',
        SubmittedFrom: '11/01/2026',
      }),
    ).toEqual({
      QuoteId: ['Quote ID must be a whole number.'],
      SSN: ['SSN must be nine digits.'],
      DateOfBirth: [expect.any(String)],
    });
  });

  it.each([
    ['219-09-9999', null],
    ['219099999', null],
    ['***-**-9999', 'SSN must be nine digits.'],
    ['000-09-9999', 'SSN cannot start with 000, 666 or 9, have 00 in the middle or end in 0000.'],
  ])('have an SSN %s', (SSN, problem) => {
    expect(individualCriteriaProblems({ SSN })).toEqual(problem ? { SSN: [problem] } : {});
  });
});
