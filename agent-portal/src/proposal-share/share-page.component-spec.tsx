import { fireEvent, screen, within } from '@testing-library/react';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import { ENROLLMENT_BEGUN, QUESTION_NEEDED, TOO_MANY_ANSWERS } from '#shared/proposals/share-answer';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
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

let told: SharedProposal | null;
let sent: { Key: string; PlanId: number | null; Question: string }[];
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
    expect(sent[0]).toMatchObject({ PlanId: 2, Question: '' });
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
