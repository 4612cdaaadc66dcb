import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { countByStage, groupStanding } from './dashboard-rows.ts';
import { dashboardRow } from '#shared/groups/testing/dashboard-rows';

describe('the dashboard', () => {
  it('calls new business a new group', () => {
    expect([groupStanding('NEW BUSINESS'), groupStanding('ACTIVE')]).toEqual(['New Group', 'Active']);
  });

  it('counts every row in one stage', () => {
    const counts = countByStage(QUOTE_STATUSES.map((Status, index) => dashboardRow(index + 1, { Status })));
    expect(counts.progress + counts.review + counts.finished).toBe(QUOTE_STATUSES.length);
  });
});
