import { isoDate } from '#shared/dates/iso-date';
import { type ActionFacts, ACTION_REASONS, byUrgency, neededAction } from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';

const TODAY = isoDate('2026-11-20');
const FAR = isoDate('2027-03-01');

const reasonOf = (given: Partial<ActionFacts>) =>
  neededAction({
    status: 'Quoting',
    isRenewalQuote: false,
    hasReply: false,
    hasAnswer: false,
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
    expect(reasonOf({ status, isBlocked, hasAnswer: true })).toBe('answered');
  });

  it('says the renewal date of a renewal and the effective date of anything else', () => {
    const facts: ActionFacts = {
      status: 'Pended',
      isRenewalQuote: true,
      hasReply: false,
      hasAnswer: false,
      missingDocuments: 0,
      effectiveDate: isoDate('2027-01-01'),
      renewalDate: isoDate('2027-02-01'),
      isUpcomingRenewal: true,
      isBlocked: false,
      today: TODAY,
    };
    expect(neededAction(facts)).toEqual({ reason: 'pended', deadline: '2027-01-01' });
    expect(neededAction({ ...facts, status: null })).toEqual({ reason: 'renewalDue', deadline: '2027-02-01' });
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

describe('byUrgency', () => {
  it('puts the greatest risk first, whatever its day', () => {
    const deadlines = ['2027-05-01', '2027-04-01', null, '2027-02-01', '2027-01-01'] as const;
    const actions = ACTION_REASONS.map((reason, at) => ({
      reason,
      deadline: deadlines[at] ? isoDate(deadlines[at]) : null,
    }));
    expect(actions.toReversed().sort(byUrgency)).toEqual(actions);
  });

  it('puts the nearest deadline first among equals and none last', () => {
    const deadlines = [null, isoDate('2027-02-01'), isoDate('2027-01-01'), null];
    const sorted = deadlines.map((deadline) => ({ reason: 'pended' as const, deadline })).sort(byUrgency);
    expect(sorted.map(({ deadline }) => deadline)).toEqual(['2027-01-01', '2027-02-01', null, null]);
  });
});
