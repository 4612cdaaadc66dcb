import { isoDate } from '#shared/dates/iso-date';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import { EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE } from '#shared/quotes/allowed-effective-dates';
import {
  newQuoteBlocked,
  newQuoteDates,
  newQuoteProblem,
  noNewQuoteReason,
  preferredNewDate,
  type NewQuoteFacts,
} from '#shared/quotes/new-quote';
import { RENEWAL_INSTEAD } from '#shared/quotes/one-sale';
import type { QuoteStatus } from '#shared/quotes/quote-status';

const NEW_GROUP = { groupEnterpriseId: null, lastEffectiveDate: null, renewalDate: null, termDate: null };
const IN_FORCE = {
  groupEnterpriseId: '70012174',
  lastEffectiveDate: isoDate('2026-01-01'),
  renewalDate: isoDate('2027-01-01'),
  termDate: null,
};
const facts = (given: Partial<NewQuoteFacts> = {}): NewQuoteFacts => ({
  quoteType: 'SmallGroupNewBusiness',
  renewalDate: given.group?.renewalDate ?? null,
  today: isoDate('2026-11-22'),
  audience: 'external',
  internalExtraMonths: 3,
  anyQuarter: false,
  group: NEW_GROUP,
  isRenewOlfo: false,
  existing: [],
  ...given,
});
const existing = (status: QuoteStatus, effectiveDate: string) => ({
  name: 'Acme',
  status,
  effectiveDate: isoDate(effectiveDate),
});
const problem = (given: Partial<NewQuoteFacts>, day = '2027-01-01') => newQuoteProblem(facts(given), isoDate(day));
const RENEWAL = { quoteType: 'SmallGroupRenewal', group: IN_FORCE } as const;

describe('newQuoteProblem', () => {
  it.each`
    status                | effectiveDate   | day             | label
    ${'Enrolling'}        | ${'2027-01-01'} | ${'2027-01-01'} | ${null}
    ${'Complete'}         | ${'2026-12-01'} | ${'2027-01-01'} | ${'Sales Review'}
    ${'Pended'}           | ${'2026-12-01'} | ${'2026-12-01'} | ${'Pended'}
    ${'Pended'}           | ${'2026-12-01'} | ${'2027-01-01'} | ${null}
    ${'Approved'}         | ${'2027-01-01'} | ${'2026-12-01'} | ${'Approved'}
    ${'Approved'}         | ${'2026-12-01'} | ${'2027-01-01'} | ${'Approved'}
    ${'Approved'}         | ${'2026-01-01'} | ${'2027-01-01'} | ${null}
    ${'PassivelyRenewed'} | ${'2027-01-01'} | ${'2027-01-01'} | ${'Passively Renewed'}
    ${'PassivelyRenewed'} | ${'2026-01-01'} | ${'2027-01-01'} | ${null}
    ${'Declined'}         | ${'2027-01-01'} | ${'2027-01-01'} | ${null}
  `('new business for $day beside a quote of $effectiveDate in $status', ({ status, effectiveDate, day, label }) => {
    const message = label && newQuoteBlocked('Acme', label);
    expect(problem({ existing: [existing(status, effectiveDate)] }, day)).toBe(message);
  });

  it.each`
    status                | effectiveDate   | message
    ${'Approved'}         | ${'2026-01-01'} | ${null}
    ${'PassivelyRenewed'} | ${'2026-01-01'} | ${null}
    ${'PassivelyRenewed'} | ${'2027-01-01'} | ${newQuoteBlocked('Acme', 'Passively Renewed')}
    ${'Approved'}         | ${'2027-01-01'} | ${newQuoteBlocked('Acme', 'Approved')}
    ${'Complete'}         | ${'2027-01-01'} | ${newQuoteBlocked('Acme', 'Sales Review')}
  `('a renewal beside a quote of $effectiveDate in $status', ({ status, effectiveDate, message }) => {
    expect(problem({ ...RENEWAL, existing: [existing(status, effectiveDate)] })).toBe(message);
  });

  it.each`
    what                                     | given                                                          | message
    ${'a group in force: renewal'}           | ${{ group: IN_FORCE }}                                         | ${RENEWAL_INSTEAD}
    ${'a group in force, to test rates'}     | ${{ group: IN_FORCE, audience: 'internal', anyQuarter: true }} | ${null}
    ${'an OLFO group'}                       | ${{ isRenewOlfo: true }}                                       | ${NO_QUOTE_FOR_OLFO}
    ${'an OLFO group, by staff'}             | ${{ isRenewOlfo: true, audience: 'internal' }}                 | ${null}
    ${'a renewal of a group without a date'} | ${{ quoteType: 'SmallGroupRenewal' }}                          | ${NO_RENEWAL_TO_QUOTE}
    ${'a renewal'}                           | ${RENEWAL}                                                     | ${null}
  `('$what', ({ given, message }) => {
    expect(problem(given)).toBe(message);
  });

  it('keeps to the dates that can be chosen', () => {
    expect(problem({}, '2026-11-01')).toBe(EFFECTIVE_DATE_NOT_ALLOWED);
    expect(problem({ audience: 'internal' }, '2026-11-01')).toBeNull();
  });
});

describe('the dates of a new quote', () => {
  it('leave out what another quote covers, and begin with the first to come', () => {
    const staff = facts({ audience: 'internal', existing: [existing('Approved', '2026-01-01')] });
    expect(newQuoteDates(staff)).toEqual([
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
    ]);
    expect(preferredNewDate(facts())).toBe('2026-12-01');
    expect([preferredNewDate(staff), noNewQuoteReason(staff)]).toEqual(['2027-01-01', null]);
  });

  it('are none while a quote is under review, and it says why', () => {
    const blocked = facts({ existing: [existing('Complete', '2026-12-01')] });
    expect([newQuoteDates(blocked), preferredNewDate(blocked)]).toEqual([[], null]);
    expect(noNewQuoteReason(blocked)).toBe(newQuoteBlocked('Acme', 'Sales Review'));
  });
});
