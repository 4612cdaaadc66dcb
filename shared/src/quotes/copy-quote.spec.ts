import { isoDate } from '#shared/dates/iso-date';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import { EFFECTIVE_DATE_NOT_ALLOWED, NO_RENEWAL_TO_QUOTE } from '#shared/quotes/allowed-effective-dates';
import {
  blockedByQuote,
  copyChanges,
  copyEffectiveDates,
  type CopyQuoteFacts,
  copyQuoteProblem,
  DELETED_CANNOT_BE_COPIED,
  noCopyReason,
  ONLY_NEW_GROUPS_AFTER_PROCESSING,
  preferredCopyDate,
  PROCESSED_CANNOT_BE_COPIED,
} from '#shared/quotes/copy-quote';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const facts = (given: Partial<CopyQuoteFacts> = {}): CopyQuoteFacts => ({
  quoteType: 'SmallGroupNewBusiness',
  renewalDate: null,
  today: isoDate('2026-11-20'),
  audience: 'external',
  internalExtraMonths: 3,
  anyQuarter: false,
  quote: { status: 'Quoting', effectiveDate: isoDate('2027-01-01'), isDeleted: false },
  isNewGroup: true,
  isRenewOlfo: false,
  isDisabled: false,
  existing: [],
  ...given,
});
const quoteIn = (status: QuoteStatus, isDeleted = false) => ({
  status,
  effectiveDate: isoDate('2027-01-01'),
  isDeleted,
});
const existing = (status: QuoteStatus, effectiveDate: string) => ({
  name: 'Acme',
  status,
  effectiveDate: isoDate(effectiveDate),
});
const problem = (given: Partial<CopyQuoteFacts>, day = '2027-01-01') => copyQuoteProblem(facts(given), isoDate(day));

describe('copyQuoteProblem', () => {
  it.each`
    what                         | audience      | quote                       | isNewGroup | isRenewOlfo | message
    ${'a quote on its way'}      | ${'external'} | ${quoteIn('Quoting')}       | ${true}    | ${false}    | ${null}
    ${'a quote on its way'}      | ${'internal'} | ${quoteIn('Quoting')}       | ${false}   | ${false}    | ${null}
    ${'a deleted quote'}         | ${'internal'} | ${quoteIn('Quoting', true)} | ${true}    | ${false}    | ${DELETED_CANNOT_BE_COPIED}
    ${'an OLFO group'}           | ${'external'} | ${quoteIn('Quoting')}       | ${false}   | ${true}     | ${NO_QUOTE_FOR_OLFO}
    ${'an OLFO group'}           | ${'internal'} | ${quoteIn('Quoting')}       | ${false}   | ${true}     | ${null}
    ${'a rejected one, new'}     | ${'internal'} | ${quoteIn('Rejected')}      | ${true}    | ${false}    | ${null}
    ${'a rejected one, not new'} | ${'internal'} | ${quoteIn('Rejected')}      | ${false}   | ${false}    | ${ONLY_NEW_GROUPS_AFTER_PROCESSING}
    ${'a rejected one, new'}     | ${'external'} | ${quoteIn('Rejected')}      | ${true}    | ${false}    | ${PROCESSED_CANNOT_BE_COPIED}
    ${'a rejected one, not new'} | ${'external'} | ${quoteIn('Rejected')}      | ${false}   | ${false}    | ${PROCESSED_CANNOT_BE_COPIED}
    ${'a declined one'}          | ${'external'} | ${quoteIn('Declined')}      | ${false}   | ${false}    | ${null}
  `('$what, new group $isNewGroup, as $audience: $message', ({ message, audience, quote, isNewGroup, isRenewOlfo }) => {
    expect(problem({ audience, quote, isNewGroup, isRenewOlfo })).toBe(message);
  });

  const blocking = ['Complete', 'Pended', 'Approved', 'PassivelyRenewed'];

  it.each(QUOTE_STATUSES)('an existing quote of the same year in %s blocks if it is one of the four', (status) => {
    const answer = problem({ existing: [existing('Quoting', '2027-01-01'), existing(status, '2027-01-01')] });
    expect(answer === null).toBe(!blocking.includes(status));
  });

  it.each`
    status                | effectiveDate   | day             | label
    ${'Approved'}         | ${'2026-12-31'} | ${'2027-01-01'} | ${null}
    ${'Approved'}         | ${'2027-01-01'} | ${'2027-01-01'} | ${'Approved'}
    ${'Approved'}         | ${'2027-02-01'} | ${'2027-01-01'} | ${'Approved'}
    ${'Approved'}         | ${'2026-01-01'} | ${'2026-12-01'} | ${'Approved'}
    ${'Approved'}         | ${'2025-12-01'} | ${'2026-12-01'} | ${null}
    ${'Pended'}           | ${'2026-12-01'} | ${'2027-01-01'} | ${null}
    ${'Pended'}           | ${'2026-12-01'} | ${'2026-12-01'} | ${'Pended'}
    ${'Complete'}         | ${'2026-12-01'} | ${'2027-01-01'} | ${'Sales Review'}
    ${'PassivelyRenewed'} | ${'2026-12-01'} | ${'2027-01-01'} | ${'Passively Renewed'}
  `('$status of $effectiveDate against a copy for $day: $label', ({ status, effectiveDate, day, label }) => {
    const message = label && blockedByQuote('Acme', label);
    expect(problem({ existing: [existing(status, effectiveDate)] }, day)).toBe(message);
  });

  it.each`
    audience      | anyQuarter | blocks
    ${'internal'} | ${true}    | ${false}
    ${'internal'} | ${false}   | ${true}
    ${'external'} | ${true}    | ${true}
  `(
    'testing rates ($anyQuarter) as $audience: an approved quote blocks $blocks',
    ({ audience, anyQuarter, blocks }) => {
      const answer = problem({ audience, anyQuarter, existing: [existing('Approved', '2027-01-01')] });
      expect(answer !== null).toBe(blocks);
    },
  );

  it.each`
    audience      | anyQuarter | day             | message
    ${'external'} | ${false}   | ${'2026-11-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'external'} | ${false}   | ${'2026-12-01'} | ${null}
    ${'external'} | ${false}   | ${'2027-03-01'} | ${null}
    ${'external'} | ${false}   | ${'2027-03-02'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'external'} | ${false}   | ${'2027-04-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'external'} | ${true}    | ${'2027-04-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'internal'} | ${false}   | ${'2026-09-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'internal'} | ${false}   | ${'2026-10-01'} | ${null}
    ${'internal'} | ${false}   | ${'2027-06-01'} | ${null}
    ${'internal'} | ${false}   | ${'2027-07-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'internal'} | ${true}    | ${'2027-12-01'} | ${null}
    ${'internal'} | ${true}    | ${'2028-01-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
  `('$audience on 11/20/2026, testing rates $anyQuarter, to $day: $message', ({ message, day, ...given }) => {
    expect(problem(given, day)).toBe(message);
  });

  it.each`
    renewalDate     | quoteType                  | day             | message
    ${'2027-01-01'} | ${'SmallGroupRenewal'}     | ${'2027-01-01'} | ${null}
    ${'2027-01-01'} | ${'SmallGroupRenewal'}     | ${'2027-02-01'} | ${EFFECTIVE_DATE_NOT_ALLOWED}
    ${'2026-12-15'} | ${'SmallGroupRenewal'}     | ${'2026-12-15'} | ${null}
    ${'2026-12-15'} | ${'SmallGroupNewBusiness'} | ${'2026-12-15'} | ${null}
    ${'2026-11-19'} | ${'SmallGroupRenewal'}     | ${'2026-11-19'} | ${NO_RENEWAL_TO_QUOTE}
    ${'2027-04-01'} | ${'SmallGroupRenewal'}     | ${'2027-04-01'} | ${NO_RENEWAL_TO_QUOTE}
    ${null}         | ${'SmallGroupRenewal'}     | ${'2027-01-01'} | ${NO_RENEWAL_TO_QUOTE}
  `('a $quoteType of a group renewing $renewalDate to $day: $message', ({ message, day, ...given }) => {
    expect(problem({ ...given, isNewGroup: false }, day)).toBe(message);
  });
});

