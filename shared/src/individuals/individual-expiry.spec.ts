import { isoDate } from '#shared/dates/iso-date';
import {
  continuableDays,
  type ExpiringQuote,
  type ExpiryFacts,
  quoteExpiry,
} from '#shared/individuals/individual-expiry';

const OPEN: ExpiringQuote = {
  status: 'Quoting',
  effectiveDate: isoDate('2027-01-01'),
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
};
const SPECIAL: ExpiringQuote = { ...OPEN, EnrollmentType: 'Special', effectiveDate: isoDate('2026-12-01') };
const SHORT_TERM: ExpiringQuote = { ...OPEN, IndividualPlanType: 'ShortTerm', EnrollmentType: null };
const FACTS: ExpiryFacts = {
  today: isoDate('2026-12-01'),
  audience: 'external',
  allowed: [isoDate('2027-01-01'), isoDate('2026-12-01')],
  rules: {
    OpenEnrollmentStartDate: isoDate('2026-11-01'),
    OpenEnrollmentEndDate: isoDate('2027-01-15'),
    OEPQuotingOnlyBegins: null,
    OEPQuotingOnlyEnds: null,
    OEPJanuaryCutOffDate: isoDate('2026-12-15'),
    OEPFebruaryCutOffDate: isoDate('2027-01-15'),
    OEPMarchCutOffDate: null,
  },
};
const OEP_ENDED = {
  Kind: 'expired',
  Message: 'This quote has expired because open enrollment period (OEP) has ended.',
};
const PASSED = { Kind: 'expired', Message: 'This quote has expired because effective date is in the past.' };

describe('an open enrollment quote', () => {
  it.each([
    ['on the last day of open enrollment', '2027-01-15', null],
    ['on the day after', '2027-01-16', OEP_ENDED],
  ])('%s', (_when, today, expiry) => {
    expect(quoteExpiry(OPEN, { ...FACTS, today: isoDate(today) })).toEqual(expiry);
    expect(quoteExpiry(OPEN, { ...FACTS, today: isoDate(today), audience: 'internal' })).toBeNull();
  });

  it('continues with another date when its own can no longer be chosen', () => {
    const late = { ...FACTS, today: isoDate('2026-12-20'), allowed: [isoDate('2027-02-01')] };
    expect(quoteExpiry(OPEN, late)).toEqual({
      Kind: 'continue',
      Message: 'Coverage can no longer begin on 1/1/2027. Continue with another effective date?',
    });
  });
});

describe('a special enrollment quote', () => {
  it.each([
    ['on its effective date', '2026-12-01', null],
    ['on the day after', '2026-12-02', PASSED],
  ])('%s', (_when, today, expiry) => {
    expect(quoteExpiry(SPECIAL, { ...FACTS, today: isoDate(today) })).toEqual(expiry);
  });

  it('continues with another date when its own can no longer be chosen', () => {
    expect(quoteExpiry(SPECIAL, { ...FACTS, allowed: [isoDate('2027-01-01')] })?.Kind).toBe('continue');
  });
});

describe('a short-term quote', () => {
  it.each([
    ['on its effective date', '2027-01-01', 'external', undefined],
    ['on the day after, for an agent', '2027-01-02', 'external', 'continue'],
    ['on the day after, for staff', '2027-01-02', 'internal', undefined],
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
