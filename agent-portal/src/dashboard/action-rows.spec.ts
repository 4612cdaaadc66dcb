import { isoDate } from '#shared/dates/iso-date';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { dashboardRow, renewalRow } from '#support/shared/groups.ts';
import { actionRows, countByReason, deadlineText } from './action-rows.ts';

const TODAY = isoDate('2026-11-20');
const nobody = () => false;
const household = (QId: number, given: Partial<IndividualDashboardRow>) =>
  ({ ...dashboardRow(QId), G: null, I: { FN: 'Ada', LN: 'Byron', QId }, ...given }) as IndividualDashboardRow;

describe('actionRows', () => {
  const rows = [
    dashboardRow(1, { Status: 'Quoting', EffectiveDate: isoDate('2026-12-01') }),
    renewalRow(2, '2027-01-01', { LQID: null, Status: null, IAG: false, EffectiveDate: null }),
    dashboardRow(3, { Status: 'Pended' }),
    dashboardRow(4, { Status: 'Approved' }),
    dashboardRow(5, { Status: 'SignatureRequired', EffectiveDate: isoDate('2027-02-01') }),
    dashboardRow(6, { Status: 'SignatureRequired', EffectiveDate: isoDate('2027-01-01') }),
    household(7, { Status: 'PendingSEVerification', DocumentsDue: isoDate('2026-12-26') }),
    household(8, { Status: 'Complete', EffectiveDate: isoDate('2026-12-01') }),
  ];

  it('are those that need something, by deadline and then by risk', () => {
    expect(actionRows(rows, TODAY, nobody).map(({ row, action }) => [row.LQID ?? row.G?.Id, action.reason])).toEqual([
      [1, 'effectiveSoon'],
      [7, 'documents'],
      [6, 'signature'],
      [3, 'pended'],
      [2, 'renewalDue'],
      [5, 'signature'],
    ]);
  });

  it('are counted by reason, without those that do not occur', () => {
    expect(countByReason(actionRows(rows, TODAY, nobody))).toEqual([
      { reason: 'signature', count: 2 },
      { reason: 'pended', count: 1 },
      { reason: 'documents', count: 1 },
      { reason: 'effectiveSoon', count: 1 },
      { reason: 'renewalDue', count: 1 },
    ]);
  });

  it('leave out what staff do for a blocked agent', () => {
    const isBlocked = ({ Status }: { Status: string | null }) => Status === 'SignatureRequired' || Status === 'Pended';
    expect(actionRows(rows.slice(0, 6), TODAY, isBlocked).map(({ row }) => row.G?.Id)).toEqual([1, 2]);
  });
});

describe('deadlineText', () => {
  it.each`
    deadlineOf     | deadline        | text
    ${'effective'} | ${'2026-11-19'} | ${'Effective 11/19/2026, 1 day ago'}
    ${'effective'} | ${'2026-11-20'} | ${'Effective 11/20/2026, today'}
    ${'selection'} | ${'2026-11-21'} | ${'Select plans by 11/21/2026, in 1 day'}
    ${'documents'} | ${'2026-12-26'} | ${'Due 12/26/2026, in 36 days'}
    ${'renewal'}   | ${'2027-01-01'} | ${'Renews 1/1/2027, in 42 days'}
    ${'effective'} | ${null}         | ${'No date yet'}
  `('of $deadlineOf on $deadline is "$text"', ({ deadlineOf, deadline, text }) => {
    expect(deadlineText({ reason: 'signature', deadline, deadlineOf }, TODAY)).toBe(text);
  });
});
