import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { hasViewRenewal, isChoosable, isLeftPending } from './row-facts.ts';

describe('a group whose renewal comes up', () => {
  it.each`
    Status              | IsSubmitted | choosable | leftPending
    ${'NotStarted'}     | ${false}    | ${true}   | ${false}
    ${'Quoting'}        | ${false}    | ${true}   | ${false}
    ${'Quoting'}        | ${true}     | ${false}  | ${false}
    ${'PendingPassive'} | ${false}    | ${false}  | ${true}
    ${'PendingPassive'} | ${true}     | ${false}  | ${false}
  `('in $Status, submitted: $IsSubmitted', ({ choosable, leftPending, ...row }) => {
    expect([isChoosable(row), isLeftPending(row)]).toEqual([choosable, leftPending]);
  });

  it('can be viewed before it enrolls, if it is an ACA group', () => {
    const viewed = (IsAcaGroup: boolean) =>
      ['NotStarted' as const, ...QUOTE_STATUSES].filter((Status) => hasViewRenewal({ Status, IsAcaGroup }));
    expect(viewed(true)).toEqual(['EditingCensus', 'Quoting', 'CreatedProposal']);
    expect(viewed(false)).toEqual([]);
  });
});
