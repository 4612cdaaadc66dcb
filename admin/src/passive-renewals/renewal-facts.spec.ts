import { isoDate } from '#shared/dates/iso-date';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { hasViewRenewal, isLeftPending, renewalMonths } from './renewal-facts.ts';

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

describe('the months of the passive renewals', () => {
  it.each`
    today           | asked           | months
    ${'2026-11-22'} | ${''}           | ${['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']}
    ${'2026-12-31'} | ${'2027-01-01'} | ${['2026-12-01', '2027-01-01', '2027-02-01']}
    ${'2027-01-01'} | ${'2026-12-01'} | ${['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01']}
    ${'2026-12-31'} | ${'no day'}     | ${['2026-12-01', '2027-01-01', '2027-02-01']}
  `('on $today with "$asked" in the address: $months', ({ today, asked, months }) => {
    expect(renewalMonths(isoDate(today as string), asked as string)).toEqual(months);
  });
});
