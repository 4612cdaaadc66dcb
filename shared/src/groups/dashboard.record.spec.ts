import { canSortBy, needsRenewalQuote, premiumThen, stageOf } from '#shared/groups/dashboard.record';
import { dashboardRow as row, renewalRow as renewal } from '#support/shared/groups.ts';

const costing = (Amount: number) => ({ Amount, IsLowest: false });

describe('the dashboard', () => {
  it.each([
    ['a renewal quote', renewal(1, '2027-01-01'), false],
    ['no quote', renewal(1, '2027-01-01', { LQID: null, IAG: false }), true],
    ['the quote of last year', renewal(1, '2027-01-01', { IAG: false, Status: 'Approved' }), true],
    ['no renewal coming', row(1), false],
  ])('offers to start a renewal of a group with %s: %#', (_what, given, needed) => {
    expect(needsRenewalQuote(given)).toBe(needed);
  });

  it('knows what a group will pay only from a renewal quote with plans', () => {
    const then = costing(500);
    expect(premiumThen(renewal(1, '2027-01-01', { Premium: then }))).toBe(then);
    expect(premiumThen(renewal(1, '2027-01-01', { Premium: then, IAG: false }))).toBeNull();
  });
});

describe('sorting a list of the dashboard', () => {
  it.each`
    list          | field            | agents  | staff
    ${'quotes'}   | ${'LastChange'}  | ${true} | ${true}
    ${'quotes'}   | ${'RenewalDate'} | ${true} | ${false}
    ${'renewals'} | ${'RenewalDate'} | ${true} | ${true}
    ${'renewals'} | ${'LastChange'}  | ${true} | ${false}
  `('$list by $field: agents $agents, staff $staff', ({ list, field, agents, staff }) => {
    expect([canSortBy(list, field, false), canSortBy(list, field, true)]).toEqual([agents, staff]);
  });
});

describe('stages', () => {
  it.each([
    [null, 'progress'],
    ['EditingCensus', 'progress'],
    ['SignatureRequired', 'progress'],
    ['FailedEnrollment', 'progress'],
    ['Complete', 'review'],
    ['Pended', 'review'],
    ['Approved', 'finished'],
    ['Declined', 'finished'],
  ] as const)('%s is %s', (status, stage) => {
    expect(stageOf(status)).toBe(stage);
  });
});
