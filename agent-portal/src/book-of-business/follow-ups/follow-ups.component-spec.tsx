import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isoDate } from '#shared/dates/iso-date';
import { FOLLOW_UP_STATES, isOpen } from '#shared/follow-ups/follow-up';
import type { FollowUp, FollowUps } from '#shared/follow-ups/follow-up.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { AGENT, notes, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { queryClient } from '../../app/query-client.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { FollowUpsScreen } from './FollowUpsScreen.tsx';

const proof = (given: Partial<FollowUp> = {}): FollowUp => ({
  ...{ Id: 1, QuoteId: 7, Status: 'PendingSEVerification', ContractId: null, ApplicationId: 'A-1000107' },
  ...{ Name: { First: 'Rosa', Last: 'Marchetti' }, Phone: '6165550142', Email: 'rosa@mail.example', Member: null },
  ...{ Kind: 'SpecialEnrollment', State: 'Requested', DueOn: isoDate('2026-11-28'), DaysLeft: 5, IsComputed: false },
  ...{ Told: [], Proofs: [], Link: null, Version: 1 },
  ...given,
});
const INCOME = proof({
  ...{ Id: 2, QuoteId: 8, Status: 'Complete', ContractId: 'P-8', Name: { First: 'Joan', Last: 'Petoskey' } },
  ...{ Kind: 'Citizenship', State: 'Sent', DueOn: isoDate('2027-02-23'), DaysLeft: 92, IsComputed: true },
  Member: { First: 'Al', Last: 'Petoskey' },
  Told: [
    {
      ...{ At: '2026-11-20T17:00:00.000Z', To: 'joan@mail.example', By: '', DaysBefore: 15, State: 'Sent', Reason: '' },
      Sha256: 'ab'.repeat(32),
    },
  ],
});

