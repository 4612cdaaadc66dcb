import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { isoDate } from '#shared/dates/iso-date';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import type { Plan } from '#shared/plans/plan.record';
import { AGENT } from '#support/components/open-screen.tsx';
import { THEME } from '#support/components/theme.ts';
import { buildHousehold, buildIndividualQuote, buildPerson } from '#support/shared/households.ts';
import { buildDental, buildPlan, buildReduced } from '#support/shared/plans.ts';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules-queries.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { IndividualPlansScreen } from '../IndividualPlansScreen.tsx';

const Nothing = () => null;
/** What sends comparisons is a feature of its own. */
const Plans = () => <IndividualPlansScreen SendComparison={Nothing} SentComparisons={Nothing} />;

const { Individual } = buildIndividualQuote();
const granted = (AptcElectedAmount: number): Partial<IndividualQuoteResponse> => ({
  EffectiveDate: isoDate('2027-01-01'),
  Individual: { ...Individual, IsFfm: true, Kind: 'FFM' },
  Ffm: { AptcAmount: 1700, AptcElectedAmount, CsrLevel: 5 } as IndividualQuoteResponse['Ffm'],
});
const SILVER_ONLY = 'The reduced costs come with silver plans only.';
const ADA = { Name: 'Ada Byron' };
const WILL = { Name: 'Will Byron' };

