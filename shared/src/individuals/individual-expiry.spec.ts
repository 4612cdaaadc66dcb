import { isoDate } from '#shared/dates/iso-date';
import type { IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import { continuableDays, type ExpiringQuote, quoteExpiry } from '#shared/individuals/individual-expiry';

const OPEN: ExpiringQuote = {
  status: 'Quoting',
  effectiveDate: isoDate('2027-01-01'),
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  QualifyingEventReason: null,
  EventDate: null,
  CoverageLength: null,
};
const special = (reason: QualifyingEvent, event: string, effectiveDate: string): ExpiringQuote => ({
  ...OPEN,
  EnrollmentType: 'Special',
  QualifyingEventReason: reason,
  EventDate: isoDate(event),
  effectiveDate: isoDate(effectiveDate),
});
const SHORT_TERM: ExpiringQuote = {
  ...OPEN,
  IndividualPlanType: 'ShortTerm',
  EnrollmentType: null,
  CoverageLength: 1,
};
const FACTS: IndividualDatesFacts = {
  today: isoDate('2026-12-01'),
  audience: 'external',
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
};
const OEP_ENDED = {
  Kind: 'expired',
  Message: 'This quote has expired because open enrollment period (OEP) has ended.',
};
const PASSED = 'This quote has expired because effective date is in the past.';

describe('an open enrollment quote', () => {
  it.each([
    ['on the last day for its date', '2026-12-15', null],
    [
      'on the day after',
      '2026-12-16',
      {
        Kind: 'continue',
        Message: 'Coverage can no longer begin on 1/1/2027. Continue with another effective date?',
      },
    ],
    ['on the day after open enrollment', '2027-01-16', OEP_ENDED],
  ])('%s', (_when, today, expiry) => {
    expect(quoteExpiry(OPEN, { ...FACTS, today: isoDate(today) })).toEqual(expiry);
    expect(quoteExpiry(OPEN, { ...FACTS, today: isoDate(today), audience: 'internal' })).toBeNull();
  });
});

describe('a special enrollment quote', () => {
  it.each([
    ['whose date is ahead, or today', special('Marriage', '2026-11-10', '2026-12-01'), '2026-12-01', 'continue'],
    [
      'whose date has passed, while days are left',
      special('Marriage', '2026-11-10', '2026-12-01'),
      '2026-12-02',
      PASSED,
    ],
    ['on the last day of its event', special('Marriage', '2026-11-10', '2026-12-01'), '2027-01-09', PASSED],
    ['on the day after that', special('Marriage', '2026-11-10', '2026-12-01'), '2027-01-10', 'expired'],
    ['from the day of a birth', special('Birth', '2026-10-03', '2026-10-03'), '2026-11-26', null],
    ['from the day of a birth of 60 days ago', special('Birth', '2026-10-03', '2026-10-03'), '2026-12-02', null],
    ['from the day of a birth of 61 days ago', special('Birth', '2026-10-03', '2026-10-03'), '2026-12-03', 'expired'],
  ])('%s', (_which, quote, today, expected) => {
    const expiry = quoteExpiry(quote, { ...FACTS, today: isoDate(today) });
    expect([expiry?.Kind ?? null, expiry?.Message ?? null]).toContain(expected);
    expect(expiry?.Kind === 'expired').toBe(expected === 'expired');
    expect(quoteExpiry(quote, { ...FACTS, today: isoDate(today), audience: 'internal' })?.Kind).not.toBe('expired');
  });

  it('says why when its event is too old and its date is still ahead', () => {
    const quote = special('Marriage', '2026-10-01', '2026-12-01');
    expect(quoteExpiry(quote, { ...FACTS, today: isoDate('2026-11-30') })).toBeNull();
    expect(quoteExpiry({ ...quote, effectiveDate: isoDate('2027-01-01') }, FACTS)?.Message).toMatch(
      /^It has been more than 60 days since the qualifying event\./,
    );
  });

  it('of the marketplace begins on every day that was granted, however long ago', () => {
    const granted = [isoDate('2026-11-16'), isoDate('2026-12-01')];
    const facts = { ...FACTS, granted, today: isoDate('2027-03-01') };
    expect(quoteExpiry(special('Birth', '2026-11-16', '2026-11-16'), facts)).toBeNull();
    expect(quoteExpiry(special('Birth', '2026-11-16', '2026-12-01'), facts)).toBeNull();
    expect(quoteExpiry(special('Birth', '2026-11-16', '2027-01-01'), facts)).toEqual({
      Kind: 'continue',
      Message: PASSED,
    });
  });
});

describe('a short-term quote', () => {
  it.each([
    ['on its effective date', '2027-01-01', 'external', undefined],
    ['on the day after, for an agent', '2027-01-02', 'external', 'continue'],
    ['on the day after, for staff', '2027-01-02', 'internal', undefined],
    ['of 121 days ago, for staff', '2027-05-02', 'internal', 'continue'],
  ] as const)('%s', (_when, today, audience, kind) => {
    expect(quoteExpiry(SHORT_TERM, { ...FACTS, today: isoDate(today), audience })?.Kind).toBe(kind);
  });
});

describe('a submitted or ended quote', () => {
  it.each([
    'Complete',
    'Pended',
    'Approved',
    'PaymentPending',
    'Rejected',
    'PassivelyRenewed',
    'PendingSEVerification',
    'Expired',
    'Declined',
  ] as const)('in status %s does not expire', (status) => {
    expect(quoteExpiry({ ...OPEN, status }, { ...FACTS, today: isoDate('2028-01-01') })).toBeNull();
  });
});

describe('the days from which on a quote can be continued', () => {
  it.each([
    ['2027-01-20', '2027-01-01', '2026-09-22'],
    ['2027-08-31', '2027-01-01', '2027-05-03'],
    ['2027-09-01', '2028-01-01', '2027-05-04'],
  ])('on %s are %s for open enrollment, %s for events and short-term plans', (today, open, day) => {
    expect(continuableDays(isoDate(today))).toEqual({ open, event: day, shortTerm: day });
  });
});
