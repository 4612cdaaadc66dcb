import {
  AGENT_AT_WORK,
  employerSignatureState,
  employerSigningProblem,
  SUBMITTED_BY_AGENT,
} from '#shared/enrollment/employer-signing';

describe('a link with which the employer signs', () => {
  it.each([
    ['Opened', true, 'Opened'],
    ['Answered', true, 'Signed'],
    ['Answered', false, 'Withdrawn'],
    ['Declined', false, 'Declined'],
  ] as const)('%s, still what was signed: %s, is %s', (state, isCurrent, expected) => {
    expect(employerSignatureState(state, isCurrent)).toBe(expected);
  });

  it.each([
    ['Enrolling', AGENT_AT_WORK],
    ['SignatureRequired', null],
    ['FailedEnrollment', null],
    ['Complete', SUBMITTED_BY_AGENT],
    ['Approved', SUBMITTED_BY_AGENT],
  ] as const)('to a quote in %s: %j', (status, problem) => {
    expect(employerSigningProblem(status)).toBe(problem);
  });
});
