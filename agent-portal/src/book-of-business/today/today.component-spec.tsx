import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ACTION_KINDS,
  type ActionKind,
  type DailyAction,
  type DailyActions,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import { buildAction, buildContract, buildInvoice } from '#support/shared/contracts.ts';
import { isoDate } from '#shared/dates/iso-date';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { queryClient } from '../../app/query-client.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { AGENT, notes, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { actionReminder } from './action-reminder.ts';
import { TodayScreen } from './TodayScreen.tsx';

const PAST_DUE = buildAction({ AmountDue: 412.5 });
const RENEWAL = buildAction({
  ...{ Kind: 'RenewalOpen', ContractId: 'C/2', Name: { First: 'Cy', Last: 'Young' }, Phone: '' },
  ...{ Deadline: isoDate('2026-12-15'), DaysLeft: 22, RenewalYear: 2027 },
});
const SPECIAL = buildAction({
  ...{ Kind: 'SpecialEnrollmentEnding', ContractId: null, QuoteId: 7, Name: { First: 'Bo', Last: 'Diaz' } },
  ...{ Deadline: isoDate('2026-11-23'), DaysLeft: 0, Event: 'Marriage', Status: 'Quoting' },
});
const DOCTOR = buildAction({
  ...{ Kind: 'DoctorUnavailable', Deadline: null, DaysLeft: null, DoctorProblem: 'NotAccepting' },
});

