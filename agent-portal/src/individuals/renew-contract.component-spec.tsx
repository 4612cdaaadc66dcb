import { fireEvent, screen } from '@testing-library/react';
import { buildIndividualQuote } from '#support/shared/households.ts';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { RenewContractButton } from '../components/RenewContractButton.tsx';
import { RenewContractScreen } from './RenewContractScreen.tsx';

let refusal: { status: number; Message: string; Fields?: object } | null;
let state: object;
let sent: unknown[];

const ROUTES = [
  { path: '/quotes/census/individual/:contractId', Component: RenewContractScreen },
  { path: '/button', Component: () => <RenewContractButton contractId="C1" /> },
];
const STATE = { ContractId: 'C1', Year: 2027, QuoteId: null, QuoteStatus: null, Problem: null };

describe('a contract that is renewed', () => {
  beforeEach(() => {
    [refusal, state, sent] = [null, STATE, []];
  });
  setUpTab(async (path, { method = 'GET', body } = {}) => {
    if (path.includes('ContractRenewalState')) {
      return Response.json(state);
    }
    if (path === '/api/quote' && method === 'POST') {
      sent.push(JSON.parse(String(body)));
      return refusal
        ? Response.json({ Code: 'RULE_BROKEN', Fields: {}, ...refusal }, { status: refusal.status })
        : Response.json(buildIndividualQuote({ QuoteType: 'IndividualRenewal' }));
    }
    return Response.json({ PostalCode: '49544', City: 'Grand Rapids', StateCode: 'MI', Counties: [] });
  });

  it('becomes a quote, whose address replaces that of the contract', async () => {
    const router = openRoutes(ROUTES, '/quotes/census/individual/C1');
    await pass();
    expect(sent).toEqual([{ QuoteType: 'IndividualRenewal', ContractId: 'C1' }]);
    expect(router.state.location.pathname).toBe('/quotes/census/individual/quote/7');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says why it cannot be, with ways on', async () => {
    refusal = { status: 422, Message: 'Contracts can be renewed from 10/15/2026 on.' };
    openRoutes(ROUTES, '/quotes/census/individual/C1');
    await pass();
    expect(screen.getByText('Contracts can be renewed from 10/15/2026 on.')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Back to the book of business', 'Start a new quote']),
    );
  });

  it('asks where the household lives when the contract does not tell', async () => {
    const Message = 'This ZIP code is in more than one county. Choose the county.';
    refusal = { status: 422, Message, Fields: { 'Address.CountyFips': [Message] } };
    openRoutes(ROUTES, '/quotes/census/individual/C1');
    await pass();
    expect(screen.getByText(Message)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pass();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeTruthy();
  });

  it.each([
    ['not renewed yet', {}, 'Renew for 2027', '/quotes/census/individual/C1'],
    [
      'being quoted',
      { QuoteId: 7, QuoteStatus: 'Quoting' },
      'Continue renewal',
      '/quote/plan-selection/individual/quote/7',
    ],
    ['submitted', { QuoteId: 7, QuoteStatus: 'Complete' }, 'View renewal', '/enrollment/individual/7'],
  ])('has a button where it is %s', async (_what, given, label, path) => {
    state = { ...STATE, ...given };
    openRoutes(ROUTES, '/button');
    await pass();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });

  it('has a disabled button with the reason outside the period', async () => {
    state = { ...STATE, Problem: 'Contracts can be renewed from 10/15/2026 on.' };
    openRoutes(ROUTES, '/button');
    await pass();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Renew for 2027' });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Contracts can be renewed from 10/15/2026 on.',
    );
  });
});
