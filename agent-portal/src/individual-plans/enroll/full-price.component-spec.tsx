import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AGENT, openRoutes } from '#support/components/open-screen.tsx';
import { buildPlan } from '#support/shared/plans.ts';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules-queries.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { FullPriceDialog } from './FullPriceDialog.tsx';

describe('enrolling outside the marketplace, where a tax credit is estimated', () => {
  const open = (user: object = {}) => {
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    queryClient.setQueryData(sessionQuery.queryKey, { ...AGENT, ...user });
    const confirmed: true[] = [];
    const plans = [buildPlan(1, { TotalMonthlyRate: 442.19, NetMonthlyRate: 192.19 })];
    const Component = () => (
      <FullPriceDialog
        {...{ plans, maximum: 250, isBusy: false, failure: null, onClose: () => undefined }}
        onConfirm={() => confirmed.push(true)}
      />
    );
    openRoutes([{ path: '/', Component }], '/');
    return confirmed;
  };

  it('says what the household gives up, and shows the way to the marketplace', () => {
    open();
    expect(screen.getByRole('alertdialog', { name: 'Enroll without the tax credit?' }).textContent).toContain(
      'The tax credit of up to $250.00 a month is an estimate. It is paid only for plans that are bought at the federal marketplace, and so are reduced costs. Enrolled here, outside of it, the household pays $442.19 a month, not $192.19, and its plans have standard costs.',
    );
    expect(screen.getByRole('link', { name: 'Go to the marketplace' }).getAttribute('href')).toBe(
      '/individual/marketplace',
    );
  });

  it('enrolls at the full price when that is chosen', async () => {
    const confirmed = open();
    await userEvent.click(screen.getByRole('button', { name: 'Enroll at the full price' }));
    expect(confirmed).toEqual([true]);
  });

  it('says why this user cannot go there', () => {
    open({ SrcAgentId: null });
    expect(screen.queryByRole('link', { name: 'Go to the marketplace' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/agent/);
  });
});
