import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import {
  countByStage,
  groupStanding,
  inFlight,
  matching,
  needsRenewalQuote,
  stageOf,
  upcomingRenewals,
} from './dashboard-rows.ts';
import { dashboardRow as row, renewalRow as renewal } from './testing/rows.ts';

const ids = (rows: readonly GroupDashboardRow[]) => rows.map(({ G }) => G.Id);

describe('the dashboard', () => {
  it('shows quotes on their way, newest change first', () => {
    expect(ids(inFlight([row(1), row(3), row(2)]))).toEqual([3, 2, 1]);
  });

  it('shows a new group that has no quote yet, and a renewal only once it has one', () => {
    expect(
      ids(inFlight([row(1, { LQID: null }), renewal(2, '2027-01-01', { LQID: null }), renewal(3, '2027-01-01')])),
    ).toEqual([3, 1]);
  });

  it('shows upcoming renewals, soonest first', () => {
    expect(ids(upcomingRenewals([row(1), renewal(2, '2027-03-01'), renewal(3, '2027-01-01')]))).toEqual([3, 2]);
  });

  it.each([
    ['a renewal quote', renewal(1, '2027-01-01'), false],
    ['no quote', renewal(1, '2027-01-01', { LQID: null, IAG: false }), true],
    ['the quote of last year', renewal(1, '2027-01-01', { IAG: false, Status: 'Approved' }), true],
    ['no renewal coming', row(1), false],
  ])('offers to start a renewal of a group with %s: %#', (_what, given, needed) => {
    expect(needsRenewalQuote(given)).toBe(needed);
  });

  it('calls new business a new group', () => {
    expect([groupStanding('NEW BUSINESS'), groupStanding('ACTIVE')]).toEqual(['New Group', 'Active']);
  });
});

describe('matching', () => {
  const rows = [row(1), renewal(2, '2027-01-01', { QuoteName: 'Renewal 2027', LQS: 'Sales Review' })];

  it.each([
    ['', [1, 2]],
    ['group', [1]],
    ['7001', [2]],
    ['sales old', [2]],
    ['RENEWAL', [2]],
    ['nothing', []],
  ])('%j finds %j', (text, expected) => {
    expect(ids(matching(rows, text))).toEqual(expected);
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

  it('count every row once', () => {
    const counts = countByStage(QUOTE_STATUSES.map((Status, index) => row(index + 1, { Status })));
    expect(counts.progress + counts.review + counts.finished).toBe(QUOTE_STATUSES.length);
  });
});
