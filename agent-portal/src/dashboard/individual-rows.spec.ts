import { isoDate } from '#shared/dates/iso-date';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { dashboardRow } from '#support/shared/groups.ts';
import { endingFirst, matchingIndividuals, nameOf, nextStepOf, pathOf } from './individual-rows.ts';

const row = (QId: number, FN: string, LN: string, given: Partial<IndividualDashboardRow> = {}) =>
  ({ ...dashboardRow(QId), G: null, Kind: 'OEP', ...given, I: { FN, LN, QId } }) as IndividualDashboardRow;
const ROWS = [row(7, 'Ada', 'Byron'), row(8, '', '', { Kind: 'Short term' })];

describe('the individual quotes of the dashboard', () => {
  it.each([
    ['', [7, 8]],
    ['byr', [7]],
    ['short', [8]],
    ['ada oep quoting', [7]],
    ['8', [8]],
    ['nobody', []],
  ])('are found by "%s"', (text, ids) => {
    expect(matchingIndividuals(ROWS, text).map(({ I }) => I.QId)).toEqual(ids);
  });

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

  it('of special enrollments begin with the one that ends first, without those that have ended', () => {
    const ending = (id: number, day: string | null) =>
      row(id, 'A', 'B', { SelectBy: day === null ? null : isoDate(day) });
    const rows = [
      ending(1, '2027-01-12'),
      ending(2, null),
      ending(3, '2026-11-23'),
      ending(4, '2026-11-22'),
      ending(5, '2026-12-01'),
      { ...ending(6, '2026-12-02'), Expiry: { Kind: 'expired' as const, Message: 'It has passed.' } },
    ];
    expect(endingFirst(rows, isoDate('2026-11-23')).map(({ LQID }) => LQID)).toEqual([3, 5, 1]);
  });
});
