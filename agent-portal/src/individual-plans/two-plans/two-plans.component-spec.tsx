import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import type { TwoPlansResponse } from '#shared/individuals/two-plans.record';
import { openRoutes } from '#support/components/open-screen.tsx';
import { buildHousehold, buildIndividualQuote, buildPerson } from '#support/shared/households.ts';
import { CompanionNote } from './CompanionNote.tsx';
import { TwoPlansDialog } from './TwoPlansDialog.tsx';

const HOUSEHOLD = buildHousehold({
  Members: [
    buildPerson({ Id: 1, FirstName: 'Ada', LastName: 'Byron' }),
    buildPerson({ Id: 2, FirstName: 'Ben', LastName: 'Byron', RelationshipToSubscriber: 'Spouse' }),
    buildPerson({ Id: 3, FirstName: 'Cy', LastName: 'Byron', MedicalStatus: 'Waive' }),
  ],
});
const priced = (PlanDisplayName: string, NetMonthlyRate: number, CareYearly: number, Credit = 0) => ({
  ...{ PlanId: PlanDisplayName.length, PlanDisplayName, CsrVariant: 1 as const },
  ...{ MonthlyRate: NetMonthlyRate + Credit, Credit, NetMonthlyRate, CareYearly },
});
const OFFERED: TwoPlansResponse = {
  NotOffered: null,
  Chosen: null,
  One: { ...priced('Bronze', 1000, 7000), YearlyCost: 19_000 },
  Offers: [
    {
      SecondMemberIds: [2],
      First: priced('Gold', 500, 1000, 100),
      Second: priced('Bronze', 800, 0),
      ...{ NetMonthlyRate: 1300, YearlyCost: 16_600, Saves: 2400 },
    },
  ],
};

let answer: TwoPlansResponse;
let asked: string[];
let sent: { path: string; body: unknown }[];
let refusal: string | null;
const closed = jest.fn();

function open(what: () => React.JSX.Element) {
  return openRoutes(
    [
      { path: '/plans', Component: what },
      { path: '*', Component: () => <p>Another page</p> },
    ],
    '/plans',
  );
}
const openDialog = () => open(() => <TwoPlansDialog household={HOUSEHOLD} onClose={closed} />);

describe('two plans for a household', () => {
  beforeEach(() => {
    [answer, asked, sent, refusal] = [OFFERED, [], [], null];
    closed.mockClear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method, body } = {}) => {
      if (method === 'PUT') {
        sent.push({ path: String(path), body: JSON.parse(String(body)) });
        return refusal === null
          ? new Response(JSON.stringify(buildIndividualQuote({ Id: 7 })))
          : new Response(JSON.stringify({ Code: 'WRONG_STATE', Message: refusal }), { status: 409 });
      }
      asked.push(String(path));
      return new Response(JSON.stringify(String(path).includes('TwoPlans') ? answer : []));
    });
  });

  it('say who would be in which plan, what it costs after the credit, and what it saves in a year', async () => {
    openDialog();
    expect((await screen.findByRole('heading', { name: 'Saves $2,400 a year' })).textContent).toBeTruthy();
    expect(
      screen.getByText('Ada Byron: Gold, $500.00 a month after $100.00 of tax credit, $1,000 of care a year'),
    ).toBeTruthy();
    expect(screen.getByText('Ben Byron: Bronze, $800.00 a month')).toBeTruthy();
    expect(screen.queryByLabelText('Care of Cy Byron')).toBeNull();
  });

  it('are priced for what each person needs', async () => {
    openDialog();
    await screen.findByRole('button', { name: 'Use these two plans' });
    expect(asked.some((path) => path.includes('usual=1') && path.includes('bad=&'))).toBe(true);
    fireEvent.change(screen.getByLabelText('Care of Ben Byron'), { target: { value: 'bad' } });
    await waitFor(() => expect(asked.some((path) => path.includes('usual=1') && path.includes('bad=2'))).toBe(true));
  });

  it('are used with one click', async () => {
    openDialog();
    fireEvent.click(await screen.findByRole('button', { name: 'Use these two plans' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toEqual([
      { path: '/api/quote/TwoPlans/7', body: { Version: 1, MemberIds: [2], FirstPlanId: 4, SecondPlanId: 6 } },
    ]);
  });

  it('can be chosen by hand, and a refusal stays where it was caused', async () => {
    refusal = 'This household is in two plans already.';
    openDialog();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Own plan for Ben Byron' }));
    fireEvent.click(screen.getByRole('button', { name: /^Divide as ticked/ }));
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    expect(sent[0]!.body).toEqual({ Version: 1, MemberIds: [2], FirstPlanId: null, SecondPlanId: null });
  });

  it('are not offered where they cannot be, or cost no less', async () => {
    answer = {
      NotOffered: 'Two plans need at least two people who enroll in medical.',
      Chosen: null,
      One: null,
      Offers: [],
    };
    openDialog();
    expect(await screen.findByText(answer.NotOffered!)).toBeTruthy();
  });
});

describe('a household in two plans', () => {
  const COMPANION: CompanionResponse = {
    ...{
      QuoteId: 8,
      Status: 'Quoting',
      QuoteStatus: 'Quoting',
      IsEnded: false,
      People: ['Ben', 'Cy'],
      PlanDisplayName: 'Bronze',
    },
    ...{ NetMonthlyRate: 120.1, TotalMonthlyRate: 140.2, CreditThere: 300, CreditHere: 588.88, CreditNotes: [] },
  };
  const note = (given: Partial<typeof COMPANION> = {}) =>
    open(() => (
      <CompanionNote
        quote={buildIndividualQuote({ Ffm: { AptcElectedAmount: 888.88, IsMaximum: true } as never })}
        companion={{ ...COMPANION, ...given }}
        total={400}
        canUnite
      />
    ));

  it('says who is in the other plan, how the credit is divided, and what all costs', async () => {
    note();
    expect(await screen.findByText('Ben and Cy are in Bronze, for $120.10 a month (Quoting).')).toBeTruthy();
    expect(
      screen.getByText(
        'Tax credit of $888.88 a month: up to $588.88 here, $300.00 there, divided by the ages in each plan (45 CFR 155.340(f)).',
      ),
    ).toBeTruthy();
    expect(screen.getByText('$540.20 a month')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the other quote' }).getAttribute('href')).toBe(
      '/quote/plan-selection/individual/quote/8',
    );
  });

  it('warns when the other quote has ended: its people are in no plan', async () => {
    note({
      IsEnded: true,
      Status: null,
      QuoteStatus: 'Deleted',
      People: [],
      PlanDisplayName: null,
      NetMonthlyRate: null,
    });
    expect(
      await screen.findByText(
        'The other quote is in status Deleted: its people are in no plan. Go back to one plan to insure them.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the other quote' })).toBeNull();
  });

  it('goes back to one plan, to the quote that remains', async () => {
    sent = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
      sent.push({ path: String(path), body: JSON.parse(String(body)) });
      return Promise.resolve(new Response(JSON.stringify(buildIndividualQuote({ Id: 5 }))));
    });
    note();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to one plan' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect(sent[0]).toEqual({ path: '/api/quote/OnePlan/7', body: { Version: 1 } });
  });
});
