import { isoDate } from '#shared/dates/iso-date';
import {
  type ActionFacts,
  ACTION_REASONS,
  byUrgency,
  type HouseholdActionFacts,
  neededAction,
  neededHouseholdAction,
} from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';

const TODAY = isoDate('2026-11-20');
const FAR = isoDate('2027-03-01');

const reasonOf = (given: Partial<ActionFacts>) =>
  neededAction({
    status: 'Quoting',
    isRenewalQuote: false,
    hasReply: false,
    answeredOn: null,
    missingDocuments: 0,
    effectiveDate: FAR,
    renewalDate: null,
    isUpcomingRenewal: false,
    isBlocked: false,
    today: TODAY,
    ...given,
  })?.reason ?? null;

describe('neededAction', () => {
  it.each<[QuoteStatus | null, string | null]>([
    [null, null],
    ['EditingCensus', null],
    ['Quoting', null],
    ['CreatedProposal', null],
    ['Enrolling', null],
    ['SignatureRequired', 'signature'],
    ['FailedEnrollment', 'failed'],
    ['Pended', 'pended'],
    ['Complete', null],
    ['Approved', null],
    ['Rejected', null],
    ['Declined', null],
    ['PendingPassive', null],
    ['PassivelyRenewed', null],
    ['PassiveRenewalFailure', null],
  ])('of a quote that is %s with its effective date far away is %s', (status, reason) => {
    expect(reasonOf({ status })).toBe(reason);
  });

  it.each`
    day             | reason
    ${'2026-11-19'} | ${null}
    ${'2026-11-20'} | ${'effectiveSoon'}
    ${'2026-12-20'} | ${'effectiveSoon'}
    ${'2026-12-21'} | ${null}
    ${null}         | ${null}
  `('of a quote not yet submitted for $day is $reason', ({ day, reason }) => {
    expect(reasonOf({ effectiveDate: day })).toBe(reason);
  });

  it.each<[QuoteStatus, string | null]>([
    ['EditingCensus', 'effectiveSoon'],
    ['CreatedProposal', 'effectiveSoon'],
    ['Enrolling', 'effectiveSoon'],
    ['SignatureRequired', 'signature'],
    ['Complete', null],
    ['Approved', null],
  ])('of a quote that is %s and takes effect soon is %s', (status, reason) => {
    expect(reasonOf({ status, effectiveDate: isoDate('2026-12-01') })).toBe(reason);
  });

  it.each<[QuoteStatus, number, string | null]>([
    ['Enrolling', 0, null],
    ['Enrolling', 1, 'documents'],
    ['SignatureRequired', 1, 'signature'],
    ['Complete', 1, null],
  ])('of a quote that is %s with %i missing documents is %s', (status, missingDocuments, reason) => {
    expect(reasonOf({ status, missingDocuments })).toBe(reason);
  });

  it.each<[string, QuoteStatus | null, boolean, string | null]>([
    ['no quote', null, false, 'renewalDue'],
    ['the quote of last year', 'Approved', false, 'renewalDue'],
    ['a renewal quote on its way', 'Quoting', true, 'renewalDue'],
    ['a renewal quote to be signed', 'SignatureRequired', true, 'signature'],
    ['a renewal quote that was submitted', 'Complete', true, null],
    ['a renewal quote that was approved', 'Approved', true, null],
    ['a passive renewal', 'PassivelyRenewed', true, null],
  ])('of a group that renews soon with %s is right', (_what, status, isRenewalQuote, reason) => {
    expect(reasonOf({ status, isRenewalQuote, isUpcomingRenewal: true, renewalDate: FAR })).toBe(reason);
  });

  it.each<[QuoteStatus, boolean]>([
    ['CreatedProposal', false],
    ['CreatedProposal', true],
    ['SignatureRequired', false],
  ])('of a quote that is %s, blocked: %s, is the client’s answer before anything else', (status, isBlocked) => {
    expect(reasonOf({ status, isBlocked, answeredOn: TODAY })).toBe('answered');
  });

  it('says the renewal date of a renewal and the effective date of anything else', () => {
    const facts: ActionFacts = {
      status: 'Pended',
      isRenewalQuote: true,
      hasReply: false,
      answeredOn: null,
      missingDocuments: 0,
      effectiveDate: isoDate('2027-01-01'),
      renewalDate: isoDate('2027-02-01'),
      isUpcomingRenewal: true,
      isBlocked: false,
      today: TODAY,
    };
    expect(neededAction(facts)).toEqual({
      reason: 'pended',
      deadline: '2027-01-01',
      deadlineOf: 'effective',
    });
    expect(neededAction({ ...facts, status: null })).toEqual({
      reason: 'renewalDue',
      deadline: '2027-02-01',
      deadlineOf: 'renewal',
    });
  });

  it('leaves a pended quote to staff once its agent has replied', () => {
    const pended = { status: 'Pended', hasReply: true } as const;
    expect(reasonOf({ ...pended, effectiveDate: isoDate('2026-12-01') })).toBeNull();
    expect(reasonOf({ ...pended, isRenewalQuote: true, isUpcomingRenewal: true })).toBeNull();
  });

  it('leaves out what staff do for a blocked agent', () => {
    const soon = { isBlocked: true, effectiveDate: isoDate('2026-12-01') };
    expect(reasonOf({ ...soon, status: 'SignatureRequired' })).toBeNull();
    expect(reasonOf({ ...soon, status: 'Enrolling' })).toBeNull();
    expect(reasonOf({ ...soon, status: 'Pended', isRenewalQuote: true, isUpcomingRenewal: true })).toBeNull();
    expect(reasonOf({ ...soon, status: 'Pended', isRenewalQuote: false, isUpcomingRenewal: true })).toBe('renewalDue');
  });
});

