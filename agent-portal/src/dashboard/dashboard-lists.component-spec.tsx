import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { dashboardRow, renewalRow } from '#shared/groups/testing/dashboard-rows';
import { openRoutes, pass, setUpTab } from '../app/testing/open-screen.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';

const costing = (Amount: number, IsLowest = false) => ({ Amount, IsLowest });
const named = (id: number, GN: string) => ({ Id: id, GEId: null, GN, RD: null });

describe('the lists of the dashboard', () => {
  setUpTab(() => Promise.resolve(Response.json([])));

  const open = async (rows: readonly GroupDashboardRow[], search = '') => {
    const Lists = () => (
      <>
        <QuotesSection rows={rows} mayQuote />
        <RenewalsSection rows={rows} />
      </>
    );
    const router = openRoutes([{ path: '/dashboard', Component: Lists }], `/dashboard${search}`);
    await pass();
    return router;
  };
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const table = (name: string) => within(screen.getByRole('table', { name }));
  const namesIn = (name: string) =>
    table(name)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent!.replace('New Group', ''));

  const QUOTES = [
    dashboardRow(1, { G: named(1, 'Birch'), Premium: costing(900) }),
    dashboardRow(2, { G: named(2, 'Acme'), Premium: costing(1_000.5, true) }),
    dashboardRow(3, { G: named(3, 'Cedar'), LQS: 'Pended', Status: 'Pended' }),
  ];

  it('are sorted by any column, which the address keeps', async () => {
    const router = await open(QUOTES);
    expect(namesIn('Quotes in flight')).toEqual(['Cedar', 'Acme', 'Birch']);
    expect(screen.getByText('from $1,000.50')).toBeTruthy();
    await user().click(table('Quotes in flight').getByRole('button', { name: 'Premium' }));
    await pass();
    expect(namesIn('Quotes in flight')).toEqual(['Birch', 'Acme', 'Cedar']);
    await user().click(table('Quotes in flight').getByRole('button', { name: 'Premium' }));
    await pass();
    expect(namesIn('Quotes in flight')).toEqual(['Acme', 'Birch', 'Cedar']);
    expect(router.state.location.search).toBe('?quotes=Premium-DESC');
  });

  it('say when older groups are left out', async () => {
    const note = 'Groups beyond the 200 changed last are left out. Find them with Search.';
    await open(Array.from({ length: 200 }, (_, at) => dashboardRow(at + 1)));
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('say nothing of it while all are there', async () => {
    await open(QUOTES);
    expect(screen.queryByText(/are left out/)).toBeNull();
  });

  it('keep the stage in the address, and nothing that was typed', async () => {
    const router = await open(QUOTES, '?quotes=Group-ASC');
    await user().click(screen.getByRole('button', { name: 'With sales 1' }));
    await pass();
    expect(router.state.location.search).toBe('?quotes=Group-ASC&stage=review');
    expect(namesIn('Quotes in flight')).toEqual(['Cedar']);
    await user().type(screen.getByRole('searchbox', { name: 'Search quotes' }), 'nobody');
    await pass();
    expect(router.state.location.search).toBe('?quotes=Group-ASC&stage=review');
    await user().click(screen.getByRole('button', { name: 'Show all quotes' }));
    await pass();
    expect(namesIn('Quotes in flight')).toEqual(['Acme', 'Birch', 'Cedar']);
  });

  it('show the page and as many rows as the address says', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => dashboardRow(at + 1));
    await open(rows, '?quotesSize=25&quotesPage=2');
    expect(screen.getByText('26–30 of 30 quotes')).toBeTruthy();
    expect(namesIn('Quotes in flight')).toHaveLength(5);
  });

  it('say when a pended quote waits for the agent, and when the client opened the proposal', async () => {
    await open([
      dashboardRow(1, { Status: 'Pended', LQS: 'Pended' }),
      dashboardRow(2, { Status: 'Pended', LQS: 'Pended', AgentRepliedAt: '2026-11-20T15:42:00.000Z' }),
      dashboardRow(3, { ProposalOpenedAt: '2026-11-20T15:42:00.000Z' }),
    ]);
    expect(screen.getAllByText('Needs you')).toHaveLength(1);
    expect(within(screen.getByText('Needs you').closest('tr')!).getByText('Group 1')).toBeTruthy();
    expect(screen.getByText(/^Opened /)).toBeTruthy();
  });

  it('say that a proposal was sent until the client has opened it', async () => {
    await open([
      dashboardRow(1, { ProposalSentAt: '2026-11-18T15:42:00.000Z' }),
      dashboardRow(2, { ProposalSentAt: '2026-11-18T15:42:00.000Z', ProposalOpenedAt: '2026-11-19T15:42:00.000Z' }),
      dashboardRow(3, { ProposalSentAt: '2026-11-20T15:42:00.000Z', ProposalOpenedAt: '2026-11-19T15:42:00.000Z' }),
      dashboardRow(4, { ProposalSentAt: '2026-11-18T15:42:00.000Z', Status: 'Approved' }),
    ]);
    const news = (name: string) =>
      within(screen.getByText(name).closest('tr')!)
        .queryAllByText(/^(Sent|Opened) /)
        .map(({ textContent }) => textContent);
    expect([news('Group 1'), news('Group 2'), news('Group 3')]).toEqual([
      ['Sent 11/18/2026'],
      ['Opened 11/19/2026'],
      ['Sent 11/20/2026'],
    ]);
    expect(screen.getAllByText(/^(Sent|Opened) /)).toHaveLength(3);
  });

  it('compare what a renewal costs with what the group pays now', async () => {
    await open([
      renewalRow(1, '2027-01-01', { PremiumNow: costing(1_000), Premium: costing(1_075) }),
      renewalRow(2, '2027-01-01', { PremiumNow: costing(1_000), Premium: costing(2_000, true) }),
      renewalRow(3, '2027-01-01', { PremiumNow: costing(1_000), Premium: costing(1_000), IAG: false }),
    ]);
    const premiums = table('Upcoming renewals')
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(4, 6).map(({ textContent }) => textContent));
    expect(premiums).toEqual([
      ['$1,000.00', '$1,075.00+7.5%'],
      ['$1,000.00', 'from $2,000.00'],
      ['$1,000.00', '–'],
    ]);
  });
});
