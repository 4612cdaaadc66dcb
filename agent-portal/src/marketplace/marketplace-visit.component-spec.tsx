import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CONSENT, type ConsentResponse } from '#shared/consents/consent.record';
import { isoDate } from '#shared/dates/iso-date';
import { blankOf } from '#shared/records/rows';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { AGENT, openRoutes } from '#support/components/open-screen.tsx';
import { NO_CONSENTS } from '#support/shared/marketplace-pages.ts';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules-queries.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { MarketplaceScreen } from './MarketplaceScreen.tsx';

const OUTBOUND = '/individual-health-insurance-api/api/ffmredirect/outbound';

const consent = (given: Partial<ConsentResponse> = {}): ConsentResponse => ({
  ...(blankOf(CONSENT) as ConsentResponse),
  Id: 5,
  QuoteId: null,
  Kind: 'Consent',
  State: 'Valid',
  Way: 'Call',
  ConsumerName: 'Ada Byron',
  GivenAt: '2026-11-20T15:00:00.000Z',
  Until: isoDate('2999-11-20'),
  RecordedAt: '2026-11-20T15:00:00.000Z',
  RetainUntil: isoDate('2999-11-20'),
  IsOwn: true,
  ...given,
});

describe('the way to the federal marketplace', () => {
  let consents: ConsentResponse[];
  let answer: () => Promise<Response>;
  let sent: { path: string; body: unknown; headers: Headers }[];

  beforeEach(() => {
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    [consents, sent] = [[], []];
    answer = () => Promise.resolve(Response.json({ Success: true, Message: `${window.location.origin}/#application` }));
    globalThis.fetch = ((path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      if (method === 'GET') {
        return Promise.resolve(Response.json({ ...NO_CONSENTS, QuoteId: null, Consents: consents }));
      }
      sent.push({ path, body: JSON.parse(body as string) as unknown, headers: headers as Headers });
      return answer();
    }) as typeof fetch;
  });

  const open = (address = '/individual/marketplace', user: Partial<CurrentUserResponse> = {}) => {
    queryClient.setQueryData(sessionQuery.queryKey, { ...AGENT, ...user });
    return openRoutes([{ path: '/individual/marketplace', Component: MarketplaceScreen }], address);
  };
  const goButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Go to the marketplace' });
  const goAs = async (userId: string) => {
    await userEvent.click(await goButton());
    const dialog = within(screen.getByRole('dialog', { name: 'Marketplace user ID' }));
    if (userId) {
      await userEvent.type(dialog.getByRole('textbox', { name: /Marketplace user ID/ }), userId);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    return dialog;
  };

  it('is closed until the client’s consent is recorded', async () => {
    open();
    expect((await goButton()).disabled).toBe(true);
    expect(
      screen.getByText(
        'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.',
      ),
    ).toBeTruthy();
  });

  it('is opened by the consent of the client who is chosen, and the address remembers it', async () => {
    consents = [consent(), consent({ Id: 6, ConsumerName: 'Kit Marlow', Way: 'Email' })];
    const router = open();
    const client = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Client' });
    expect([...client.options].map(({ text }) => text)).toEqual(['Choose a client', 'Ada Byron, 11/20/2026, 10:00 AM']);
    expect((await goButton()).disabled).toBe(true);
    await userEvent.selectOptions(client, '5');
    expect((await goButton()).disabled).toBe(false);
    expect(router.state.location.search).toBe('?consent=5');
  });

  it.each([
    ['without its proof', { Way: 'Email' as const }, 'The proof of the client’s consent is missing. Upload it.'],
    [
      'that has ended',
      { Until: isoDate('2020-01-31') },
      'The client’s consent ended on 1/31/2020. Ask the client for a new one, and record it.',
    ],
  ])('stays closed with a consent %s', async (_which, given, words) => {
    consents = [consent(given)];
    open('/individual/marketplace?consent=5');
    expect((await goButton()).disabled).toBe(true);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('leads to the page that the marketplace opened for this agent, without a token', async () => {
    consents = [consent()];
    open('/individual/marketplace?consent=5');
    await goAs(' ada.byron ');
    await waitFor(() => expect(window.location.hash).toBe('#application'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [OUTBOUND, { UserName: 'ada.byron', AgentId: 'A1001', ConsentId: 5 }],
    ]);
    expect([...sent[0]!.headers.keys()]).toEqual(['accept', 'content-type']);
  });

  it('asks for the user ID before anything is sent', async () => {
    consents = [consent()];
    open('/individual/marketplace?consent=5');
    const dialog = await goAs('');
    expect(dialog.getByText('Marketplace user ID is required.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows why the consent no longer counts, when it was revoked on another page', async () => {
    consents = [consent()];
    const Message = 'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.';
    answer = () => Promise.resolve(Response.json({ Code: 'WRONG_STATE', Message, Fields: {} }, { status: 409 }));
    open('/individual/marketplace?consent=5');
    expect(await (await goAs('ada.byron')).findByText(Message)).toBeTruthy();
  });

  it.each([
    ['opens no page', () => Promise.resolve(Response.json({ Success: false, Message: 'Redirect failed.' }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => Promise.resolve(Response.json({}, { status: 500 }))],
  ])('says so when the marketplace %s, and keeps what was typed', async (_how, given) => {
    consents = [consent()];
    answer = given;
    open('/individual/marketplace?consent=5');
    const dialog = await goAs('ada.byron');
    expect(await dialog.findByText('Redirect failed.')).toBeTruthy();
    expect(dialog.getByDisplayValue('ada.byron')).toBeTruthy();
    answer = () => Promise.resolve(Response.json({ Success: true, Message: `${window.location.origin}/#second` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.hash).toBe('#second'));
  });

  it.each([
    ['for agents only', { Permissions: ['agentadmin'] }, {}, 'You must be an agent to access the FFM.'],
    ['for accounts of an agent only', { SrcAgentId: null }, {}, 'You must be an agent to access the FFM.'],
    ['not yet', {}, { FFMStartDate: '2999-11-01' }, 'Marketplace quotes can be started from 11/1/2999 on.'],
    ['no longer', {}, { FFMEndDate: '2020-01-31' }, 'Marketplace quotes could be started until 1/31/2020.'],
  ] as const)('is %s', (_when, user, rules, words) => {
    queryClient.setQueryData(rulesQuery.queryKey, rules as never);
    open('/individual/marketplace', user as Partial<CurrentUserResponse>);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
