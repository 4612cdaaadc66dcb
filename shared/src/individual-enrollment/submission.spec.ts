import { type IsoDate, isoDate } from '#shared/dates/iso-date';
import { householdEditProblem, pricedChanges } from '#shared/individual-enrollment/editing';
import type { Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import {
  isFirstPaymentExcepted,
  submitProblem,
  type SubmittedEnrollment,
} from '#shared/individual-enrollment/submission';
import { answersSaved } from '#shared/individual-enrollment/questions';
import { buildEnrollingMember } from '#support/shared/enrollment-members.ts';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const panel = (given: Partial<Panel> = {}): Panel => ({
  Name: 'MemberInfo',
  State: 'Completed',
  Missing: 0,
  Problems: [],
  ...given,
});
const READY: SubmittedEnrollment = {
  quote: {
    status: 'SignatureRequired',
    isDeleted: false,
    isFfm: false,
    readOnlyReason: 0,
    effectiveDate: isoDate('2027-01-01'),
    IndividualPlanType: 'Permanent',
    EnrollmentType: 'Open',
    QualifyingEventReason: null,
    EventDate: null,
    CoverageLength: null,
  },
  panels: [panel()],
  eligibility: { EnrolleesEligible: true, HasPedDental: false },
  isAgent: true,
};
const problem = (
  given: Partial<SubmittedEnrollment['quote']>,
  {
    today = '2026-11-23',
    audience = 'external',
    granted = null,
    ...more
  }: {
    today?: string;
    audience?: 'external' | 'internal';
    granted?: IsoDate[] | null;
  } & Partial<SubmittedEnrollment> = {},
) =>
  submitProblem(
    { ...READY, isAgent: audience === 'external', ...more, quote: { ...READY.quote, ...given } },
    {
      today: isoDate(today),
      audience,
      granted,
      rules: {
        OpenEnrollmentStartDate: isoDate('2026-11-01'),
        OpenEnrollmentEndDate: isoDate('2027-01-15'),
        OEPQuotingOnlyBegins: null,
        OEPQuotingOnlyEnds: null,
        OEPJanuaryCutOffDate: isoDate('2026-12-15'),
        OEPFebruaryCutOffDate: isoDate('2027-01-15'),
        OEPMarchCutOffDate: null,
        AllowSpecialEnrollmentsForAgents: true,
        CovidSEPStartDate: null,
        CovidSEPEndDate: null,
        SpecialEnrollmentDaysAfter: 60,
        SpecialEnrollmentDaysBefore: 60,
        MedicaidLossDaysAtMarketplace: 90,
      },
    },
  );

describe('submitting', () => {
  it('is possible in these statuses, and stops when it has happened', () => {
    const of = (status: QuoteStatus) => problem({ status });
    expect(QUOTE_STATUSES.filter((status) => of(status) === null)).toEqual([
      'Enrolling',
      'Pended',
      'SignatureRequired',
      'FailedEnrollment',
    ]);
    expect(QUOTE_STATUSES.filter((status) => of(status) === 'This quote has already been submitted.')).toEqual([
      'Complete',
      'Approved',
      'PassivelyRenewed',
      'Rejected',
      'PaymentPending',
      'PendingSEVerification',
      'Declined',
    ]);
    expect(problem({ readOnlyReason: 4 })).toBe('This quote has already been submitted.');
    expect(of('Quoting')).toBe('Choose the plans and start enrollment first.');
    expect(of('Expired')).toBe('A quote in status Expired cannot be submitted.');
    expect(problem({ isDeleted: true })).toBe('This quote is deleted.');
  });

  it('names the panels that are left', () => {
    const panels = [panel({ Name: 'Eligibility', State: 'Not started' }), panel({ State: 'Incomplete' })];
    expect(problem({}, { panels })).toBe('Complete these before you submit: Eligibility, Member info.');
  });

  it('is not possible for people who are not eligible', () => {
    const eligibility = { EnrolleesEligible: false, HasPedDental: true };
    expect(problem({}, { eligibility })).toMatch(/^Not everyone who enrolls is eligible\./);
  });

  it.each([
    ['in open enrollment', {}, '2026-12-15', null, null],
    ['after the last day of the date', {}, '2026-12-16', expect.any(String), null],
    [
      'after open enrollment',
      {},
      '2027-01-16',
      'This quote has expired because open enrollment period (OEP) has ended.',
      null,
    ],
    ['at the marketplace, for staff', { isFfm: true }, '2026-12-15', null, 'The agent signs and submits.'],
  ])('%s', (_when, given, today, external, internal) => {
    expect([problem(given, { today }), problem(given, { today, audience: 'internal' })]).toEqual([external, internal]);
  });

  it('is possible on a day that the marketplace granted, however long ago, and on no other', () => {
    const birth: Partial<SubmittedEnrollment['quote']> = {
      isFfm: true,
      EnrollmentType: 'Special',
      QualifyingEventReason: 'Birth',
      EventDate: isoDate('2026-11-16'),
    };
    const granted = [isoDate('2026-11-16'), isoDate('2026-12-01')];
    const on = (effectiveDate: string) =>
      problem({ ...birth, effectiveDate: isoDate(effectiveDate) }, { today: '2027-02-01', granted });
    expect([on('2026-11-16'), on('2026-12-01'), on('2027-01-01')]).toEqual([
      null,
      null,
      'This quote has expired because effective date is in the past.',
    ]);
  });

  it('says that the day has passed before it asks for anything more', () => {
    const panels = [panel({ State: 'Not started' })];
    expect(problem({}, { panels, today: '2027-01-16' })).toMatch(/open enrollment period \(OEP\) has ended/);
  });
});

describe('changing what is entered', () => {
  it('is possible from the start of the enrollment until it is submitted, and after it has failed', () => {
    const of = (status: QuoteStatus, readOnly = 0) => householdEditProblem({ status, isDeleted: false, readOnly });
    expect(QUOTE_STATUSES.filter((status) => of(status) === null)).toEqual([
      'Enrolling',
      'Pended',
      'SignatureRequired',
      'FailedEnrollment',
    ]);
    expect(of('Quoting')).toBe('Choose the plans and start enrollment first.');
    expect(of('Complete')).toBe('This application was submitted and can no longer be changed.');
    expect(of('SignatureRequired', 4)).toMatch(/^This quote has been signed and submitted\./);
    expect(of('FailedEnrollment', 4)).toBeNull();
    expect(householdEditProblem({ status: 'Enrolling', isDeleted: true, readOnly: 0 })).toBe('This quote is deleted.');
  });

  it('leaves alone what the plans were priced with', () => {
    const stored = buildEnrollingMember();
    const same = { ...stored, FirstName: 'Augusta', SSN: '123456789' };
    const changes = (sent: object, RemovedIds: number[] = []) =>
      Object.keys(pricedChanges({ Members: [{ ...same, ...sent }], RemovedIds }, [stored], isoDate('2027-01-01')));
    expect(changes({})).toEqual([]);
    for (const [name, value] of Object.entries({
      RelationshipToSubscriber: 'Child',
      DateOfBirth: isoDate('1985-01-03'),
      MedicalStatus: 'Waive',
      DentalStatus: 'Enroll',
      VisionStatus: 'Enroll',
      Tobacco: true,
      Disabled: true,
    })) {
      expect(changes({ [name]: value })).toEqual([`Members.0.${name}`]);
      expect(changes({ [name]: undefined })).toEqual([]);
    }
    expect(changes({ Id: 0 })).toEqual(['Members']);
    expect(changes({}, [7])).toEqual(['Members']);
  });

  it.each([
    ['2026-10-01', '2026-07-01', []],
    ['2026-10-01', '2026-06-30', ['Members.0.LastTobaccoUse']],
    [null, '2026-06-30', ['Members.0.LastTobaccoUse']],
    ['2026-06-30', '2026-06-29', []],
    ['2026-06-30', '2026-10-01', ['Members.0.LastTobaccoUse']],
  ] as const)('leaves alone a last use of tobacco that decided the price: %s to %s', (before, sent, fields) => {
    const stored = buildEnrollingMember({ Tobacco: true, LastTobaccoUse: before && isoDate(before) });
    const Members = [{ ...stored, LastTobaccoUse: isoDate(sent) }];
    expect(Object.keys(pricedChanges({ Members, RemovedIds: [] }, [stored], isoDate('2027-01-01')))).toEqual(fields);
  });
});

it.each([
  ['before', '2026-12-09', false],
  ['on the first day', '2026-12-10', true],
  ['on the last day', '2026-12-20', true],
  ['after it', '2026-12-21', false],
])('the first payment can be left out within its window: %s', (_when, today, expected) => {
  const window = {
    FirstPaymentExceptionStartDate: isoDate('2026-12-10'),
    FirstPaymentExceptionEndDate: isoDate('2026-12-20'),
  };
  expect(isFirstPaymentExcepted(window, isoDate(today))).toBe(expected);
  const endless = { ...window, FirstPaymentExceptionEndDate: null };
  expect(isFirstPaymentExcepted(endless, isoDate('2030-01-01'))).toBe(true);
  const never = { FirstPaymentExceptionStartDate: null, FirstPaymentExceptionEndDate: null };
  expect(isFirstPaymentExcepted(never, isoDate(today))).toBe(false);
});

it.each([
  [{ EnrolleesEligible: true }, 'Eligibility requirements successfully saved.'],
  [{ EnrolleesEligible: true, HasAids: null }, 'Health Information successfully saved.'],
  [{ EnrolleesEligible: true, HasAids: undefined }, 'Eligibility requirements successfully saved.'],
])('%j is saved with "%s"', (sent, message) => {
  expect(answersSaved(sent)).toBe(message);
});
