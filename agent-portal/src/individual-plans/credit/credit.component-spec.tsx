import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WHY_NOT_COUNTED } from '#shared/eligibility/subsidy-words';
import { SUBSIDY_ESTIMATE, type SubsidyRequest, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { individualPlanSelectionPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { blankOf } from '#shared/records/rows';
import { loaded } from '#support/components/loaded.ts';
import { AGENT, openRoutes } from '#support/components/open-screen.tsx';
import { buildHousehold, buildIndividualQuote, buildPerson } from '#support/shared/households.ts';
import { buildPlan } from '#support/shared/plans.ts';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules-queries.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { IndividualPlansScreen } from '../IndividualPlansScreen.tsx';

const Nothing = () => null;
/** What sends comparisons is a feature of its own. */
const Plans = () => <IndividualPlansScreen SendComparison={Nothing} SentComparisons={Nothing} />;

type Ffm = NonNullable<IndividualQuoteResponse['Ffm']>;
const ALL = { AptcElectedAmount: 888.88, IsMaximum: true } as Ffm;
const CHILD = buildPerson({ Id: 2, FirstName: 'Cy', RelationshipToSubscriber: 'Child', Age: 8 });
const LOCATION = {
  ...{ PostalCode: '49503', City: 'Grand Rapids', StateCode: 'MI', OtherCities: [] },
  Counties: [{ County: 'Kent', CountyFips: '26081', RateArea: 12, IsConfirmed: false }],
};

let household: IndividualEnrollmentResponse;
let estimate: Partial<SubsidyResponse>;
let asked: SubsidyRequest[];
let saved: Partial<IndividualQuoteResponse>[];
let refusal: Response | null;

/** Ada and her child, of whose $72,000 the marketplace pays $888.88. */
const withIncome = (given: Partial<IndividualQuoteResponse> = {}) =>
  buildHousehold({
    Quote: buildIndividualQuote({ Household: { Size: 4, AnnualIncome: 72_000 }, Ffm: ALL, ...given }),
    Members: [buildPerson(), CHILD],
  });

const netOf = (): number => 1_268.65 - (household.Quote.Ffm?.AptcElectedAmount ?? 0);

function save(change: Partial<IndividualQuoteResponse>): Response {
  saved.push(change);
  if (refusal) {
    return refusal;
  }
  const { Household, Ffm } = change;
  const Version = household.Quote.Version + 1;
  household = { ...household, Quote: { ...household.Quote, Version, Household: Household ?? null, Ffm: Ffm ?? null } };
  return Response.json(household.Quote);
}

/** The API, as far as the page uses it. */
function answer(path: string, body: string): unknown {
  if (path.includes('EstimateSubsidy')) {
    asked.push(JSON.parse(body) as SubsidyRequest);
    return {
      ...blankOf(SUBSIDY_ESTIMATE),
      MaxAptc: 888.88,
      FplPercent: 190,
      CsrPercentage: 87,
      ...NOTHING,
      ...estimate,
    };
  }
  if (path.includes('GetAllPlans')) {
    const price = { TotalMonthlyRate: 1_268.65, EHBAmount: 1_250, NetMonthlyRate: netOf(), IsOnExchange: true };
    return [buildPlan(1, price), buildPlan(2, { TotalMonthlyRate: 900, IsOnExchange: false })];
  }
  const answers: Readonly<Record<string, unknown>> = {
    GetIndividualEnrollment: household,
    GetDoctors: [],
    GetMedicines: [],
    PlanListView: { Order: 'premium', Filters: [] },
    GetSelectedPlansDetails: { Plans: [], Problems: [], Warnings: [], PricedAt: null, Premium: null },
    PutSelections: { Plans: [], Problems: [], Warnings: [], PricedAt: '2026-11-23T15:00:00.000Z', Premium: null },
    '/api/location/': LOCATION,
  };
  return Object.entries(answers).find(([part]) => path.includes(part))?.[1] ?? null;
}

const NOTHING = {
  ...{ WhyNone: null, MedicaidLikely: null, WhyStandardCosts: null },
  ...{
    PovertyLine: 38_680,
    FplPercentExact: 186.14,
    MedicaidIncome: 53_378.4,
    BenchmarkMonthly: 1_200,
    CreditAtStake: 0,
  },
};

const open = async () => {
  openRoutes(
    [{ path: '/quote/plan-selection/individual/quote/:quoteId', Component: Plans }],
    individualPlanSelectionPath(7),
  );
  return within(await screen.findByRole('region', { name: 'Tax credit' }));
};
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Tax credit used each month' });
const premium = () =>
  within(screen.getByRole('tabpanel')).getAllByRole('listitem')[0]!.querySelector('strong')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the tax credit over the plans of a household', () => {
  beforeEach(() => {
    [household, estimate, asked, saved, refusal] = [withIncome(), {}, [], [], null];
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method, body } = {}) => {
      const isSave = method === 'PUT' && String(path) === '/api/quote';
      const sent = typeof body === 'string' ? body : '';
      return Promise.resolve(
        isSave ? save(JSON.parse(sent) as Partial<IndividualQuoteResponse>) : Response.json(answer(String(path), sent)),
      );
    });
  });

  it('stands in one line, with a slider that says its value', async () => {
    const credit = await open();
    expect(credit.getAllByRole('status')[0]!.textContent).toBe(
      'Income $72,000 · 4 on the return · Tax credit $888.88 a month',
    );
    expect(slider().getAttribute('aria-valuetext')).toBe('$888.88 a month, all that is estimated');
    expect(credit.queryByLabelText(/Annual income/)).toBeNull();
  });

  it('moves the prices with the slider, and is saved once that rests', async () => {
    const credit = await open();
    expect(premium()).toBe('$379.77');
    fireEvent.change(slider(), { target: { value: '500' } });
    fireEvent.change(slider(), { target: { value: '400' } });
    await waitFor(() => expect(premium()).toBe('$868.65'));
    expect(credit.getByText(/Tax credit \$400\.00 of \$888\.88 a month/)).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toBe('$400.00 of $888.88 a month');
    expect(saved).toEqual([]);
    await credit.findByText(/^Saved /);
    expect(saved).toMatchObject([{ Version: 1, Ffm: { AptcElectedAmount: 400, IsMaximum: false } }]);
    await waitFor(() => expect(premium()).toBe('$868.65'));
  });

  it('is stored before anybody enrolls with it, however soon after the slider was moved', async () => {
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Plan 1' }));
    fireEvent.change(slider(), { target: { value: '400' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Enroll', hidden: true })[0]!);
    await screen.findByText('Enroll without the tax credit?');
    expect(saved).toMatchObject([{ Version: 1, Ffm: { AptcElectedAmount: 400 } }]);
    const [first] = jest.mocked(fetch).mock.calls.filter(([path]) => /api.quote$|PutSelections/.test(String(path)));
    expect(first![0]).toBe('/api/quote');
  });

  it('of which everything is chosen stays as much as is estimated', async () => {
    household = withIncome({ Ffm: { ...ALL, AptcElectedAmount: 100, IsMaximum: false } });
    const credit = await open();
    fireEvent.change(slider(), { target: { value: '888.88' } });
    await credit.findByText(/^Saved /);
    expect(saved).toMatchObject([{ Ffm: { AptcElectedAmount: 888.88, IsMaximum: true } }]);
  });

  it('that is refused is again what it was, and says why', async () => {
    refusal = Response.json(
      { Code: 'WRONG_STATE', Message: 'This quote has been deleted.', Fields: {} },
      { status: 409 },
    );
    const credit = await open();
    fireEvent.change(slider(), { target: { value: '400' } });
    expect(await credit.findByText('This quote has been deleted.')).toBeTruthy();
    await waitFor(() => expect(premium()).toBe('$379.77'));
  });

  it('keeps the focus where it was when its form is saved, and tells what is estimated', async () => {
    household = withIncome({ Household: null, Ffm: null });
    const credit = await open();
    fireEvent.click(button('Enter income'));
    type(/Annual income/, '72000');
    type(/Household size/, '4');
    const submit = button('Update prices');
    act(() => submit.focus());
    fireEvent.click(submit);
    await credit.findByText(
      '190% of the poverty line: at most $888.88 a month. Silver plans at the marketplace then pay 87% of the costs on average instead of 70%.',
    );
    await waitFor(() => expect(premium()).toBe('$379.77'));
    expect(document.activeElement).toBe(submit);
    expect(saved).toMatchObject([
      { Household: { Size: 4, AnnualIncome: 72_000 }, Ffm: { AptcElectedAmount: 888.88, IsMaximum: true } },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/Tax credit to use each month/).value).toBe('');
  });

  it('is taken away, and the focus stays in its form', async () => {
    await open();
    fireEvent.click(button('Income and amount'));
    const remove = button('Remove tax credit');
    act(() => remove.focus());
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Annual income/)));
    expect(saved).toMatchObject([{ Household: null, Ffm: null }]);
    await screen.findByRole('button', { name: 'Enter income' });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names over the plans for whom Medicaid or MIChild is likely', async () => {
    const BenchmarkMembers = [null, WHY_NOT_COUNTED.medicaid].map((WhyNot) => ({
      ...{ Age: 8, MonthlyRate: null, EssentialPart: null, PediatricDental: null, WhyNot },
    }));
    estimate = { MedicaidLikely: 'Children under 19 qualify. Check Medicaid first.', BenchmarkMembers };
    household.Members[1] = { ...CHILD, FirstName: '', LastName: '' };
    await open();
    const strip = within(
      screen.getByText('Medicaid or MIChild is likely for the child (age 8)').closest<HTMLElement>('[role=alert]')!,
    );
    expect(strip.getByText('Children under 19 qualify. Check Medicaid first.')).toBeTruthy();
  });

  it('that is none says why', async () => {
    estimate = { MaxAptc: 0, WhyNone: 'The income is above 400% of the poverty line.' };
    const credit = await open();
    expect(credit.getByText('No tax credit. The income is above 400% of the poverty line.')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says what is owed or comes back if the income changes, while the slider moves, and takes an amount with which nothing is owed', async () => {
    household = withIncome({ Household: { Size: 4, AnnualIncome: 120_000 } });
    const credit = await open();
    fireEvent.click(button('If the income changes'));
    const rows = () =>
      within(credit.getByRole('region', { name: 'What the tax return settles, by income' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows()[1]).toEqual(['As expected', '$120,000', 'Nothing', '$888.88 a month']);
    expect(rows().at(-1)).toEqual(['20% higher', '$144,000', '$10,666.56 owed', '$0.00 a month']);
    // 5 % more: $6,000 × 10.22 % ÷ 12 = $51.10 a month.
    expect(rows()[2]).toEqual(['5% higher', '$126,000', '$613.20 owed', '$837.78 a month']);
    fireEvent.click(button('Use $837.78 a month'));
    await waitFor(() => expect(rows()[2]).toEqual(['5% higher', '$126,000', 'Nothing', '$837.78 a month']));
    expect(rows()[1]![2]).toBe('$613.20 comes back');
    await credit.findByText(/^Saved /);
    expect(saved).toMatchObject([{ Ffm: { AptcElectedAmount: 837.78, IsMaximum: false } }]);
  });

  it('is calculated beside the plans, for the people of the quote, and closing gives the focus back', async () => {
    await open();
    const opener = button('How it is calculated');
    act(() => opener.focus());
    fireEvent.click(opener);
    await loaded(() => import('../../components/tax-credit/TaxCreditCalculator.tsx'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Tax credit calculator' }));
    expect(drawer.getByLabelText<HTMLInputElement>(/ZIP code/).value).toBe('49503');
    expect(drawer.getByLabelText<HTMLInputElement>(/Annual income/, { selector: '[inputmode=decimal]' }).value).toBe(
      '$72,000.00',
    );
    expect(drawer.getAllByLabelText<HTMLInputElement>(/Date of birth/).map(({ value }) => value)).toEqual([
      '06/15/1986',
      '06/15/1986',
    ]);
    await drawer.findByRole('region', { name: 'Estimated tax credit' });
    expect(drawer.getByRole('region', { name: 'Credit by income' })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ EffectiveDate: '2027-01-01', HouseholdSize: 4, AnnualIncome: 72_000 });
    fireEvent.click(drawer.getByRole('button', { name: 'Close the calculator' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });
});
