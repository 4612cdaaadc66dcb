import { individualCriteriaProblems, individualSearchProblem } from '#shared/search/individual-criteria';

const MORE = 'Please enter additional search criteria.';

describe('the criteria of an individual search', () => {
  it.each([
    ['none', {}, MORE],
    ['blanks', { LastName: '  ', QuoteId: '' }, MORE],
    ['OEP alone', { EnrollmentType: 'OEP' }, MORE],
    ['OEP and a name', { EnrollmentType: 'OEP', LastName: 'By' }, null],
    ['SEP alone', { EnrollmentType: 'SEP' }, null],
    ['a last name', { LastName: 'By' }, null],
  ] as const)('%s', (_what, criteria, problem) => {
    expect(individualSearchProblem(criteria)).toBe(problem);
  });

  it('name what is wrong with each', () => {
    expect(
      individualCriteriaProblems({ QuoteId: 'x1', DateOfBirth: '13/01/1985', SubmittedFrom: '11/01/2026' }),
    ).toEqual({
      QuoteId: ['Quote ID must be a whole number.'],
      DateOfBirth: [expect.any(String)],
    });
  });
});
