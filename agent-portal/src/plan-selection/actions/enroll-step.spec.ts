import type { QuoteResponse } from '#shared/quotes/quote.record';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import { ENROLLMENT_NEW_OFF } from '#shared/plans/group-enrollment';
import { APPROVE_CENSUS_FIRST } from '#shared/plans/selection';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { enrollStep } from './enroll-step.ts';

const FLAGS = {
  GroupEnrollmentInternalNew: true,
  GroupEnrollmentInternalRenewal: true,
  GroupEnrollmentExternalNew: true,
  GroupEnrollmentExternalRenewal: true,
  DisableForExternalAgentFlag: false,
};
const quote = (Status: QuoteResponse['Status'], IsRenewOLFO = false, IsDeleted = false) => ({
  Id: 7,
  Status,
  IsDeleted,
  QuoteType: 'SmallGroupNewBusiness' as const,
  Group: { IsRenewOLFO } as QuoteResponse['Group'],
  EffectiveDateProblem: null,
  EnrollmentConflict: null,
});
const enroll = (blockedBy: string | null) => ({ label: 'Enroll', to: null, blockedBy });

describe('the way to enrollment', () => {
  it.each([
    ['is open for a complete selection', quote('Quoting'), FLAGS, null, enroll(null)],
    ['says what stands against the selection', quote('CreatedProposal'), FLAGS, 'Settle it.', enroll('Settle it.')],
    [
      'is closed by another quote of the period',
      { ...quote('Quoting'), EnrollmentConflict: 'Taken.' },
      FLAGS,
      'Settle it.',
      enroll('Taken.'),
    ],
    [
      'is closed by a date that has passed',
      { ...quote('Quoting'), EffectiveDateProblem: 'Passed.' },
      FLAGS,
      'Settle it.',
      enroll('Passed.'),
    ],
    ['waits for the census', quote('EditingCensus'), FLAGS, null, enroll(APPROVE_CENSUS_FIRST)],
    ['is closed for an OLFO group', quote('Quoting', true), FLAGS, 'Settle it.', enroll(NO_QUOTE_FOR_OLFO)],
    [
      'is closed by its flag',
      quote('Quoting'),
      { ...FLAGS, GroupEnrollmentExternalNew: false },
      null,
      enroll(ENROLLMENT_NEW_OFF),
    ],
    ['does not exist for a deleted quote', quote('Quoting', false, true), FLAGS, null, null],
    ['does not exist for a renewed quote', quote('PassivelyRenewed'), FLAGS, null, null],
    [
      'leads into enrollment once it has begun',
      quote('SignatureRequired'),
      FLAGS,
      null,
      { label: 'Go to enrollment', to: '/enrollment/group/7', blockedBy: null },
    ],
    [
      'tells agents who are kept away',
      quote('Complete'),
      { ...FLAGS, DisableForExternalAgentFlag: true },
      null,
      { label: 'Go to enrollment', to: '/enrollment/group/7', blockedBy: ENROLLMENT_BY_STAFF },
    ],
  ])('%s', (_what, given, flags, selectionBlock, expected) => {
    expect(enrollStep(given, 'external', flags, selectionBlock)).toEqual(expected);
  });
});
