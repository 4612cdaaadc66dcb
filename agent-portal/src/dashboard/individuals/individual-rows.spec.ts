import type { IndividualDashboardRow } from '#shared/groups/dashboard-row.record';
import { dashboardRow } from '../testing/rows.ts';
import { matchingIndividuals, nameOf, pathOf } from './individual-rows.ts';

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
    expect(pathOf(ROWS[0]!)).toBe('/quotes/census/individual/quote/7');
    expect(pathOf(row(9, 'A', 'B', { Status: 'Complete' }))).toBe('/enrollment/individual/9');
  });
});
