import {
  AGENTS_SIGN,
  ALREADY_SUBMITTED,
  COMPLETE_ALL_SECTIONS,
  CONSENT_VERSION,
  isFullName,
  isSignerOf,
  signatureProblems,
  signingProblem,
} from '#shared/enrollment/signing';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { cannotBePrinted } from '#shared/formats/text';

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

describe('the name of whoever signs', () => {
  it.each([
    ['Ada Lindqvist', 'Ada Lindqvist', true],
    [' ada   LINDQVIST ', 'Ada Lindqvist', true],
    ['Adá Líndqvist', 'Ada Lindqvist', true],
    ['Soren Ostergard', 'Søren Østergård', true],
    ['Ada M. Lindqvist', 'Ada Lindqvist', true],
    ['Ada Marie Lindqvist', 'Ada Beth Lindqvist', true],
    ['Ada Lindqvist, Jr.', 'Ada Lindqvist', true],
    ['Ada Lindqvist III', 'Ada Lindqvist', true],
    ['Dr. Ada Lindqvist', 'Ada Lindqvist', true],
    ['Lindqvist, Ada', 'Ada Lindqvist', true],
    ['Lindqvist, Ada M., Jr.', 'Ada Lindqvist', true],
    ['Patrick OBrien', 'Patrick O’Brien', true],
    ['Mary Ann Smith Jones', 'Mary Smith-Jones', true],
    ['Li V', 'Li V', true],
    ['Someone Else', 'Ada Lindqvist', false],
    ['Ada Byron', 'Ada Lindqvist', false],
    ['Bo Lindqvist', 'Ada Lindqvist', false],
    ['A. Lindqvist', 'Ada Lindqvist', false],
    ['Lindqvist Ada', 'Ada Lindqvist', false],
    ['', '', false],
    ['---', '...', false],
  ])('%j is that of the account of %j: %j', (typed, account, expected) => {
    expect(isSignerOf(typed, account)).toBe(expected);
  });

  it.each([
    ['Ada Lindqvist', 'Ada Lindqvist', true],
    ['Ada', 'Ada Lindqvist', false],
    ['  Ada  ', 'Ada Lindqvist', false],
    ['Ada .', 'Ada Lindqvist', false],
    ['Mr. Ada', 'Ada Lindqvist', false],
    ['李小龍', 'Ada Lindqvist', true],
    ['Sukarno', 'Sukarno', true],
    ['Sukarno', 'Ada Lindqvist', false],
    ['', 'Sukarno', false],
  ])('%j is a full name on the account of %j: %j', (typed, account, expected) => {
    expect(isFullName(typed, account)).toBe(expected);
  });
});
