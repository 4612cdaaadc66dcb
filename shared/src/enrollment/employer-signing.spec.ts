import {
  AGENT_AT_WORK,
  employerSignatureState,
  employerSigningProblem,
  LINK_LOCKED,
  MOST_WRONG_CODES,
  SUBMITTED_BY_AGENT,
  wrongCode,
} from '#shared/enrollment/employer-signing';

const at = (time: string) => new Date(`2026-11-25T${time}Z`);
const LINK = {
  expiresAt: at('12:00:00'),
  openedAt: null,
  signedAt: null,
  declinedAt: null,
  revokedAt: null,
  wrongCodes: 0,
};
const [OPENED, SIGNED] = [at('10:00:00'), at('11:00:00')];

describe('a link with which the employer signs', () => {
  it.each([
    [{}, '11:59:59', true, 'Created'],
    [{}, '12:00:00', true, 'Expired'],
    [{ openedAt: OPENED }, '11:59:59', true, 'Opened'],
    [{ openedAt: OPENED }, '12:00:00', true, 'Expired'],
    [{ wrongCodes: MOST_WRONG_CODES - 1 }, '11:00:00', true, 'Created'],
    [{ wrongCodes: MOST_WRONG_CODES }, '11:00:00', true, 'Locked'],
    [{ revokedAt: OPENED, wrongCodes: MOST_WRONG_CODES }, '11:00:00', true, 'Revoked'],
    [{ declinedAt: OPENED }, '13:00:00', true, 'Declined'],
    [{ signedAt: SIGNED }, '13:00:00', true, 'Signed'],
    [{ signedAt: SIGNED }, '11:30:00', false, 'Withdrawn'],
  ])('%j at %s, still what was signed: %s, is %s', (given, time, isCurrent, state) => {
    expect(employerSignatureState({ ...LINK, ...given }, { now: at(time), isCurrent })).toBe(state);
  });

  it.each([
    [2, 'This code is not correct. You have 2 tries left.'],
    [1, 'This code is not correct. You have 1 try left.'],
    [0, LINK_LOCKED],
  ])('with %i more tries says %j', (left, message) => {
    expect(wrongCode(left)).toBe(message);
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
