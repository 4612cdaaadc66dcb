import {
  AGENTS_SIGN,
  ALREADY_SUBMITTED,
  COMPLETE_ALL_SECTIONS,
  CONSENT_VERSION,
  signatureProblems,
  signingProblem,
} from '#shared/enrollment/signing';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { cannotBePrinted } from '#shared/formats/printable-text';

describe('signing', () => {
  it.each([
    ['SignatureRequired', 'external', false, null],
    ['FailedEnrollment', 'external', false, null],
    ['FailedEnrollment', 'internal', false, AGENTS_SIGN],
    ['Enrolling', 'external', false, COMPLETE_ALL_SECTIONS],
    ['SignatureRequired', 'internal', false, AGENTS_SIGN],
    ['SignatureRequired', 'external', true, ENROLLMENT_BY_STAFF],
    ['Complete', 'external', false, ALREADY_SUBMITTED],
    ['Approved', 'internal', false, ALREADY_SUBMITTED],
    ['Quoting', 'external', false, 'A quote in status Quoting cannot be signed.'],
  ] as const)('in %s by %s users, kept out: %j', (status, audience, isBlocked, problem) => {
    expect(signingProblem({ status, audience, isBlocked })).toBe(problem);
  });
});

describe('a signature', () => {
  const given = { SignedByName: 'Ada Agent', ApplicationEnteredConsent: true };
  it.each([
    [{}, false, []],
    [{ ConsentVersion: CONSENT_VERSION }, false, []],
    [{ SignedByName: ' ' }, false, ['SignedByName']],
    [{ SignedByName: 'Ada' }, false, ['SignedByName']],
    [{ SignedByName: 'Someone Else' }, false, []],
    [{ ApplicationEnteredConsent: false }, false, ['ApplicationEnteredConsent']],
    [{ ConsentVersion: '2001-01' }, false, ['ApplicationEnteredConsent']],
    [{}, true, ['MemberDropConsent']],
    [{ MemberDropConsent: false }, true, ['MemberDropConsent']],
    [{ MemberDropConsent: true }, true, []],
    [
      { SignedByName: '', ApplicationEnteredConsent: false },
      true,
      ['SignedByName', 'ApplicationEnteredConsent', 'MemberDropConsent'],
    ],
  ])('with %j, members lost: %j, lacks %j', (changes, losesMembers, fields) => {
    expect(
      Object.keys(signatureProblems({ ...given, ...changes }, { losesMembers, accountName: 'Ada Agent' })),
    ).toEqual(fields);
  });

  it.each([
    ['Ada “L” O’Brien', {}],
    ['Ada 李 🚀', { SignedByName: cannotBePrinted('李') }],
  ])('by %j', (SignedByName, problems) => {
    const given = { SignedByName, ApplicationEnteredConsent: true };
    expect(signatureProblems(given, { losesMembers: false, accountName: 'Ada Agent' })).toEqual(problems);
  });
});