describe('what to do today', () => {
  let actions: DailyAction[];
  let asked: URLSearchParams[];
  let isDown: boolean;
  let sent: [string, unknown][];

  setUpTab((path, init) => {
    if (init?.method === 'POST') {
      sent.push([path, JSON.parse(String(init.body)) as unknown]);
      const noted = { Id: 5, Topic: 'PastDue', NotedAt: '2026-11-23T17:00:00.000Z', NotedBy: 'Ada Agent' };
      actions = path.includes('TakeBackCall') ? [PAST_DUE, ...actions] : actions.slice(1);
      return Promise.resolve(
        path.includes('TakeBackCall')
          ? new Response(null, { status: 204 })
          : Response.json({ ...noted, Outcome: 'MessageLeft', Until: '2026-11-24' }),
      );
    }
    if (path.includes('/GetContractDetail')) {
      const payment = { PaymentAmount: 412.5, PaymentDate: isoDate('2026-10-03'), PaymentType: 'EFT' };
      return Promise.resolve(Response.json(buildContract({ Invoices: [buildInvoice({ Payments: [payment] })] })));
    }
    if (!path.includes('/GetActions')) {
      return Promise.resolve(Response.json([]));
    }
    const query = new URL(path, 'https://quote.example').searchParams;
    asked.push(query);
    const shown = actions.filter(({ Kind }) => [null, Kind].includes(query.get('kind') as ActionKind | null));
    const answer: DailyActions = {
      People: actions.length,
      Counts: ACTION_KINDS.map((Kind) => ({ Kind, Count: actions.filter((each) => each.Kind === Kind).length })),
      Total: shown.length,
      Actions: shown,
    };
    return Promise.resolve(isDown ? Response.json({}, { status: 500 }) : Response.json(answer));
  });
  beforeEach(() => {
    [actions, asked, isDown, sent] = [[PAST_DUE, SPECIAL, RENEWAL, DOCTOR], [], false, []];
  });

  const open = async (address = '/today') => {
    const router = openRoutes([{ path: '/today', Component: TodayScreen }], address);
    await pass();
    return router;
  };
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('says how many people to call, why, by when, and what to do next', async () => {
    await open();
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('4clients to call');
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Past due 1',
      'Special enrollment ending 1',
      'Renewal not quoted 1',
      'PCP no longer available 1',
    ]);
    const [late, renewal, special] = [rowOf('412.50'), rowOf('Cy Young'), rowOf('Bo Diaz')];
    late.getByText('38 days of grace left (until 12/31/2026)');
    expect(late.getByRole('link', { name: 'Call Ada Byron: (616) 555-0100' }).getAttribute('href')).toBe(
      'tel:+16165550100',
    );
    const linkOf = (row: typeof late, name: string) => row.getByRole('link', { name }).getAttribute('href');
    expect(linkOf(late, 'Ada Byron')).toBe('/bookofbusiness/individual/details/C1000');
    expect(linkOf(late, 'Open contract: Ada Byron')).toBe('/bookofbusiness/individual/details/C1000');
    renewal.getByText('No phone number');
    expect(linkOf(renewal, 'Renew for 2027: Cy Young')).toBe('/quotes/census/individual/C%2F2');
    expect(linkOf(special, 'Continue quote: Bo Diaz')).toBe('/quote/plan-selection/individual/quote/7');
    special.getByText('Last day');
  });

  const noteOf = (name: string) => screen.getByRole('button', { name: `Note the call: ${name}` });
  const opened = async (name: string) => {
    await user().click(noteOf(name));
    await pass();
    return within(screen.getByRole('group', { name: `Call to ${name}` }));
  };

  it('opens a row in place: the phone, what is owed, until when, and the last payment', async () => {
    actions = [PAST_DUE, SPECIAL];
    await open();
    const panel = await opened('Ada Byron');
    expect(noteOf('Ada Byron').getAttribute('aria-expanded')).toBe('true');
    expect(panel.getByRole('link', { name: 'Call Ada Byron: (616) 555-0100' })).toBeTruthy();
    const facts = panel.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual([
      '$412.50',
      '38 days of grace left (until 12/31/2026)',
      '$412.50 on 10/3/2026, EFT',
    ]);
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Paid',
      'Emailed invoice',
      'Left message',
      'Snooze',
    ]);
    // A quote has no contract on which a call could be noted.
    expect(screen.queryByRole('button', { name: 'Note the call: Bo Diaz' })).toBeNull();
    await user().click(noteOf('Ada Byron'));
    expect(screen.queryByRole('group', { name: 'Call to Ada Byron' })).toBeNull();
  });

  it('takes a household off the list with one click, and has it back with another', async () => {
    actions = [PAST_DUE, RENEWAL];
    await open();
    await user().click((await opened('Ada Byron')).getByRole('button', { name: 'Left message' }));
    await pass();
    expect(sent).toEqual([['/api/BobIndividual/NoteCall/C1000', { Topic: 'PastDue', Outcome: 'MessageLeft' }]]);
    expect(screen.queryByRole('button', { name: 'Note the call: Ada Byron' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'To call' }));
    expect(notes.map(({ text }) => text)).toEqual(['Ada Byron: Left message, back on the list on 11/24/2026.']);
    await act(async () => notes[0]!.undo!());
    await pass();
    expect(sent[1]).toEqual(['/api/BobIndividual/TakeBackCall/C1000/5', {}]);
    noteOf('Ada Byron');
  });

  it('puts a call off to a day, which has to be ahead', async () => {
    actions = [RENEWAL];
    await open();
    const panel = await opened('Cy Young');
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Done',
      'Left message',
      'Snooze',
    ]);
    const day = panel.getByRole('textbox', { name: /Snooze to/ });
    await user().clear(day);
    await user().type(day, '11/23/2026');
    await user().click(panel.getByRole('button', { name: 'Snooze' }));
    await pass();
    expect(panel.getByText('Choose a day from tomorrow on, at most 90 days ahead.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user().clear(day);
    await user().type(day, '12/1/2026');
    await user().click(panel.getByRole('button', { name: 'Snooze' }));
    await pass();
    expect(sent).toEqual([
      ['/api/BobIndividual/NoteCall/C%2F2', { Topic: 'RenewalOpen', Outcome: 'Snoozed', Until: '2026-12-01' }],
    ]);
  });

  it('keeps the reason in the address', async () => {
    const router = await open();
    await user().click(screen.getByRole('button', { name: 'Renewal not quoted 1' }));
    await pass();
    expect(router.state.location.search).toBe('?kind=RenewalOpen');
    screen.getByRole('heading', { name: 'January 2027: 1 renewal by 12/15/2026' });
    expect(screen.queryByRole('row', { name: /Bo Diaz/ })).toBeNull();
    await user().click(screen.getByRole('button', { name: 'All 4' }));
    await pass();
    expect(router.state.location.search).toBe('');
    rowOf('Bo Diaz');
  });

  it('asks for the page of the address', async () => {
    await open('/today?kind=PastDue&page=3');
    expect(asked.map(String)).toEqual(['range=%5B20%2C29%5D&kind=PastDue']);
  });

  it('is all clear when nobody needs a call, of all or of a reason', async () => {
    actions = [];
    await open();
    screen.getByText('All clear');
    screen.getByText('Nobody in this book needs a call today.');
    expect(screen.queryByRole('group', { name: 'Reason' })).toBeNull();
  });

  it('offers all reasons when one is all clear', async () => {
    await open('/today?kind=Turning26');
    screen.getByText('No calls for this reason: turning 26.');
    await user().click(screen.getByRole('button', { name: 'Show all reasons' }));
    await pass();
    rowOf('Bo Diaz');
  });

  it('says that it could not be loaded, and tries again', async () => {
    isDown = true;
    await open();
    await pass(10_000);
    screen.getByRole('alert');
    isDown = false;
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    rowOf('Bo Diaz');
  });

  it('shows nothing before an agent is picked', async () => {
    const admin: CurrentUserResponse = { ...AGENT, Permissions: ['agentadmin', 'smallgroup'] };
    queryClient.setQueryData(sessionQuery.queryKey, admin);
    await open();
    screen.getByText('Choose an agent');
    expect(asked).toEqual([]);
  });

  it('leaves only the special enrollments of a retired book', async () => {
    sessionStorage.setItem('pq.individual-book', 'retired');
    await open('/today?kind=PastDue');
    screen.getByText('The individual book of business is retired. Please use the agent portal.');
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('1client to call');
    expect(asked.map((query) => query.get('kind'))).toEqual(['SpecialEnrollmentEnding']);
    expect(screen.queryByRole('group', { name: 'Reason' })).toBeNull();
  });
});

describe('a reminder', () => {
  const context = {
    today: isoDate('2026-11-23'),
    now: new Date('2026-11-23T15:00:00Z'),
    origin: 'https://quote.example',
  };
  const unfolded = (text: string) => text.replaceAll('\r\n ', '');

  it('is on the last day, names the client in the entry alone, and leads to the contract', () => {
    const { name, text } = actionReminder(PAST_DUE, context);
    expect(name).toBe('contract-C1000-2026-12-31.ics');
    expect(unfolded(text)).toContain('SUMMARY:Call Ada Byron: past due\r\n');
    expect(unfolded(text)).toContain(
      'DESCRIPTION:38 days of grace left (until 12/31/2026). https://quote.example/bookofbusiness/individual/details/C1000\r\n',
    );
    expect(text).toContain('TRIGGER:-P7D');
  });

  it.each([
    [DOCTOR, 'contract-C1000-2026-11-24.ics'],
    [SPECIAL, 'quote-7-2026-11-24.ics'],
  ])('is tomorrow when there is no later day', (action, file) => {
    const { name, text } = actionReminder(action, context);
    expect(name).toBe(file);
    expect(text).toContain('TRIGGER:-P0D');
  });
});
