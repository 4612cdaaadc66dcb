import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  type DashboardPage,
  type DashboardQuery,
  type GroupDashboardRow,
  stageOf,
  STAGES,
} from '#shared/groups/dashboard.record';
import { AGENT, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { dashboardRow, renewalRow } from '#support/shared/groups.ts';
import { queryClient } from '../app/query-client.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { dashboardQuery, pollDashboard } from './dashboard-queries.ts';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';

const costing = (Amount: number, IsLowest = false) => ({ Amount, IsLowest });
const named = (id: number, GN: string) => ({ Id: id, GEId: null, GN, RD: null });
const SETTLED_MS = 300;

describe('the lists of the dashboard', () => {
  let rows: readonly GroupDashboardRow[] = [];
  let asked: DashboardQuery[] = [];
  /** The rest of the page. */
  let home: readonly GroupDashboardRow[] = [];
  let polled: boolean[] = [];
  /** Instead of the next answer. */
  let failure: Response | null = null;
  /** The next answers wait for it. */
  let pause: Promise<void> | null = null;
  beforeEach(() => {
    asked = [];
    home = [];
    failure = null;
    pause = null;
  });
  setUpTab(async (path, init) => {
    polled.push(new Headers(init?.headers).get('X-PQ-POLLING') === '1');
    if (path !== '/api/dashboard/rows') {
      return Response.json(home);
    }
    const query = JSON.parse(String(init?.body)) as DashboardQuery;
    asked.push(query);
    await pause;
    const failed = failure;
    failure = null;
    return failed ?? Response.json(pageFor(query));
  });

  /** The server's order is its own matter: here each order turns the rows around. */
  function pageFor({ List, Stage, Text, Direction, Page, PageSize }: DashboardQuery): DashboardPage {
    const listed = rows.filter(({ IR, G }) => IR === (List === 'renewals') && G.GN.includes(Text ?? ''));
    const found = listed.filter(({ Status }) => Stage === null || stageOf(Status) === Stage);
    const sorted = Direction === 'ASC' ? found : found.toReversed();
    return {
      Rows: sorted.slice((Page - 1) * PageSize, Page * PageSize),
      Page,
      Total: found.length,
      Counts: STAGES.map((each) => ({
        Stage: each,
        Count: listed.filter(({ Status }) => stageOf(Status) === each).length,
      })),
    };
  }

  const open = async (given: readonly GroupDashboardRow[], search = '') => {
    rows = given;
    const Lists = () => (
      <>
        <QuotesSection />
        <RenewalsSection />
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
  const lastAsked = () => asked.findLast(({ List }) => List === 'quotes');

  const QUOTES = [
    dashboardRow(1, { G: named(1, 'Birch'), Premium: costing(900) }),
    dashboardRow(2, { G: named(2, 'Acme'), Premium: costing(1_000.5, true) }),
    dashboardRow(3, { G: named(3, 'Cedar'), LQS: 'Pended', Status: 'Pended' }),
  ];

  it('are sorted by the server, by any column, which the address keeps', async () => {
    const router = await open(QUOTES);
    expect(namesIn('Open quotes')).toEqual(['Cedar', 'Acme', 'Birch']);
    expect(lastAsked()).toEqual({
      List: 'quotes',
      Order: 'LastChange',
      Direction: 'DESC',
      Stage: null,
      Text: null,
      Page: 1,
      PageSize: 10,
    });
    expect(screen.getByText('from $1,000.50')).toBeTruthy();
    await user().click(table('Open quotes').getByRole('button', { name: 'Premium' }));
    await pass();
    expect(lastAsked()).toMatchObject({ Order: 'Premium', Direction: 'ASC' });
    expect(namesIn('Open quotes')).toEqual(['Birch', 'Acme', 'Cedar']);
    await user().click(table('Open quotes').getByRole('button', { name: 'Premium' }));
    await pass();
    expect(lastAsked()).toMatchObject({ Order: 'Premium', Direction: 'DESC' });
    expect(router.state.location.search).toBe('?quotes=Premium-DESC');
  });

  it('keep their rows and the focus until the next ones arrive', async () => {
    await open(QUOTES);
    let go = () => {};
    pause = new Promise((resolve) => (go = resolve));
    await user().click(table('Open quotes').getByRole('button', { name: 'Premium' }));
    await pass();
    const busy = screen.getByRole('table', { name: 'Open quotes' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(namesIn('Open quotes')).toEqual(['Cedar', 'Acme', 'Birch']);
    go();
    await pass();
    expect(screen.getByRole('table', { name: 'Open quotes' })).toBe(busy);
    expect(namesIn('Open quotes')).toEqual(['Birch', 'Acme', 'Cedar']);
    expect(document.activeElement?.textContent).toBe('Premium');
  });

  it('say that they could not be loaded, with a way to try again', async () => {
    await open(QUOTES);
    failure = Response.json({ Code: 'INTERNAL', Message: '' }, { status: 500 });
    await user().click(table('Open quotes').getByRole('button', { name: 'Premium' }));
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('Server error, please try again.');
    expect(screen.queryByRole('table', { name: 'Open quotes' })).toBeNull();
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(namesIn('Open quotes')).toEqual(['Birch', 'Acme', 'Cedar']);
  });

  it('are read again by the page itself only when something has changed', async () => {
    await open(QUOTES);
    await queryClient.fetchQuery(dashboardQuery);
    [asked, polled] = [[], []];
    await act(pollDashboard);
    expect(asked).toEqual([]);
    home = QUOTES;
    rows = QUOTES.slice(1);
    await act(pollDashboard);
    await pass();
    expect(namesIn('Open quotes')).toEqual(['Cedar', 'Acme']);
    expect(polled).toEqual([true, true, true, true]);
  });

  it('have one order for staff, who see all groups, and neither stages nor a search', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, { ...AGENT, IsInternal: true } as typeof AGENT);
    await open([...QUOTES, renewalRow(4, '2027-01-01')], '?quotes=Premium-DESC&renewals=Group-DESC&stage=review');
    expect(asked.map(({ Order, Direction, Stage }) => [Order, Direction, Stage])).toEqual([
      ['LastChange', 'DESC', null],
      ['RenewalDate', 'ASC', null],
    ]);
    const sortable = (name: string) =>
      within(within(screen.getByRole('table', { name })).getAllByRole('row')[0]!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([sortable('Open quotes'), sortable('Upcoming renewals')]).toEqual([['Last change'], ['Renewal date']]);
    expect(screen.queryByRole('group', { name: 'Stage' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keep the stage in the address, and nothing that was typed', async () => {
    const router = await open(QUOTES, '?quotes=Group-ASC');
    await user().click(screen.getByRole('button', { name: 'With sales 1' }));
    await pass();
    expect(router.state.location.search).toBe('?quotes=Group-ASC&stage=review');
    expect(namesIn('Open quotes')).toEqual(['Cedar']);
    await user().type(screen.getByRole('searchbox', { name: 'Search quotes' }), 'nobody');
    await pass(SETTLED_MS);
    await pass();
    expect(lastAsked()).toMatchObject({ Stage: 'review', Text: 'nobody' });
    expect(asked.filter(({ Text }) => Text !== null)).toHaveLength(1);
    expect(router.state.location.search).toBe('?quotes=Group-ASC&stage=review');
    await user().click(screen.getByRole('button', { name: 'Show all quotes' }));
    await pass();
    expect(namesIn('Open quotes')).toEqual(['Birch', 'Acme', 'Cedar']);
  });

  it('show the page and as many rows as the address says', async () => {
    const many = Array.from({ length: 30 }, (_, at) => dashboardRow(at + 1));
    await open(many, '?quotesSize=25&quotesPage=2');
    expect(screen.getByText('26–30 of 30 quotes')).toBeTruthy();
    expect(namesIn('Open quotes')).toHaveLength(5);
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