describe('neededHouseholdAction', () => {
  const FACTS: HouseholdActionFacts = {
    status: 'Quoting',
    expiry: null,
    effectiveDate: FAR,
    answeredOn: null,
    selectBy: null,
    documentsDue: null,
    today: TODAY,
  };
  const needed = (given: Partial<HouseholdActionFacts>) => neededHouseholdAction({ ...FACTS, ...given });

  it.each<[QuoteStatus, string | null]>([
    ['Quoting', null],
    ['Enrolling', null],
    ['SignatureRequired', 'signature'],
    ['FailedEnrollment', 'failed'],
    ['Pended', 'pended'],
    ['PaymentPending', 'payment'],
    ['PendingSEVerification', 'documents'],
    ['Complete', null],
    ['Approved', null],
    ['Declined', null],
  ])('of a quote that is %s with its days far away is %s', (status, reason) => {
    expect(needed({ status })?.reason ?? null).toBe(reason);
  });

  it.each<[string, Partial<HouseholdActionFacts>, object | null]>([
    [
      'the day on which documents are due',
      { status: 'PendingSEVerification', documentsDue: isoDate('2026-12-26') },
      { reason: 'documents', deadline: '2026-12-26', deadlineOf: 'documents' },
    ],
    [
      'the end of a special enrollment',
      { selectBy: isoDate('2026-12-20'), effectiveDate: isoDate('2026-12-01') },
      { reason: 'selectSoon', deadline: '2026-12-20', deadlineOf: 'selection' },
    ],
    ['nothing of a special enrollment that ends later', { selectBy: isoDate('2026-12-21') }, null],
    [
      'an effective date that comes near',
      { effectiveDate: isoDate('2026-12-01') },
      { reason: 'effectiveSoon', deadline: '2026-12-01', deadlineOf: 'effective' },
    ],
    ['nothing of a contract that begins soon', { status: 'Complete', effectiveDate: isoDate('2026-12-01') }, null],
    [
      'an effective date that has passed',
      { expiry: 'continue', status: 'SignatureRequired', effectiveDate: isoDate('2026-11-01') },
      { reason: 'datePassed', deadline: '2026-11-01', deadlineOf: 'effective' },
    ],
    [
      'an answer of the client before anything else',
      { answeredOn: TODAY, expiry: 'continue', status: 'SignatureRequired' },
      { reason: 'answered', deadline: TODAY, deadlineOf: 'answer' },
    ],
    ['nothing of a quote that has expired', { expiry: 'expired', status: 'SignatureRequired' }, null],
  ])('is %s', (_what, given, action) => {
    expect(needed(given)).toEqual(action);
  });
});

describe('byUrgency', () => {
  const action = (reason: (typeof ACTION_REASONS)[number], day: string | null) =>
    ({ reason, deadline: day === null ? null : isoDate(day), deadlineOf: 'effective' }) as const;

  it('puts the nearest deadline first, and none last', () => {
    const days = [null, '2027-02-01', '2027-01-01'].map((day, at) => action(ACTION_REASONS[at]!, day));
    expect(days.sort(byUrgency).map(({ deadline }) => deadline)).toEqual(['2027-01-01', '2027-02-01', null]);
  });

  it('puts the greatest risk first on one day', () => {
    const sameDay = ACTION_REASONS.map((reason) => action(reason, '2027-01-01'));
    expect(sameDay.toReversed().sort(byUrgency)).toEqual(sameDay);
  });
});
