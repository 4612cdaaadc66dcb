import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CONSENT } from '#shared/consents/consent.record';
import { blankOf } from '#shared/records/rows';
import { NO_CONSENTS } from '#support/shared/marketplace-pages.ts';
import {
  contract,
  headings,
  openBook,
  searches,
  setUpBookTab,
  tab,
  shownTable,
  signInAs,
} from '#support/components/book-tab.tsx';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules-queries.ts';

const withRules = (rules: Record<string, string>) => queryClient.setQueryData(rulesQuery.queryKey, rules as never);
const MEDICARE = '/bookofbusiness/Medicare';
const RETIRED = 'The individual book of business is retired. Please use the agent portal.';
const WARNING =
  'The individual book of business will be retired on 1/1/2999. From then on, please use the agent portal.';

describe('the retirement of the individual book', () => {
  setUpBookTab();

  const PAST = { IndividualBookOfBusinessRetirementDate: '2020-01-01' };
  const COMING = { IndividualBookOfBusinessRetirementDate: '2999-01-01' };

  it('is announced with its date and the way to the agent portal', async () => {
    withRules({ ...COMING, AgentPortalUrl: 'https://agents.example.com/in' });
    openBook();
    await shownTable();
    expect(screen.getByText(WARNING, { exact: false }).closest('[role=note]')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the agent portal' }).getAttribute('href')).toBe(
      'https://agents.example.com/in',
    );
  });

  it.each([
    ['by date', PAST, null, RETIRED],
    ['by the session', COMING, 'retired', RETIRED],
    ['not yet', COMING, 'not-retired', WARNING],
    ['not, by the session', PAST, 'not-retired', null],
    ['never', { IndividualBookOfBusinessRetirementDate: '' }, null, null],
  ])('%s', async (_how, rules, override, notice) => {
    withRules(rules);
    if (override !== null) {
      sessionStorage.setItem('pq.individual-book', override);
    }
    openBook();
    await screen.findByRole('heading', { name: 'Book of business: individual' });
    if (notice === RETIRED) {
      expect(screen.getByRole('note').textContent).toContain(RETIRED);
      expect([tab.asked, screen.queryByRole('search')]).toEqual([[], null]);
      return;
    }
    await shownTable();
    expect(screen.queryByText(/retired/)?.textContent?.includes(WARNING) ?? null).toBe(notice && true);
  });

  it('has no link that is not one', async () => {
    withRules({ ...PAST, AgentPortalUrl: 'javascript:alert(1)' });
    openBook();
    await screen.findByRole('note');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is none of the Medicare book', async () => {
    withRules(PAST);
    openBook(MEDICARE);
    await shownTable();
    expect(screen.queryByText(/retired/)).toBeNull();
  });
});

describe('the Medicare book', () => {
  setUpBookTab();

  it('has the dental plan instead of what the marketplace grants, and no way there', async () => {
    tab.records = [contract({ IsMedicare: true, DentalPlanName: 'Dental Basic', FromFFM: false })];
    openBook(MEDICARE);
    expect((await headings()).join(', ')).toBe(
      'Name, Contract #, Amount due, Payment status, Due date, Phone, Status, Paid to Date, Plan, Dental Plan, ' +
        'Effective date, Email, Next step',
    );
    expect(screen.getByText('Dental Basic')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Book of business: Medicare');
    expect(searches()).toMatchObject([{ ForMedicare: true }]);
    expect(screen.queryByText(/Open enrollment/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go to the marketplace' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Byron, Ada' }).getAttribute('href')).toBe(
      '/bookofbusiness/Medicare/details/C1',
    );
  });
});

describe('the individual book', () => {
  setUpBookTab();

  it.each([
    ['2020-11-01', '2999-01-15', 'Open enrollment is available until 1/15/2999.'],
    ['2998-11-01', '2999-01-15', 'Open enrollment is not available. Open enrollment begins 11/1/2998.'],
  ])('says whether open enrollment is available: from %s to %s', async (start, end, words) => {
    withRules({
      OpenEnrollmentStartDate: start,
      OpenEnrollmentEndDate: end,
      OpenEnrollmentSafeDate: '',
      OEPQuotingOnlyBegins: '',
      FFMStartDate: '',
      FFMEndDate: '',
    });
    openBook();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('asks for the client and the marketplace user ID', async () => {
    withRules({ FFMStartDate: '', FFMEndDate: '' });
    const consent = {
      ...blankOf(CONSENT),
      Id: 5,
      Kind: 'Consent',
      State: 'Valid',
      Way: 'Call',
      ConsumerName: 'Ada Byron',
    };
    const given = {
      GivenAt: '2026-11-20T15:00:00.000Z',
      Until: '2999-11-20',
      IsOwn: true,
      Proof: null,
      Revocation: null,
    };
    const sent: unknown[] = [];
    tab.answer = (path, body) => {
      if (path.includes('consents')) {
        return Response.json({ ...NO_CONSENTS, QuoteId: null, Consents: [{ ...consent, ...given }] });
      }
      if (path.includes('outbound')) {
        sent.push(body);
        return Response.json({ Success: true, Message: `${window.location.origin}/#application` });
      }
      return undefined;
    };
    openBook();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the marketplace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Marketplace user ID' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Client' }), '5');
    await userEvent.type(dialog.getByRole('textbox', { name: /Marketplace user ID/ }), 'ada.byron');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.hash).toBe('#application'));
    expect(sent).toEqual([{ UserName: 'ada.byron', AgentId: 'A1001', ConsentId: 5 }]);
    window.location.hash = '';
  });

  it('opens no way to the marketplace without a recorded consent', async () => {
    withRules({ FFMStartDate: '', FFMEndDate: '' });
    tab.answer = (path) => (path.includes('consents') ? Response.json({ ...NO_CONSENTS, QuoteId: null }) : undefined);
    openBook();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the marketplace' }));
    expect((await screen.findByRole('link', { name: 'Record the consent' })).getAttribute('href')).toBe(
      '/individual/marketplace',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  });

  it('of an agent admin shows nothing until an agent is picked, who is remembered for every book', async () => {
    signInAs({ Permissions: ['agentadmin'], SrcAgentId: null });
    const agents = [{ Id: 3, SrcAgentId: 'A1004', Name: { First: 'Grace', Last: 'Oyelaran' } }];
    tab.answer = (path) => (path.includes('AgentsForUser') ? Response.json(agents) : undefined);
    const router = openBook(MEDICARE, '/bookofbusiness/individual');
    expect(await screen.findByText('Please choose an agent to see the book of business.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go to the marketplace' })).toBeNull();
    expect(searches()).toEqual([]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Agent' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oyelaran, Grace (A1004)' }));
    await shownTable();
    expect(searches().at(-1)?.SearchItems).toEqual([{ Field: 'AGENT_ID', Terms: ['A1004'], Ranged: false }]);
    await userEvent.click(screen.getByRole('button', { name: 'Void/canceled contracts' }));
    await waitFor(() => expect(tab.asked.at(-1)?.path).toContain('GetCanceledContracts?medicare=false&agentId=A1004'));
    await act(() => router.navigate(MEDICARE));
    await screen.findByRole('heading', { name: 'Book of business: Medicare' });
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ ForMedicare: true, SearchItems: [{ Terms: ['A1004'] }] }),
    );
  });
});
