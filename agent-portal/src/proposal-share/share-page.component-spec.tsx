import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { SHORT_TERM_IN_PLAIN_WORDS } from '#shared/eligibility/short-term';
import { medicaidFirst, MIXED_POLICY } from '#shared/eligibility/subsidy-words';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import { ENROLLMENT_BEGUN, QUESTION_NEEDED, TOO_MANY_ANSWERS } from '#shared/proposals/share-answer';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { queryClient } from '../app/query-client.ts';
import { ProposalShareScreen } from './ProposalShareScreen.tsx';

const COST = { Employees: 12, Employer: null, EmployeesPay: null };
const plan = (PlanId: number, PlanDisplayName: string, PerEmployee: number) => ({
  ...COST,
  PlanId,
  PlanDisplayName,
  Coverage: 'medical' as const,
  MetalTier: 'Gold' as const,
  ProviderNetworkType: 'PPO' as const,
  Premium: PerEmployee * 12,
  PerEmployee,
  Deductible: 1000,
  OutOfPocketMaximum: 5000,
  FullPremium: null,
});
const PROPOSAL = {
  Kind: 'Proposal',
  GroupName: 'Lakeshore Tool',
  EffectiveDate: '2027-01-01',
  MadeOn: '2026-11-20',
  ExpiresAt: '2026-12-04T15:00:00.000Z',
  FileName: 'Proposal.pdf',
  Language: 'en',
  Size: 1000,
  AgencyLogoOf: null,
  CarrierLogoOf: null,
  Figures: {
    InsurerName: 'Great Lakes Health Plan',
    Plans: [plan(1, 'HMO Gold 1000', 500.25), plan(2, 'PPO Gold 500', 700)],
    Assigned: null,
    Household: null,
  },
  ChoiceProblem: null,
  IsSuperseded: false,
  ChosenPlanId: null,
  ChosenAt: null,
  Agents: [
    { Name: 'Ada Byron', AgencyName: 'Benefits', Phone: '3135550100', Email: 'ada@example.com', NpnNumber: '1' },
  ],
} as unknown as SharedProposal;

const doctor = (Name: string, InNetwork: number[], NotInNetwork: number[]) => ({
  ...{ PCPId: Name, Name, Specialty: null, InNetwork, NotInNetwork },
});
/** Of a household with a tax credit, of whom some may get Medicaid instead. */
const COMPARISON = {
  Kind: 'Comparison',
  IsSuperseded: true,
  Figures: {
    ...PROPOSAL.Figures!,
    Plans: PROPOSAL.Figures!.Plans.map((each) => ({
      ...each,
      ...{ Employees: 0, PerEmployee: null, Premium: each.PlanId * 1300.5, FullPremium: each.PlanId * 1700 },
      ...{ Deductible: null, MetalTier: each.PlanId === 1 ? 'Silver' : 'Catastrophic' },
    })),
    Household: {
      People: 4,
      Credit: '$600.00 of the $612.40 tax credit granted by the marketplace',
      Notes: [
        medicaidFirst(
          new Set(['children', 'pregnant', 'adults']),
          { children: 5_330_000, pregnant: 6_480_000, adults: 3_497_000 },
          12_345,
        ),
        MIXED_POLICY,
      ],
      Notice: SHORT_TERM_IN_PLAIN_WORDS,
      Doctors: [doctor('Ann Lee', [1], [2]), doctor('Bo Ruiz', [], [])],
    },
  },
} as unknown as Partial<SharedProposal>;
const GROUP = {
  ...{ IsSuperseded: true, AgencyLogoOf: 'Benefits', CarrierLogoOf: 'Great Lakes Health Plan' },
  Figures: {
    ...PROPOSAL.Figures!,
    Plans: [
      { ...plan(1, 'HMO Gold 1000', 500.25), Employer: 4000, EmployeesPay: 2003 },
      { ...plan(2, 'PPO Gold 500', 700), Coverage: 'dental', MetalTier: null },
      { ...plan(3, 'Vision Plus', 7), Coverage: 'vision', MetalTier: null },
    ],
    Assigned: { Employees: 12, Premium: 7000, PerEmployee: 583.33, Employer: 4000, EmployeesPay: 3000 },
  },
} as unknown as Partial<SharedProposal>;

const NAMES =
  /Great Lakes Health Plan|Lakeshore Tool|HMO Gold 1000|PPO Gold 500|Vision Plus|Ada Byron|Benefits|Ann Lee|Bo Ruiz|ada@example\.com|Priority Quote|English/g;
/** Words of English that are none of Spanish. */
const ENGLISH =
  /\b(the|your|you|of|from|for|and|not|is|are|has|have|this|that|with|to|on|by|please|month|year|employees?|employer|people|person|plans|agents?|network|known|question|link|open|download|coverage|prepared|credit|gold|silver|loading|medical|call)\b/gi;
/** All that can be read and heard. */
function allSaid(): string {
  const labels = [...document.body.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title, ...labels];
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement?.closest('style')) {
      said.push(texts.currentNode.textContent ?? '');
    }
  }
  return said.join(' | ');
}
function expectSpanish() {
  expect(allSaid().replaceAll(NAMES, '').match(ENGLISH)).toBeNull();
}
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};