describe('follow-ups', () => {
  let rows: FollowUp[];
  let asked: URLSearchParams[];
  let sent: [string, unknown][];
  let isDown: boolean;
  let refusal: object | null;

  setUpTab((path, init) => {
    if (init?.method === 'PUT' || init?.method === 'POST') {
      sent.push([`${init.method} ${path}`, JSON.parse(String(init.body)) as unknown]);
      return Promise.resolve(refusal ? Response.json(refusal, { status: 409 }) : Response.json(rows[0]));
    }
    if (!path.startsWith('/api/followups')) {
      return Promise.resolve(Response.json([]));
    }
    const query = new URL(path, 'https://quote.example').searchParams;
    asked.push(query);
    const shown = rows.filter(({ State }) => (query.has('state') ? State === query.get('state') : isOpen(State)));
    const answer: FollowUps = {
      ...{ Rows: shown, Total: shown.length, MailboxUrl: null, CanEmail: true },
      Counts: FOLLOW_UP_STATES.map((State) => ({ State, Count: rows.filter((row) => row.State === State).length })),
    };
    return Promise.resolve(isDown ? Response.json({}, { status: 500 }) : Response.json(answer));
  });
  beforeEach(() => {
    [rows, asked, sent, isDown, refusal] = [[proof(), INCOME], [], [], false, null];
  });

  const open = async (address = '/followups') => {
    const router = openRoutes([{ path: '/followups', Component: FollowUpsScreen }], address);
    await pass();
    return router;
  };
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const click = async (name: string) => {
    await user().click(screen.getByRole('button', { name }));
    await pass();
  };

  it('say who owes which proof, what is at risk, by when, and how far it is', async () => {
    rows.push(proof({ Id: 3, State: 'Accepted', Name: { First: 'Al', Last: 'Settled' } }));
    await open();
    const [rosa, joan] = [rowOf('Rosa'), rowOf('Joan')];
    rosa.getByText('Special enrollment');
    rosa.getByText('Coverage at risk');
    rosa.getByText('5 days left');
    rosa.getByText('Not told yet');
    joan.getByText('Citizenship: Al Petoskey');
    joan.getByText('Estimate: see the notice');
    joan.getByText('Sent');
    joan.getByText(/^Emailed 11\/20\/2026/);
    expect(rosa.getByRole('link', { name: 'Rosa Marchetti' }).getAttribute('href')).toBe('/enrollment/individual/7');
    expect(joan.getByRole('link', { name: 'Joan Petoskey' }).getAttribute('href')).toBe(
      '/bookofbusiness/individual/details/P-8',
    );
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Open 2');
    screen.getByRole('button', { name: 'Accepted 1' });
    expect(screen.queryByText('Al Settled')).toBeNull();
  });

  it('go one step on with one click', async () => {
    await open();
    await click('Received from client: Rosa Marchetti, Special enrollment');
    expect(sent).toEqual([['PUT /api/followups/1/state', { State: 'Received', Version: 1 }]]);
    expect(notes.map(({ text }) => text)).toEqual(['Rosa Marchetti: special enrollment is received.']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Follow-ups' }));
  });

  it('stay as they are when the server refuses', async () => {
    refusal = { Code: 'STALE_VERSION', Message: 'This was changed by someone else. Please reload it.' };
    await open();
    await click('Received from client: Rosa Marchetti, Special enrollment');
    expect(notes).toEqual([]);
    rowOf('Rosa').getByText('Requested');
    const again = screen.getByRole('button', { name: 'Received from client: Rosa Marchetti, Special enrollment' });
    expect(again.hasAttribute('disabled')).toBe(false);
  });

  it('open in place: the proof that the client was told, and all other steps', async () => {
    await open();
    await click('Show details: Joan Petoskey, Citizenship');
    const panel = within(screen.getByRole('group', { name: 'Proof of Joan Petoskey' }));
    panel.getByText(/^Emailed 11\/20\/2026.* to joan@mail\.example, by Priority Quote, 15 days before the due date\.$/);
    panel.getByText(`SHA-256 of the text: ${'ab'.repeat(32)}`);
    expect(
      within(panel.getByRole('group', { name: 'Steps' }))
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Refused', 'Request again']);
    await click('Refused: Joan Petoskey, Citizenship');
    expect(sent).toEqual([['PUT /api/followups/2/state', { State: 'Refused', Version: 1 }]]);
  });

  it('tell the client by email, where there is an address', async () => {
    await open();
    await click('Show details: Rosa Marchetti, Special enrollment');
    await click('Email the client');
    expect(sent).toEqual([['POST /api/followups/1/reminder', {}]]);
    expect(notes.map(({ text }) => text)).toEqual(['Rosa Marchetti was told by email today.']);
  });

  it('say that there is no address', async () => {
    rows = [proof({ Email: '' })];
    await open();
    await click('Show details: Rosa Marchetti, Special enrollment');
    screen.getByText('The client has no email address in the quote. Please call the client.');
    expect(screen.queryByRole('button', { name: 'Email the client' })).toBeNull();
  });

  it('keep state and page in the address', async () => {
    const router = await open('/followups?state=Sent&page=3');
    expect(asked.map(String)).toEqual(['state=Sent&range=%5B20%2C29%5D']);
    await click('Open 2');
    expect(router.state.location.search).toBe('');
    await click('Accepted 0');
    screen.getByText('Nothing is accepted');
    await click('Show what is open');
    rowOf('Rosa');
  });

  it('are none', async () => {
    rows = [];
    await open();
    screen.getByText('Nothing to follow up');
  });

  it('could not be loaded', async () => {
    isDown = true;
    await open();
    await pass(10_000);
    screen.getByRole('alert');
  });

  it('are only read by staff', async () => {
    const staff: CurrentUserResponse = { ...AGENT, Permissions: ['internal', 'internalsales'] };
    queryClient.setQueryData(sessionQuery.queryKey, staff);
    await open('/followups?agentId=A1');
    rowOf('Rosa');
    expect(screen.queryByRole('button', { name: /^Received from/ })).toBeNull();
  });
});
