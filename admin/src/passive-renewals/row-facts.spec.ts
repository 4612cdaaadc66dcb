import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { hasViewRenewal, isLeftPending } from './row-facts.ts';

describe('a group whose renewal comes up', () => {
  it.each`
    Status              | IsSubmitted | leftPending
    ${'Quoting'}        | ${true}     | ${false}
    ${'PendingPassive'} | ${false}    | ${true}
    ${'PendingPassive'} | ${true}     | ${false}
  `('in $Status, submitted: $IsSubmitted', ({ leftPending, ...row }) => {
    expect(isLeftPending(row)).toBe(leftPending);
  });

  it('can be viewed before it enrolls, if it is an ACA group', () => {
    const viewed = (IsAcaGroup: boolean) =>
      ['NotStarted' as const, ...QUOTE_STATUSES].filter((Status) => hasViewRenewal({ Status, IsAcaGroup }));
    expect(viewed(true)).toEqual(['EditingCensus', 'Quoting', 'CreatedProposal']);
    expect(viewed(false)).toEqual([]);
  });
});
