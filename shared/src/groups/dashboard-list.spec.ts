import {
  DASHBOARD_ORDERS,
  listed,
  matching,
  needsRenewalQuote,
  premiumThen,
  stageOf,
} from '#shared/groups/dashboard-list';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { dashboardRow as row, renewalRow as renewal } from '#shared/groups/testing/dashboard-rows';

const ids = (rows: readonly GroupDashboardRow[]) => rows.map(({ G }) => G.Id);
const costing = (Amount: number) => ({ Amount, IsLowest: false });

describe('the dashboard', () => {
  it('shows quotes on their way, newest change first', () => {
    expect(ids(listed([row(1), row(3), row(2)], 'quotes'))).toEqual([3, 2, 1]);
  });

  it('shows a new group that has no quote yet, and a renewal only once it has one', () => {
    expect(
      ids(
        listed([row(1, { LQID: null }), renewal(2, '2027-01-01', { LQID: null }), renewal(3, '2027-01-01')], 'quotes'),
      ),
    ).toEqual([3, 1]);
  });

  it('shows upcoming renewals, soonest first', () => {
    expect(ids(listed([row(1), renewal(2, '2027-03-01'), renewal(3, '2027-01-01')], 'renewals'))).toEqual([3, 2]);
  });

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

describe('a list of the dashboard', () => {
  const rows = [
    row(1, { G: { Id: 1, GEId: null, GN: 'birch', RD: null }, Premium: costing(900), Members: 9 }),
    row(2, { G: { Id: 2, GEId: null, GN: 'Acme', RD: null }, Premium: null, Members: 10 }),
    row(3, { G: { Id: 3, GEId: null, GN: 'Cedar', RD: null }, Premium: costing(1_000), Members: 9 }),
  ];

  it.each([
    ['Group', 'ASC', [2, 1, 3]],
    ['Group', 'DESC', [3, 1, 2]],
    ['Premium', 'ASC', [1, 3, 2]],
    ['Premium', 'DESC', [3, 1, 2]],
    ['Members', 'DESC', [2, 1, 3]],
    ['LastChange', 'DESC', [3, 2, 1]],
  ] as const)('is sorted by %s %s, without a value last', (field, direction, expected) => {
    expect(ids(listed(rows, 'quotes', { field, direction }))).toEqual(expected);
  });

  it.each(DASHBOARD_ORDERS)('keeps every row when sorted by %s', (field) => {
    expect(ids(listed(rows, 'quotes', { field, direction: 'DESC' })).sort()).toEqual([1, 2, 3]);
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
});
