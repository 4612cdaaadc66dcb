import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { individualCensusPath, individualPlanSelectionPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import type { Plan } from '#shared/plans/plan.record';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import { DENTAL_PLAN_REQUIRED } from '#shared/plans/selection';
import type { DraftResponse } from '#shared/session/draft.record';
import { queryClient } from '../app/query-client.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { AGENT, openRoutes } from '#support/components/open-screen.tsx';
import { buildDental, buildPlan, buildReduced } from '#support/shared/plans.ts';
import { IndividualPlansScreen } from './IndividualPlansScreen.tsx';
import { buildHousehold, buildPerson, buildIndividualQuote } from '#support/shared/households.ts';

const Nothing = () => null;
/** What sends comparisons is a feature of its own. */
const Plans = () => <IndividualPlansScreen SendComparison={Nothing} SentComparisons={Nothing} />;

const OFFERED = [buildPlan(1), buildPlan(2), buildDental(3), buildDental(4)];
let offered: readonly Plan[];
let household: IndividualEnrollmentResponse;
let storedIds: readonly number[];
let sent: PutSelectionsRequest[];
let enrolled: unknown[];
let refusal: string | null;

const stored = (plans: readonly Plan[]) => ({
  Plans: plans.map((plan) => ({ ...plan, Tiers: [], Members: [] })),
  Problems: [],
  Warnings: [],
  PricedAt: plans.length > 0 ? '2026-11-23T15:00:00.000Z' : null,
});

/** The API, as far as the page uses it. */
/** On the server, of another device. */
let draft: DraftResponse | null;

function answer(path: string, body: string): unknown {
  if (path.includes('/Drafts/')) {
    return draft;
  }
  if (path.includes('GetAllPlans')) {
    return offered;
  }
  if (path.includes('PlanListView')) {
    return { Order: 'premium', Filters: [] };
  }
  if (/Get(Doctors|Medicines)/.test(path)) {
    return [];
  }
  if (path.includes('GetSummaryOfBenefitsCheck')) {
    return {
      IsAvailable: true,
      SBCDocumentsLink: '/api/plan/GetSummaryOfBenefits/7?planId=1',
      PlanIds: [1],
      Message: '',
    };
  }
  if (path.includes('PutSelections')) {
    sent.push(JSON.parse(body));
    storedIds = sent.at(-1)!.SelectedPlanIds;
    household = { ...household, Quote: { ...household.Quote, Version: 2 } };
  }
  if (path.includes('/api/quote/Enroll/')) {
    enrolled.push(JSON.parse(body));
    return household.Quote;
  }
  if (path.includes('GetPlanBreakdown')) {
    return { Plan: OFFERED[0], Benefits: [] };
  }
  return path.includes('GetIndividualEnrollment')
    ? household
    : stored(offered.filter(({ PlanId }) => storedIds.includes(PlanId)));
}

const open = (search = '') =>
  openRoutes(
    [{ path: '/quote/plan-selection/individual/quote/:quoteId', Component: Plans }],
    individualPlanSelectionPath(7) + search,
  );

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
/** The one beside the list. The test's window of 1,024 px shows the bar below the list instead, so its roles are hidden. */
function cart() {
  const { getByRole, queryByRole, ...byText } = within(
    screen.getAllByRole('region', { name: 'Selection', hidden: true })[0]!,
  );
  return {
    ...byText,
    getByRole: (role: string, options: object) => getByRole(role, { ...options, hidden: true }),
    queryByRole: (role: string) => queryByRole(role, { hidden: true }),
  };
}

describe('the plans of a household', () => {
  beforeEach(() => {
    draft = null;
    [offered, household, storedIds, sent, enrolled, refusal] = [OFFERED, buildHousehold(), [], [], [], null];
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (path, { body } = {}) =>
        Promise.resolve(
          refusal !== null && String(path).includes('/api/quote/Enroll/')
            ? new Response(JSON.stringify({ Code: 'RULE_BROKEN', Message: refusal, Fields: {} }), { status: 422 })
            : new Response(JSON.stringify(answer(String(path), String(body)))),
        ),
      );
  });

  it('come back as they were selected on another device, without plans that are gone, until that is discarded', async () => {
    draft = { Version: 3, SavedAt: '2026-11-23T15:42:00.000Z', Content: { ids: [2, 999], basedOn: [] } };
    open();
    expect(await screen.findByText(/^Restored your unsaved changes/)).toBeTruthy();
    expect((await radio('Plan 2')).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await radio('Plan 2')).checked).toBe(false);
    expect(sent).toEqual([]);
  });

  it('are chosen one of a kind: another one replaces it, is announced and saved', async () => {
    open();
    fireEvent.click(await radio('Plan 1'));
    fireEvent.click(await radio('Plan 2'));
    expect([(await radio('Plan 1')).checked, (await radio('Plan 2')).checked]).toEqual([false, true]);
    expect(screen.getByText('Plan 2 selected instead of Plan 1.')).toBeTruthy();
    expect(cart().getAllByText('$1,002.00').length).toBe(2);
    fireEvent.click(cart().getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(cart().getByText('Saved')).toBeTruthy());
    expect(sent).toEqual([
      { SelectedPlanIds: [2], SelectedBefore: [], AssignedBefore: [], AssignedPlanForMembers: [] },
    ]);
  });

  it('cost what remains under the tax credit, beside their market rate', async () => {
    offered = [buildPlan(1, { NetMonthlyRate: 120.5 }), buildPlan(2, { NetMonthlyRate: 1002 })];
    open();
    fireEvent.click(await radio('Plan 1'));
    expect(cart().getAllByText('$120.50').length).toBe(2);
    expect(screen.getAllByText('Full price').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Full price $1,001.00',
    ]);
  });

  it('say that their costs are reduced, instead of which', async () => {
    offered = [
      buildReduced(1, { deductible: 800, standard: 5000 }),
      buildPlan(2, { CsrVariant: 1, CostReduction: null }),
    ];
    open();
    fireEvent.click(await radio('Plan 1'));
    expect(cart().getByText('Reduced costs (87%)')).toBeTruthy();
    const [row, other] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect([row, other].map((each) => within(each!).queryAllByText('Reduced costs (87%)').length)).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Details of Plan 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 1' }));
    expect(dialog.getByText('$800 instead of $5,000 a person, $1,600 instead of $10,000 a family')).toBeTruthy();
    expect(dialog.getByText(/silver plans pay 87% of the costs on average instead of 70%/)).toBeTruthy();
  });

  it('are compared only where they are offered: an address can name plans of another year', async () => {
    open('?compare=1,98,99');
    await radio('Plan 1');
    fireEvent.click(screen.getByRole('button', { name: 'Compare (1)' }));
    expect(await screen.findByRole('dialog', { name: 'Compare 1 plan' })).toBeTruthy();
  });

  it('are missing while someone enrolls without one: the cart shows the list', async () => {
    household = buildHousehold({ Members: [buildPerson({ DentalStatus: 'Enroll' })] });
    open();
    fireEvent.click(await radio('Plan 1'));
    expect(cart().getByText(DENTAL_PLAN_REQUIRED)).toBeTruthy();
    fireEvent.click(cart().getByRole('button', { name: 'Show dental plans' }));
    fireEvent.click(await radio('Plan 3'));
    expect(cart().queryByText(DENTAL_PLAN_REQUIRED)).toBeNull();
    expect(cart().getByText('$2,004.00')).toBeTruthy();
  });

  it('have a list only where someone enrolls', async () => {
    open();
    await radio('Plan 1');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Medical (2)']);
  });

  it('wait for the people: their problem links to the household', async () => {
    household = buildHousehold({ Problems: [{ MemberId: 1, Field: 'DateOfBirth', Message: 'Too young.' }] });
    open();
    await radio('Plan 1');
    expect(cart().getByText('Too young.')).toBeTruthy();
    const link = cart().getByRole('link', { name: 'Change Ada Byron' });
    expect(link.getAttribute('href')).toBe(individualCensusPath(7));
  });

  it('show what each costs in a year, in the table and in its details', async () => {
    open();
    await radio('Plan 1');
    fireEvent.click(screen.getByRole('button', { name: 'Yearly cost' }));
    const table = within(await screen.findByRole('table', { name: 'Yearly cost by plan' }));
    // 12 × $1,001, and $1,000 + 20% of $4,600, and the maximum of $6,000.
    expect(table.getByText('$13,932')).toBeTruthy();
    expect(screen.queryByLabelText('Sorted by', { selector: 'select' })).toBeNull();
    fireEvent.click(await radio('Plan 1'));
    expect(cart().getAllByText('$1,001.00').length).toBe(2);
    fireEvent.click(table.getByRole('button', { name: 'Details of Plan 1' }));
    const section = within(await screen.findByRole('region', { name: 'Yearly cost' }));
    expect(section.getByText('12 × $1,001.00 + $6,000.00 out-of-pocket maximum')).toBeTruthy();
  });

  it('can be read when the quote is no longer quoted, and the page says why', async () => {
    household = buildHousehold({
      Quote: buildIndividualQuote({ Status: 'Enrolling', QuoteStatus: 'Enrolling' }),
      Problems: [{ MemberId: 1, Field: 'DateOfBirth', Message: 'Too young.' }],
    });
    storedIds = [2];
    open();
    await screen.findByText('The plans cannot be changed while the quote is in status Enrolling.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save selection' })).toBeNull();
    expect(cart().getByText('Plan 2')).toBeTruthy();
    expect(cart().getByText('Too young.')).toBeTruthy();
    expect(cart().queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'View household' })).toBeTruthy();
  });

  it('have a summary of benefits, in the details of a medical plan', async () => {
    open('?plan=1');
    const details = within(await screen.findByRole('dialog', { name: 'Plan 1' }));
    const link = await details.findByRole('link', { name: 'Summary of benefits' });
    expect(link.getAttribute('href')).toBe('/api/plan/GetSummaryOfBenefits/7?planId=1');
    const spanish = details.getByRole('link', { name: 'Spanish, the same summary of benefits' });
    expect(spanish.getAttribute('href')).toBe('/api/plan/GetSummaryOfBenefits/7?planId=1&language=es');
  });

  it('of the marketplace are under the credit that it granted, without an estimate', async () => {
    const { Individual } = buildIndividualQuote();
    household = buildHousehold({
      Quote: buildIndividualQuote({
        Individual: { ...Individual, IsFfm: true, Kind: 'FFM' },
        Ffm: { AptcAmount: 300, AptcElectedAmount: 300, CsrLevel: 1 },
      } as Partial<IndividualQuoteResponse>),
    });
    open();
    const granted = within(await screen.findByRole('region', { name: 'Granted by the marketplace' }));
    expect(granted.getAllByText('$300.00 a month')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Tax credit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'How it is calculated' })).toBeNull();
  });

  it('say that the quote has expired', async () => {
    household = buildHousehold({
      Quote: buildIndividualQuote({ Expiry: { Kind: 'expired', Message: 'It has expired.' } }),
    });
    open();
    await screen.findByText('It has expired.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are enrolled with one click, which saves them first', async () => {
    open();
    fireEvent.click(await radio('Plan 1'));
    fireEvent.click(cart().getByRole('button', { name: 'Enroll' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(sent).toEqual([
      { SelectedPlanIds: [1], SelectedBefore: [], AssignedBefore: [], AssignedPlanForMembers: [] },
    ]);
    expect(enrolled).toEqual([{ Version: 2 }]);
  });

  it('cannot be enrolled before they are chosen, nor when the server says so', async () => {
    refusal = 'Plans of the coming year can be quoted now, but not enrolled before 11/1/2026.';
    open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Medical (2)' }));
    fireEvent.click(cart().getByRole('button', { name: 'Enroll' }));
    expect(cart().getByText('Fix the items above to continue.')).toBeTruthy();
    expect(enrolled).toEqual([]);
    fireEvent.click(await radio('Plan 1'));
    fireEvent.click(cart().getByRole('button', { name: 'Enroll' }));
    await waitFor(() => expect(cart().getByText(refusal!)).toBeTruthy());
  });

  it('lead to the enrollment once it has been started', async () => {
    const { Quote } = buildHousehold();
    household = buildHousehold({ Quote: { ...Quote, Status: 'Enrolling', QuoteStatus: 'Enrolling' } });
    storedIds = [1];
    open();
    fireEvent.click(await waitFor(() => cart().getByRole('button', { name: 'Go to enrollment' })));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(enrolled).toEqual([]);
  });

  it('says whose tobacco use is not answered, which the prices leave out', async () => {
    const Members = [
      buildPerson({ Tobacco: null }),
      buildPerson({ Id: 2, FirstName: 'Will', Tobacco: null, MedicalStatus: 'Waive' }),
    ];
    household = buildHousehold({ Members });
    open();
    const link = await screen.findByRole('link', { name: 'Answer it in the household' });
    expect(link.parentElement?.textContent).toBe(
      'Prices are without tobacco: it is not answered yet for Ada. Answer it in the household',
    );
    expect(link.getAttribute('href')).toBe(individualCensusPath(7));
  });
});
