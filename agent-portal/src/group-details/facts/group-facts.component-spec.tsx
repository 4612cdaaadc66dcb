import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isoDate } from '#shared/dates/iso-date';
import { openRoutes, setUpTab } from '#support/components/open-screen.tsx';
import { buildGroupResponse } from '#support/shared/groups.ts';
import { GroupFacts } from './GroupFacts.tsx';
import { GroupFigures } from './GroupFigures.tsx';

const GROUP = buildGroupResponse({
  TaxId: '381234567',
  IsAgentBrokerGroup: true,
  RenewalDate: isoDate('2027-04-01'),
  GroupEnterpriseId: 'G77',
  TotalNumberMembers: 1_200,
  TotalNumberEmployees: 480,
});

describe('the facts of a group', () => {
  setUpTab(() => Promise.resolve(Response.json([])));
  const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent!.replace(/What does.*/, ''));

  it('leave out what is not given or does not apply until all details are asked for', async () => {
    openRoutes([{ path: '/', element: <GroupFacts group={GROUP} /> }], '/');
    expect(labels().join()).toContain('Agent-broker group');
    expect(labels().join()).not.toContain('SIC code');
    expect(screen.queryByText('No')).toBeNull();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Show all details' }));
    expect(labels().join()).toContain('SIC code');
    expect(screen.getAllByText('No').length).toBeGreaterThan(2);
    await user.click(screen.getByRole('button', { name: 'Show fewer details' }));
    expect(screen.queryByText('No')).toBeNull();
  });

  it('begin with how large the group is and when it renews', () => {
    openRoutes([{ path: '/', element: <GroupFigures group={GROUP} /> }], '/');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,200480 employees',
      '4/1/2027',
    ]);
  });

  it('say that there is no census yet, and when a new group renews', () => {
    openRoutes([{ path: '/', element: <GroupFigures group={buildGroupResponse()} /> }], '/');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0No census yet',
      'After enrollment',
    ]);
  });
});