describe('the dates of a copy', () => {
  it('leave out those that an existing quote of their year blocks', () => {
    const dates = copyEffectiveDates(facts({ existing: [existing('Approved', '2026-04-01')] }));
    expect(dates).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
  });

  it.each`
    own             | day
    ${'2027-02-01'} | ${'2027-02-01'}
    ${'2026-11-01'} | ${'2026-12-01'}
    ${'2027-04-01'} | ${'2026-12-01'}
  `('a quote of $own is copied to $day unless another day is chosen', ({ own, day }) => {
    const quote = { ...quoteIn('Quoting'), effectiveDate: isoDate(own) };
    expect(preferredCopyDate(facts({ quote }))).toBe(day);
  });

  it('are none where the rule stops every one of them, and it says why', () => {
    const blocked = facts({ existing: [existing('Complete', '2027-01-01')] });
    expect(copyEffectiveDates(blocked)).toEqual([]);
    expect(noCopyReason(blocked)).toBe(blockedByQuote('Acme', 'Sales Review'));
    expect(noCopyReason(facts({ quoteType: 'SmallGroupRenewal' }))).toBe(NO_RENEWAL_TO_QUOTE);
    expect(noCopyReason(facts())).toBeNull();
  });
});

const of = (effectiveDate: string, plans: string[]) =>
  copyChanges({
    EffectiveDate: isoDate('2027-02-01'),
    CopiedFrom: {
      Id: 1,
      Name: 'Acme',
      EffectiveDate: isoDate(effectiveDate),
      SelectedPlans: plans.map((PlanDisplayName, index) => ({ PlanId: index + 1, PlanDisplayName })),
    },
  });
const BEGAN = 'This quote began as a copy of “Acme”, with its census.';

describe('copyChanges', () => {
  it('says nothing of a quote that is no copy', () => {
    expect(copyChanges({ EffectiveDate: isoDate('2027-02-01'), CopiedFrom: null })).toEqual([]);
  });

  it('names the date and the plans where they differ', () => {
    expect(of('2027-02-01', [])).toEqual([BEGAN]);
    expect(of('2027-01-01', ['PPO Gold', 'HMO Silver'])).toEqual([
      BEGAN,
      'It takes effect on 2/1/2027 instead of 1/1/2027.',
      'Plans are chosen again once the census is approved, at the prices of then. Chosen before: PPO Gold, HMO Silver.',
    ]);
  });
});
