import { isoDate } from '#shared/dates/iso-date';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { dashboardRow } from '#support/shared/groups.ts';
import { nameOf, nextStepOf, pathOf } from './individual-rows.ts';

const row = (QId: number, FN: string, LN: string, given: Partial<IndividualDashboardRow> = {}) =>
  ({ ...dashboardRow(QId), G: null, Kind: 'OEP', ...given, I: { FN, LN, QId } }) as IndividualDashboardRow;
const ROWS = [row(7, 'Ada', 'Byron'), row(8, '', '', { Kind: 'Short term' })];

describe('the individual quotes of the dashboard', () => {
  it('are named by their number while the name is unknown', () => {
    expect(ROWS.map(nameOf)).toEqual(['Ada Byron', 'Quote 8']);
  });

  it('are continued where their status says', () => {
    expect(pathOf(ROWS[0]!)).toBe('/quote/plan-selection/individual/quote/7');
    expect(pathOf(row(9, 'A', 'B', { Kind: 'FFM' }))).toBe('/quote/plan-selection/individual/ffmquote/9');
    expect(pathOf(row(9, 'A', 'B', { Status: 'Complete' }))).toBe('/enrollment/individual/9');
  });

  it('say what there is to do, by their status and what is due', () => {
    const due = row(9, 'A', 'B', { Status: 'PendingSEVerification', DocumentsDue: isoDate('2026-12-26') });
    expect(nextStepOf(due)).toEqual({ label: 'Send documents by 12/26', path: '/enrollment/individual/9' });
    const done = row(9, 'A', 'B', { Status: 'Complete', ContractId: 'C42' });
    expect(nextStepOf(done)).toEqual({ label: 'View contract', path: '/bookofbusiness/individual/details/C42' });
    const priced = row(9, 'A', 'B', { Premium: { Amount: 500, IsLowest: false } });
    expect([nextStepOf(ROWS[0]!), nextStepOf(priced)].map(({ label }) => label)).toEqual(['Choose plans', 'Continue']);
  });
});
