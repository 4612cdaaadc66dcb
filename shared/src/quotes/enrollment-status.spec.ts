import { enrollmentStatusText } from '#shared/quotes/enrollment-status';
import { isInEnrollment } from '#shared/quotes/next-step';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

describe('enrollmentStatusText', () => {
  it.each(QUOTE_STATUSES.filter(isInEnrollment))('says where %s stands, to agents and to staff', (status) => {
    expect(enrollmentStatusText(status, 'external')?.next).toMatch(/\.$/);
    expect(enrollmentStatusText(status, 'internal')?.next).toMatch(/\.$/);
  });

  it.each(['EditingCensus', 'Quoting', 'CreatedProposal', 'NewGroup'] as QuoteStatus[])(
    'has nothing for %s',
    (status) => {
      expect(enrollmentStatusText(status, 'internal')).toBeNull();
    },
  );

  it('tells an agent of a failed passive renewal what it tells of a successful one', () => {
    const seen = enrollmentStatusText('PassiveRenewalFailure', 'external');
    expect(seen).toEqual(enrollmentStatusText('PassivelyRenewed', 'external'));
    expect(enrollmentStatusText('PassiveRenewalFailure', 'internal')?.next).toContain('failed');
  });

  it.each([
    ['Complete', 'external', 'Small Business staff'],
    ['Complete', 'internal', 'Sales or operations'],
    ['SignatureRequired', 'external', 'The agent'],
    ['Approved', 'external', null],
    ['Declined', 'internal', null],
  ] as const)('%s, read by an %s user: the turn of %s', (status, audience, whoseTurn) => {
    expect(enrollmentStatusText(status, audience)?.whoseTurn).toBe(whoseTurn);
  });
});