describe('the plans of a marketplace quote are verified before it moves on', () => {
  let household: IndividualEnrollmentResponse;
  let offered: Plan[];
  let selected: readonly number[];
  let enrolled: unknown[];
  let enrollAnswer: () => Response;

  const stored = () => ({
    Plans: offered
      .filter(({ PlanId }) => selected.includes(PlanId))
      .map((plan) => ({ ...plan, Tiers: [], Members: plan.IsMedical ? [ADA, WILL] : [ADA] })),
    Problems: [],
    Warnings: [],
    PricedAt: '2026-11-23T15:00:00.000Z',
  });

  function answer(path: string, body: unknown): Response {
    if (path.includes('/api/quote/Enroll/')) {
      enrolled.push(JSON.parse(String(body)));
      return enrollAnswer();
    }
    if (path.includes('PutSelections')) {
      selected = JSON.parse(String(body)).SelectedPlanIds;
      household = { ...household, Quote: { ...household.Quote, Version: household.Quote.Version + 1 } };
    }
    if (path.includes('GetIndividualEnrollment')) {
      return Response.json(household);
    }
    if (path.includes('GetAllPlans')) {
      return Response.json(offered);
    }
    if (/Get(Doctors|Medicines)/.test(path)) {
      return Response.json([]);
    }
    if (path.includes('/Drafts/')) {
      return Response.json(null);
    }
    return Response.json(path.includes('PlanListView') ? { Order: 'premium', Filters: [] } : stored());
  }

  beforeEach(() => {
    household = buildHousehold({
      Quote: buildIndividualQuote(granted(1700)),
      Members: [buildPerson({ DentalStatus: 'Enroll' }), buildPerson({ Id: 2, RelationshipToSubscriber: 'Spouse' })],
    });
    offered = [
      { ...buildReduced(1, { deductible: 800, standard: 5000 }), ...priced(1694.65, 1668.2, 26.45) },
      buildPlan(2, { ...priced(1000, 1000, 0), MetalTier: 'Gold', CostReduction: null }),
      buildPlan(3, { ...priced(900, 880, 900), MetalTier: 'Catastrophic', CostReduction: null }),
      buildDental(4, priced(31.5, null, 31.5)),
    ];
    [selected, enrolled] = [[1, 4], []];
    enrollAnswer = () => Response.json(household.Quote);
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    globalThis.fetch = ((path: string, { body }: RequestInit = {}) =>
      Promise.resolve(answer(String(path), body))) as typeof fetch;
  });

  const open = () =>
    render(
      <ThemeProvider theme={THEME}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider
            router={createMemoryRouter(
              [
                { path: '/plans/:quoteId', Component: Plans },
                { path: '*', element: <p>Elsewhere</p> },
              ],
              { initialEntries: ['/plans/7'] },
            )}
          />
        </QueryClientProvider>
      </ThemeProvider>,
    );
  const pressEnroll = async () => {
    await screen.findByRole('radio', { name: 'Plan 1' });
    // The one beside the list. The test's window of 1,024 px shows the bar below the list instead, so its roles are hidden.
    const [cart] = screen.getAllByRole('region', { name: 'Selection', hidden: true });
    fireEvent.click(within(cart!).getByRole('button', { name: 'Enroll', hidden: true }));
    return within(await screen.findByRole('dialog', { name: 'Verify the marketplace plans' }));
  };
  const factsOf = (within_: HTMLElement) =>
    [...within_.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));

  it('the dialog names people, amounts, cost sharing and date, and enrolls on confirmation only', async () => {
    open();
    const dialog = await pressEnroll();
    expect(enrolled).toEqual([]);
    expect(dialog.getByText(/The tax credit applies to the medical plan only\./)).toBeTruthy();
    const medical = dialog.getByRole('region', { name: 'Plan 1' });
    expect(within(medical).getByText('Ada Byron, Will Byron · Reduced costs (87%)')).toBeTruthy();
    expect(factsOf(medical)).toEqual([
      ['Market premium', '$1,694.65'],
      ['Part for essential health benefits', '$1,668.20'],
      ['Elected tax credit', '$1,700.00'],
      ['You pay', '$26.45'],
    ]);
    expect(within(medical).getByText(/pays at most the part for essential health benefits/)).toBeTruthy();
    expect(screen.queryByText(SILVER_ONLY)).toBeNull();
    expect(factsOf(dialog.getByRole('region', { name: 'Plan 4' }))).toEqual([['Premium', '$31.50']]);
    expect(dialog.getByText('1/1/2027')).toBeTruthy();
    expect(dialog.getByText('Level 5, reduced on silver plans (87%)')).toBeTruthy();
    expect(dialog.getByText('$57.95')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm and enroll' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(enrolled).toEqual([{ Version: 1 }]);
  });

  it('nothing has moved when it is canceled', async () => {
    open();
    const dialog = await pressEnroll();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(enrolled).toEqual([]);
    expect(await pressEnroll()).toBeTruthy();
  });

  it('what was not saved is saved first, and shown as it is stored', async () => {
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Plan 2' }));
    const dialog = await pressEnroll();
    expect(selected).toEqual([4, 2]);
    expect(within(dialog.getByRole('region', { name: 'Plan 2' })).getByText(/Standard costs/)).toBeTruthy();
    expect(dialog.getByText(SILVER_ONLY)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm and enroll' }));
    await waitFor(() => expect(enrolled).toEqual([{ Version: 2 }]));
  });

  it.each([
    ['a catastrophic plan takes none of the credit', [3, 4], 1700, 'Catastrophic plans have no tax credit.'],
    ['nothing is said about a limit without credit', [3, 4], 0, null],
  ])('%s', async (_what, ids, elected, words) => {
    selected = ids;
    household = { ...household, Quote: buildIndividualQuote(granted(elected)) };
    open();
    await pressEnroll();
    expect(screen.queryByText('Catastrophic plans have no tax credit.')?.textContent ?? null).toBe(words);
  });

  it('a refusal is said in the dialog, which can be left', async () => {
    const refusal = { Code: 'STALE_VERSION', Message: 'Someone else has changed this quote.', Fields: {} };
    enrollAnswer = () => Response.json(refusal, { status: 409 });
    open();
    const dialog = await pressEnroll();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm and enroll' }));
    expect(await dialog.findByText(refusal.Message)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(refusal.Message)).toBeNull());
  });
});

const priced = (MarketRate: number, EHBAmount: number | null, NetMonthlyRate: number) => ({
  ...{ MarketRate, TotalMonthlyRate: MarketRate, EHBAmount, NetMonthlyRate },
});
