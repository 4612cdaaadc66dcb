import { isoDate } from '#shared/dates/iso-date';
import {
  enrollmentConflict,
  periodTaken,
  RENEWAL_INSTEAD,
  takingPeriodProblem,
  type WantedQuote,
} from '#shared/quotes/one-sale';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const NEW_GROUP = { groupEnterpriseId: null, lastEffectiveDate: null, renewalDate: null, termDate: null };
const wanted = (effectiveDate = '2027-01-01', given: Partial<WantedQuote> = {}): WantedQuote => ({
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate(effectiveDate),
  group: NEW_GROUP,
  ...given,
});
const other = (status: QuoteStatus, effectiveDate = '2027-01-01') => ({
  name: 'Acme',
  status,
  effectiveDate: isoDate(effectiveDate),
});
const day = (text: string | null) => (text === null ? null : isoDate(text));

describe('enrollmentConflict', () => {
  it.each(QUOTE_STATUSES)('with a quote of the same day in %s', (status) => {
    const takes = [
      'Enrolling',
      'SignatureRequired',
      'FailedEnrollment',
      'PaymentPending',
      'Complete',
      'Pended',
      'PendingPassive',
      'Approved',
      'PassivelyRenewed',
    ].includes(status);
    expect(enrollmentConflict(wanted(), [other(status)], 'internal') !== null).toBe(takes);
  });

  it('names the other quote, its date and its status in the words of the reader', () => {
    const problem = enrollmentConflict(wanted('2026-12-01'), [other('Complete')], 'external');
    expect(problem).toBe(periodTaken(other('Complete'), 'Sales Review'));
    expect(problem).toContain('“Acme”, effective 1/1/2027, is in status Sales Review');
  });

  it.each`
    own             | others          | conflicts
    ${'2026-12-01'} | ${'2027-01-01'} | ${true}
    ${'2027-01-01'} | ${'2026-12-01'} | ${true}
    ${'2027-01-01'} | ${'2026-02-01'} | ${true}
    ${'2027-01-01'} | ${'2026-01-01'} | ${false}
    ${'2027-01-01'} | ${'2027-12-01'} | ${true}
    ${'2027-01-01'} | ${'2028-01-01'} | ${false}
  `('new business of $own beside an approved quote of $others: $conflicts', ({ own, others, conflicts }) => {
    expect(enrollmentConflict(wanted(own), [other('Approved', others)], 'internal') !== null).toBe(conflicts);
  });

  it.each`
    status              | others          | conflicts
    ${'Approved'}       | ${'2026-01-01'} | ${false}
    ${'Approved'}       | ${'2026-06-01'} | ${false}
    ${'Enrolling'}      | ${'2026-12-01'} | ${false}
    ${'Approved'}       | ${'2027-01-01'} | ${true}
    ${'Enrolling'}      | ${'2027-01-01'} | ${true}
    ${'PendingPassive'} | ${'2027-01-01'} | ${true}
  `('a renewal of 1/1/2027 beside a quote of $others in $status: $conflicts', ({ status, others, conflicts }) => {
    const renewal = wanted('2027-01-01', { quoteType: 'SmallGroupRenewal' });
    expect(enrollmentConflict(renewal, [other(status, others)], 'internal') !== null).toBe(conflicts);
  });

  it.each`
    number    | lastEffectiveDate | renewalDate     | termDate        | message
    ${null}   | ${null}           | ${null}         | ${null}         | ${null}
    ${null}   | ${null}           | ${'2027-01-01'} | ${null}         | ${null}
    ${'7001'} | ${null}           | ${null}         | ${null}         | ${null}
    ${'7001'} | ${null}           | ${'2027-01-01'} | ${null}         | ${RENEWAL_INSTEAD}
    ${'7001'} | ${'2026-01-01'}   | ${'2027-01-01'} | ${null}         | ${RENEWAL_INSTEAD}
    ${'7001'} | ${'2027-03-01'}   | ${'2028-03-01'} | ${null}         | ${RENEWAL_INSTEAD}
    ${'7001'} | ${'2026-01-01'}   | ${'2027-01-01'} | ${'2027-01-02'} | ${RENEWAL_INSTEAD}
    ${'7001'} | ${'2026-01-01'}   | ${'2027-01-01'} | ${'2027-01-01'} | ${null}
  `('new business of a group $number $lastEffectiveDate $renewalDate $termDate', ({ number, message, ...dates }) => {
    const group = {
      groupEnterpriseId: number,
      lastEffectiveDate: day(dates.lastEffectiveDate),
      renewalDate: day(dates.renewalDate),
      termDate: day(dates.termDate),
    };
    expect(enrollmentConflict(wanted('2027-01-01', { group }), [], 'external')).toBe(message);
    const renewal = wanted('2027-01-01', { group, quoteType: 'SmallGroupRenewal' });
    expect(enrollmentConflict(renewal, [], 'external')).toBeNull();
  });

  it('lets a group return whose coverage has ended', () => {
    const group = { ...NEW_GROUP, lastEffectiveDate: isoDate('2026-03-01'), termDate: isoDate('2026-10-01') };
    expect(
      enrollmentConflict(wanted('2026-12-01', { group }), [other('Approved', '2026-03-01')], 'external'),
    ).toBeNull();
  });
});

describe('takingPeriodProblem', () => {
  it.each`
    from           | to             | others         | conflicts
    ${'Quoting'}   | ${'Enrolling'} | ${'Enrolling'} | ${true}
    ${'Enrolling'} | ${'Complete'}  | ${'Enrolling'} | ${false}
    ${'Complete'}  | ${'Pended'}    | ${'Approved'}  | ${false}
    ${'Complete'}  | ${'Approved'}  | ${'Complete'}  | ${false}
    ${'Complete'}  | ${'Approved'}  | ${'Approved'}  | ${true}
  `('from $from to $to beside a quote in $others: $conflicts', ({ from, to, others, conflicts }) => {
    const problem = takingPeriodProblem({ ...wanted(), status: from }, to, [other(others)], 'internal');
    expect(problem !== null).toBe(conflicts);
  });
});
