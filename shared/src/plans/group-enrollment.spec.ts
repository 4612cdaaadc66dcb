import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import * as rules from '#shared/plans/group-enrollment';
import { APPROVE_CENSUS_FIRST, NO_MEDICAL_PLAN } from '#shared/plans/selection';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const FLAGS: rules.EnrollmentFlags = {
  GroupEnrollmentInternalNew: true,
  GroupEnrollmentInternalRenewal: true,
  GroupEnrollmentExternalNew: true,
  GroupEnrollmentExternalRenewal: true,
  DisableForExternalAgentFlag: false,
};
const facts = (given: Partial<rules.EnrollFacts> = {}, flags: Partial<rules.EnrollmentFlags> = {}) => ({
  quoteType: 'SmallGroupNewBusiness' as const,
  status: 'Quoting' as const,
  isDeleted: false,
  audience: 'external' as const,
  isOlfo: false,
  flags: { ...FLAGS, ...flags },
  selectionProblems: [],
  ...given,
});
const renewal = 'SmallGroupRenewal' as const;
const internal = 'internal' as const;

describe('enrollProblem', () => {
  it.each([
    ['a complete selection', facts(), null],
    ['a complete selection with a proposal', facts({ status: 'CreatedProposal' }), null],
    ['an incomplete selection', facts({ selectionProblems: [NO_MEDICAL_PLAN] }), NO_MEDICAL_PLAN],
    ['a deleted quote', facts({ isDeleted: true }), rules.QUOTE_IS_DELETED],
    ['an open census', facts({ status: 'EditingCensus' }), APPROVE_CENSUS_FIRST],
    ['a quote in enrollment', facts({ status: 'Pended' }), rules.ALREADY_ENROLLING],
    [
      'a renewed quote',
      facts({ status: 'PassivelyRenewed' }),
      'A quote in status Passively Renewed cannot be enrolled.',
    ],
    ['an OLFO group and an agent', facts({ isOlfo: true }), NO_QUOTE_FOR_OLFO],
    ['an OLFO group and staff', facts({ isOlfo: true, audience: internal }), null],
    ['agents kept away from what follows', facts({}, { DisableForExternalAgentFlag: true }), null],
    ['agents kept away, and staff', facts({ audience: internal }, { DisableForExternalAgentFlag: true }), null],
  ])('for %s', (_what, given, expected) => {
    expect(rules.enrollProblem(given)).toBe(expected);
  });

  it.each`
    flag                                | quoteType                  | audience      | message
    ${'GroupEnrollmentExternalNew'}     | ${'SmallGroupNewBusiness'} | ${'external'} | ${rules.ENROLLMENT_NEW_OFF}
    ${'GroupEnrollmentExternalNew'}     | ${'SmallGroupNewBusiness'} | ${'internal'} | ${null}
    ${'GroupEnrollmentExternalNew'}     | ${renewal}                 | ${'external'} | ${null}
    ${'GroupEnrollmentInternalNew'}     | ${'SmallGroupNewBusiness'} | ${'internal'} | ${rules.ENROLLMENT_NEW_OFF}
    ${'GroupEnrollmentInternalNew'}     | ${'SmallGroupNewBusiness'} | ${'external'} | ${null}
    ${'GroupEnrollmentExternalRenewal'} | ${renewal}                 | ${'external'} | ${rules.ENROLLMENT_RENEWAL_OFF}
    ${'GroupEnrollmentExternalRenewal'} | ${renewal}                 | ${'internal'} | ${null}
    ${'GroupEnrollmentInternalRenewal'} | ${renewal}                 | ${'internal'} | ${rules.ENROLLMENT_RENEWAL_OFF}
    ${'GroupEnrollmentInternalRenewal'} | ${'SmallGroupNewBusiness'} | ${'internal'} | ${null}
  `('$flag off, $audience, $quoteType', ({ flag, quoteType, audience, message }) => {
    expect(rules.enrollProblem(facts({ quoteType, audience }, { [flag]: false }))).toBe(message);
  });

  it('lets a quote start enrollment from two states only', () => {
    const open = QUOTE_STATUSES.filter((status) => rules.enrollProblem(facts({ status })) === null);
    expect(open).toEqual(['Quoting', 'CreatedProposal']);
  });
});