let told: SharedProposal | null;
let isOffline: boolean;
let sent: { Key: string; PlanId: number | null; Question: string; Language: string }[];
let refusal: string | null;

const json = (status: number, body: unknown) => new Response(body === null ? null : JSON.stringify(body), { status });
async function show(given: Partial<SharedProposal> = {}) {
  told = { ...PROPOSAL, ...given };
  openRoutes([{ path: '/p/:token', Component: ProposalShareScreen }], '/p/token');
  await screen.findByRole('heading', { name: 'Lakeshore Tool' });
}
const card = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the client’s page of a proposal', () => {
  setUpTab((path, { method = 'GET', body } = {}) => {
    if (isOffline) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    if (method === 'GET') {
      return Promise.resolve(told ? json(200, told) : json(404, { Code: 'NOT_FOUND', Message: SHARE_LINK_NOT_VALID }));
    }
    expect(path).toBe('/api/share/token/answer');
    sent.push(JSON.parse(String(body)));
    if (refusal !== null) {
      return Promise.resolve(json(422, { Code: 'RULE_BROKEN', Message: refusal }));
    }
    told = { ...told!, ChosenPlanId: sent.at(-1)!.PlanId, ChosenAt: '2026-11-21T15:00:00.000Z' } as SharedProposal;
    return Promise.resolve(json(204, null));
  });
  beforeEach(() => {
    sent = [];
    refusal = null;
    isOffline = false;
  });

  it('leads with the name and the amount per employee; each plan has its total', async () => {
    await show();
    expect(screen.getByText(/^from/).textContent).toBe('from $500.25 a month per employee');
    card('HMO Gold 1000').getByText('$6,003.00 a month for 12 employees');
    card('PPO Gold 500').getByText('$8,400.00 a month for 12 employees');
    expect(document.body.textContent).toContain('Great Lakes Health Plan');
  });

  it('says who pays which part, where a contribution is saved', async () => {
    const Plans = [{ ...plan(1, 'HMO Gold 1000', 500), Employer: 4000, EmployeesPay: 2000 }];
    await show({ Figures: { ...PROPOSAL.Figures!, Plans } });
    card('HMO Gold 1000').getByText('Employer pays $4,000.00, employees pay $2,000.00');
    expect(screen.queryByText(/^from/)).toBeNull();
  });

  it('tells the agent which plan the client would like, once for a double click', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'I’d like this one: PPO Gold 500' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Chosen on 11/21/2026, 10:00 AM');
    expect(document.activeElement?.textContent).toMatch(/^Ada Byron has been told\./);
    expect(new Set(sent.map(({ Key }) => Key)).size).toBe(1);
    expect(sent[0]).toMatchObject({ PlanId: 2, Question: '', Language: 'en' });
  });

  it('sends a question, and not an empty one', async () => {
    await show();
    const send = screen.getByRole('button', { name: 'Send question' });
    fireEvent.click(send);
    await screen.findByText(QUESTION_NEEDED);
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Is my doctor in?' } });
    fireEvent.click(send);
    await screen.findByText(/^Your question is on its way\./);
    expect(sent).toEqual([expect.objectContaining({ PlanId: null, Question: 'Is my doctor in?' })]);
    expect(screen.getByLabelText('Your question')).toHaveProperty('value', '');
  });

  it('says why an answer was refused, and keeps what was typed', async () => {
    refusal = TOO_MANY_ANSWERS;
    await show();
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Is my doctor in?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await screen.findByText(TOO_MANY_ANSWERS);
    expect(screen.getByLabelText('Your question')).toHaveProperty('value', 'Is my doctor in?');
  });

  it('offers no choice once enrollment has begun, and says when a newer proposal was sent', async () => {
    await show({ ChoiceProblem: ENROLLMENT_BEGUN, IsSuperseded: true });
    screen.getByText(ENROLLMENT_BEGUN);
    screen.getByText(/^Your agent has sent a newer proposal since\./);
    expect(screen.queryByRole('button', { name: /^I’d like/ })).toBeNull();
  });

  it('of a household leads with what all its people pay after the tax credit, and says whose doctors are in', async () => {
    const plans = PROPOSAL.Figures!.Plans.map((plan) => ({
      ...plan,
      ...{ Employees: 0, PerEmployee: null, Premium: plan.PlanId * 300.5, FullPremium: plan.PlanId * 700 },
    }));
    const doctor = { PCPId: '1', Name: 'Ann Lee', Specialty: null, InNetwork: [1], NotInNetwork: [2] };
    const Household = {
      ...{ People: 4, Notes: ['Ben has MIChild.'], Notice: 'This is not comprehensive coverage.' },
      ...{ Credit: 'an estimated tax credit of $600.00', Doctors: [doctor] },
    };
    await show({ Kind: 'Comparison', Figures: { ...PROPOSAL.Figures!, Plans: plans, Household } });
    screen.getByText('Plan comparison from Great Lakes Health Plan');
    expect(screen.getByText(/^from/).textContent).toBe('from $300.50 a month for 4 people');
    card('HMO Gold 1000').getByText('$700.00 before the tax credit');
    card('HMO Gold 1000').getByText('In network');
    card('PPO Gold 500').getByText('Not in network');
    screen.getByText('Premiums are after an estimated tax credit of $600.00.');
    screen.getByText('Ben has MIChild.');
    screen.getByText('This is not comprehensive coverage.');
    screen.getByText(CHECK_WITH_OFFICE);
    screen.getByText(/Anyone with it can read the comparison: please share it with care\.$/);
    expect(document.body.textContent).not.toMatch(/employee/i);
    fireEvent.click(screen.getByRole('button', { name: 'I’d like this one: PPO Gold 500' }));
    await screen.findByText('Chosen on 11/21/2026, 10:00 AM');
  });

  it.each([
    [
      'proposal',
      GROUP,
      '$583.33 al mes por empleado',
      'Propuesta de seguro médico de grupo de Great Lakes Health Plan',
    ],
    [
      'comparison',
      COMPARISON,
      'desde $1,300.50 al mes para 4 personas',
      'Comparación de planes de Great Lakes Health Plan',
    ],
  ])(
    'has in Spanish no English sentence left: a %s, what is asked and what is chosen',
    async (_what, given, price, title) => {
      await show(given);
      await press('Español');
      screen.getByText(title);
      expect(document.documentElement.lang).toBe('es');
      expect(allSaid().replaceAll(' | ', '')).toContain(price);
      expect(allSaid()).toMatch(/Cobertura a partir del 1 de enero de 2027/);
      expectSpanish();
      await press('Enviar pregunta');
      await screen.findByText('Escriba su pregunta.');
      expectSpanish();
      fireEvent.change(screen.getByLabelText('Su pregunta'), { target: { value: '¿Está mi médico?' } });
      refusal = TOO_MANY_ANSWERS;
      await press('Enviar pregunta');
      await screen.findByText('Este enlace ya se ha usado muchas veces. Llame o escriba a su agente.');
      expectSpanish();
      refusal = null;
      await press('Enviar pregunta');
      await screen.findByText('Su pregunta está en camino. Su agente se comunicará con usted.');
      await press('Me gustaría este: PPO Gold 500');
      await screen.findByText(/^Elegido el 21 de noviembre de 2026/);
      await screen.findByText(/^Se ha informado a Ada Byron\./);
      expect(sent.map(({ Language }) => Language)).toEqual(['es', 'es', 'es']);
      expectSpanish();
    },
  );

  it('says in Spanish why nothing can be chosen, that the server is not there, and that the link has ended', async () => {
    await show({ ...COMPARISON, ChoiceProblem: ENROLLMENT_BEGUN });
    await press('Español');
    await screen.findByText(/^La inscripción ya ha comenzado\./);
    expectSpanish();
    isOffline = true;
    cleanup();
    queryClient.clear();
    openRoutes([{ path: '/p/:token', Component: ProposalShareScreen }], '/p/token');
    await screen.findByRole('button', { name: 'Intentar de nuevo' }, { timeout: 20_000 });
    expectSpanish();
    [isOffline, told] = [false, null];
    await press('Intentar de nuevo');
    await screen.findByRole('heading', { name: 'Este enlace no se puede abrir' }, { timeout: 20_000 });
    expect(document.title).toMatch(/^Error: Este enlace no se puede abrir/);
    expectSpanish();
  });

  it('keeps what was typed in another language; in Arabic from right to left, amounts with Latin digits', async () => {
    await show(COMPARISON);
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Is my doctor in?' } });
    await press('العربية');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(screen.getByLabelText('سؤالك')).toHaveProperty('value', 'Is my doctor in?');
    card('HMO Gold 1000').getByText('$1,300.50');
    expect(document.body.textContent).not.toMatch(/[٠-٩]/);
    await press('English');
    screen.getByText('Premiums are after $600.00 of the $612.40 tax credit granted by the marketplace.');
    expect(screen.getByLabelText('Your question')).toHaveProperty('value', 'Is my doctor in?');
  });

  it('says in which language the PDF is, where it is another one', async () => {
    await show({ Language: 'es' });
    screen.getByText('The PDF is in Spanish.');
    await press('Español');
    expect(document.body.textContent).not.toContain('El PDF está en');
    await press('العربية');
    screen.getByText('ملف PDF مكتوب بالإسبانية.');
  });

  it('marks as English what it does not know', async () => {
    const Household = { ...COMPARISON.Figures!.Household!, Notice: 'The federal notice.' };
    await show({ ...COMPARISON, Figures: { ...COMPARISON.Figures!, Household } });
    await press('العربية');
    expect(screen.getByText('The federal notice.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('is the file alone for proposals without figures', async () => {
    await show({ Figures: null });
    expect(screen.queryByRole('region', { name: 'Plans' })).toBeNull();
    screen.getByRole('link', { name: 'Open the proposal' });
  });

  it('says so when the link is not valid any more', async () => {
    told = null;
    openRoutes([{ path: '/p/:token', Component: ProposalShareScreen }], '/p/token');
    await pass();
    await screen.findByText(SHARE_LINK_NOT_VALID);
  });
});
