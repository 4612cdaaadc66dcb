import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isoDate } from '#shared/dates/iso-date';
import { FOLLOW_UP_STATES, isOpen } from '#shared/follow-ups/follow-up';
import type { FollowUp, FollowUps } from '#shared/follow-ups/follow-up.record';
import type { MadeProofLink } from '#shared/follow-ups/proof.record';
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
const PROOF: FollowUp['Proofs'][number] = {
  ...{ Id: 5, FileName: 'Special enrollment 2026-11-22.pdf', Pages: 3, SizeBytes: 2048 },
  ...{ SentAt: '2026-11-22T15:00:00.000Z', Device: 'Safari on iPhone', Ip: '198.51.100.7', Sha256: 'cd'.repeat(32) },
};
const LINK: NonNullable<FollowUp['Link']> = {
  ...{ Id: 9, CreatedAt: '2026-11-20T15:00:00.000Z', CreatedBy: 'Ada Agent', ExpiresAt: '2026-12-04T15:00:00.000Z' },
  ...{ OpenedAt: '2026-11-21T15:00:00.000Z', State: 'Opened', Language: 'es' },
  Email: {
    To: 'rosa@mail.example',
    State: 'Sent',
    Reason: '',
    SettledAt: '2026-11-20T15:00:05.000Z',
    Subject: '',
    Message: '',
  },
  CodeText: null,
};
const INCOME = proof({
  ...{ Id: 2, QuoteId: 8, Status: 'Complete', ContractId: 'P-8', Name: { First: 'Joan', Last: 'Petoskey' } },
  ...{ Kind: 'Citizenship', State: 'Sent', DueOn: isoDate('2027-02-23'), DaysLeft: 92, IsComputed: true },
  Member: { First: 'Al', Last: 'Petoskey' },
  Told: [
    {
      ...{ At: '2026-11-20T17:00:00.000Z', To: 'joan@mail.example', By: '', DaysBefore: 15, State: 'Sent', Reason: '' },
      ...{ Language: 'ar', Sha256: 'ab'.repeat(32) },
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
      if (path.endsWith('/withdraw')) {
        return Promise.resolve(new Response(null, { status: 204 }));
      }
      const made: MadeProofLink = { Url: null, Code: '048213', Link: LINK };
      const answer = path.endsWith('/links') ? made : rows[0];
      return Promise.resolve(refusal ? Response.json(refusal, { status: 409 }) : Response.json(answer));
    }
    if (!path.startsWith('/api/followups')) {
      return Promise.resolve(Response.json([]));
    }
    const query = new URL(path, 'https://quote.example').searchParams;
    asked.push(query);
    const shown = rows.filter(({ State }) => (query.has('state') ? State === query.get('state') : isOpen(State)));
    const answer: FollowUps = {
      ...{ Rows: shown, Total: shown.length, MailboxUrl: null, CanEmail: true, CanText: true },
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
    panel.getByText(
      /^Emailed 11\/20\/2026.* to joan@mail\.example, by Priority Quote, 15 days before the due date, in Arabic\.$/,
    );
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

  it('say by themselves when an email has gone out', async () => {
    const [told] = INCOME.Told;
    rows = [proof({ Told: [{ ...told!, State: 'Waiting' }] })];
    await open();
    rowOf('Rosa').getByText(/^Email being sent 11\/20\/2026/);
    rows = [proof({ Told: INCOME.Told })];
    await pass(3_000);
    rowOf('Rosa').getByText(/^Emailed 11\/20\/2026/);
    asked = [];
    await pass(10_000);
    expect(asked).toEqual([]);
  });

  it('show what the client has sent with its evidence, and the link with which more can be sent', async () => {
    rows = [proof({ State: 'Received', Proofs: [PROOF], Link: LINK })];
    await open();
    await click('Show details: Rosa Marchetti, Special enrollment');
    const list = within(screen.getByRole('list', { name: 'Documents from the client' }));
    const link = list.getByRole('link', { name: 'Special enrollment 2026-11-22.pdf' });
    expect(link.getAttribute('href')).toBe('/api/followups/1/proofs/5');
    list.getByText(/, 3 pages, 2 kB\. Sent 11\/22\/2026.* with Safari on iPhone, from 198\.51\.100\.7\.$/);
    list.getByText(`SHA-256 of the file: ${'cd'.repeat(32)}`);
    screen.getByText('Link opened');
    screen.getByText(/ · Asked in Spanish$/);
    await click('Remind the client of the link of 11/20/2026, 10:00 AM');
    expect(sent).toEqual([['POST /api/followups/links/9/remind', {}]]);
    expect(notes.map(({ text }) => text)).toEqual([
      'Reminder on its way to rosa@mail.example. The code stays the same.',
    ]);
    await click('Withdraw link of 11/20/2026, 10:00 AM');
    await click('Withdraw link');
    expect(sent.at(-1)).toEqual(['PUT /api/followups/links/9/withdraw', {}]);
  });

  it('ask for documents by link: by email to the address of the quote, and the code is shown once', async () => {
    await open();
    await click('Show details: Rosa Marchetti, Special enrollment');
    screen.getByText('Nothing has been sent by link.');
    await click('Ask for documents by link');
    const to = screen.getByLabelText('Email of the client');
    expect((to as HTMLInputElement).value).toBe('rosa@mail.example');
    await user().clear(to);
    await user().click(screen.getByRole('button', { name: 'Email link' }));
    await pass();
    expect(sent).toEqual([]);
    await user().type(to, 'rosa@home.example');
    await user().selectOptions(screen.getByLabelText('Language of the email'), 'Spanish');
    await user().click(screen.getByRole('button', { name: 'Email link' }));
    await pass();
    expect(sent).toEqual([
      ['POST /api/followups/1/links', { To: 'rosa@home.example', CodePhone: null, Language: 'es' }],
    ]);
    screen.getByText('048213');
    screen.getByText(/^Tell Rosa Marchetti the code by phone, never by email\./);
  });

  it('ask for documents with a code that is texted to the phone of the quote', async () => {
    await open();
    await click('Show details: Rosa Marchetti, Special enrollment');
    await click('Ask for documents by link');
    await user().click(screen.getByRole('checkbox', { name: 'Text the code to the client' }));
    expect((screen.getByLabelText('Mobile phone') as HTMLInputElement).value).toBe('(616)555-0142');
    await user().click(screen.getByRole('button', { name: 'Email link' }));
    await pass();
    expect(sent[0]![1]).toEqual({ To: 'rosa@mail.example', CodePhone: '6165550142', Language: 'en' });
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
    rows = [proof({ Link: LINK })];
    await open('/followups?agentId=A1');
    rowOf('Rosa');
    expect(screen.queryByRole('button', { name: /^Received from/ })).toBeNull();
    await click('Show details: Rosa Marchetti, Special enrollment');
    expect(screen.queryByRole('button', { name: /^Ask for documents|^Remind|^Withdraw/ })).toBeNull();
  });
});
