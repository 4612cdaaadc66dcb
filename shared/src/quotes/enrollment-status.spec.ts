import { type EnrollmentSituation, enrollmentStatusText } from '#shared/quotes/enrollment-status';
import { ENROLLMENT_BY_STAFF, isInEnrollment } from '#shared/quotes/next-step';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const textOf = (status: QuoteStatus, audience: 'external' | 'internal', given: Partial<EnrollmentSituation> = {}) =>
  enrollmentStatusText(status, audience, { isBlocked: false, hasReply: false, ...given });

describe('enrollmentStatusText', () => {
  it.each(QUOTE_STATUSES.filter(isInEnrollment))('says where %s stands, to agents and to staff', (status) => {
    expect(textOf(status, 'external')?.next).toMatch(/\.$/);
    expect(textOf(status, 'internal')?.next).toMatch(/\.$/);
  });

  it.each(['EditingCensus', 'Quoting', 'CreatedProposal', 'NewGroup'] as QuoteStatus[])(
    'has nothing for %s',
    (status) => {
      expect(textOf(status, 'internal')).toBeNull();
    },
  );

  it('tells an agent of a failed passive renewal what it tells of a successful one', () => {
    const seen = textOf('PassiveRenewalFailure', 'external');
    expect(seen).toEqual(textOf('PassivelyRenewed', 'external'));
    expect(textOf('PassiveRenewalFailure', 'internal')?.next).toContain('failed');
  });

  it.each([
    ['Complete', 'external', 'Small Business staff'],
    ['Complete', 'internal', 'Sales or operations'],
    ['SignatureRequired', 'external', 'The agent'],
    ['FailedEnrollment', 'external', 'The agent'],
    ['FailedEnrollment', 'internal', 'The agent'],
    ['Pended', 'external', 'The agent'],
    ['Pended', 'internal', 'The agent'],
    ['Approved', 'external', null],
    ['Declined', 'internal', null],
  ] as const)('%s, read by an %s user: the turn of %s', (status, audience, whoseTurn) => {
    expect(textOf(status, audience)?.whoseTurn).toBe(whoseTurn);
  });

  it('gives the turn to staff once the agent has replied', () => {
    expect(textOf('Pended', 'external', { hasReply: true })?.whoseTurn).toBe('Small Business staff');
    expect(textOf('Pended', 'internal', { hasReply: true })?.whoseTurn).toBe('Sales or operations');
  });

  it.each(['Enrolling', 'FailedEnrollment', 'SignatureRequired', 'Complete', 'Pended'] as const)(
    'says one thing of %s to an agent whom the rule keeps out',
    (status) => {
      const blocked = { next: ENROLLMENT_BY_STAFF, whoseTurn: 'Small Business staff' };
      expect(textOf(status, 'external', { isBlocked: true, hasReply: true })).toEqual(blocked);
      expect(textOf(status, 'internal', { isBlocked: true })).toEqual(textOf(status, 'internal'));
    },
  );

  it('tells a blocked agent what was decided', () => {
    expect(textOf('Approved', 'external', { isBlocked: true })).toEqual(textOf('Approved', 'external'));
  });
});
