import { groupStanding } from './dashboard-rows.ts';

describe('the dashboard', () => {
  it('calls new business a new group', () => {
    expect([groupStanding('NEW BUSINESS'), groupStanding('ACTIVE')]).toEqual(['New Group', 'Active']);
  });
});
