import { isoDate } from '#shared/dates/iso-date';
import { dashboardRow, renewalRow } from '#support/shared/groups.ts';
import { actionRows, countByReason, deadlineText } from './action-rows.ts';

const TODAY = isoDate('2026-11-20');
const nobody = () => false;

describe('actionRows', () => {
  const rows = [
    dashboardRow(1, { Status: 'Quoting', EffectiveDate: isoDate('2026-12-01') }),
    renewalRow(2, '2027-01-01', { LQID: null, Status: null, IAG: false, EffectiveDate: null }),
    dashboardRow(3, { Status: 'Pended' }),
    dashboardRow(4, { Status: 'Approved' }),
    dashboardRow(5, { Status: 'SignatureRequired', EffectiveDate: isoDate('2027-02-01') }),
    dashboardRow(6, { Status: 'SignatureRequired', EffectiveDate: isoDate('2027-01-01') }),
  ];

  it('are those that need something, by risk and then by deadline', () => {
    expect(actionRows(rows, TODAY, nobody).map(({ row, action }) => [row.G.Id, action.reason])).toEqual([
      [6, 'signature'],
      [5, 'signature'],
      [3, 'pended'],
      [1, 'effectiveSoon'],
      [2, 'renewalDue'],
    ]);
  });

  it('are counted by reason, without those that do not occur', () => {
    expect(countByReason(actionRows(rows, TODAY, nobody))).toEqual([
      { reason: 'signature', count: 2 },
      { reason: 'pended', count: 1 },
      { reason: 'effectiveSoon', count: 1 },
      { reason: 'renewalDue', count: 1 },
    ]);
  });

  it('leave out what staff do for a blocked agent', () => {
    const isBlocked = ({ Status }: { Status: string | null }) => Status === 'SignatureRequired' || Status === 'Pended';
    expect(actionRows(rows, TODAY, isBlocked).map(({ row }) => row.G.Id)).toEqual([1, 2]);
  });
});

describe('deadlineText', () => {
  it.each`
    reason             | deadline        | text
    ${'signature'}     | ${'2026-11-19'} | ${'Effective 11/19/2026, 1 day ago'}
    ${'signature'}     | ${'2026-11-20'} | ${'Effective 11/20/2026, today'}
    ${'effectiveSoon'} | ${'2026-11-21'} | ${'Effective 11/21/2026, in 1 day'}
    ${'renewalDue'}    | ${'2027-01-01'} | ${'Renews 1/1/2027, in 42 days'}
    ${'pended'}        | ${null}         | ${'No effective date'}
  `('of $reason on $deadline is "$text"', ({ reason, deadline, text }) => {
    expect(deadlineText({ reason, deadline }, TODAY)).toBe(text);
  });
});
