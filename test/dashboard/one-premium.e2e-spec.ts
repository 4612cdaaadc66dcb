import { In } from 'typeorm';
import { Application } from '../../backend/src/enrollment/parts/application/application.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { MemberPlan } from '../../backend/src/quoting/quote-plans/member-plan.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { EmployerPages } from '../../shared/src/enrollment/employer-signature.record.ts';
import { formatDollars } from '../../shared/src/formats/currency.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import type { SelectedPlansResponse } from '../../shared/src/plans/plan.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertApplication } from '../support/application-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertEmployerLink } from '../support/signing-builders.ts';
import { openRenewal, type Renewal } from '../support/renewal-builders.ts';

/** Two employees, one with a spouse, in two medical plans and dental. */
const PEOPLE = [
  { employeeNumber: 1, lastName: 'Alder', medicalStatus: 'Enroll', dentalStatus: 'Enroll' },
  { employeeNumber: 1, lastName: 'Alder', relationship: 'Spouse', medicalStatus: 'Enroll', dentalStatus: 'Enroll' },
  { employeeNumber: 2, lastName: 'Birch', medicalStatus: 'Enroll', dentalStatus: 'Waive' },
] as const;

describe('what a quote costs', () => {
  let app: TestApp;
  let agent: User;
  let plans: Plan[];
  let renewal: Renewal;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    plans = [
      await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 1000', businessYear: 2027 }), {
        rateOf: () => 50_011,
      }),
      await sellPlan(app.database, buildPlan({ displayName: 'PPO Silver 2500', businessYear: 2027 }), {
        rateOf: () => 40_007,
      }),
      await sellPlan(app.database, buildPlan({ coverage: 'dental', displayName: 'Smile', businessYear: 2027 }), {
        rateOf: () => 3_003,
      }),
    ];
    renewal = await openRenewal(app, agent, [], { people: [...PEOPLE] });
  });
  afterAll(() => app.close());

  const idOf = (name: string) => plans.find(({ displayName }) => displayName === name)!.id;

  /** Saves the three plans, with these employees in these plans. */
  async function save(assigned: Record<number, string>): Promise<SelectedPlansResponse> {
    await app.database.manager.update('Quote', { id: renewal.quote.id }, { status: 'Quoting' });
    const employees = await app.database.manager.findBy(CensusMember, {
      quoteId: renewal.quote.id,
      relationship: 'Self',
    });
    const caller = await app.as(agent);
    const answer = await caller.put(`/api/plan/PutSelections/${renewal.quote.id}`).send({
      SelectedPlanIds: plans.map(({ id }) => id),
      AssignedPlanForMembers: employees.flatMap(({ id, employeeNumber }) =>
        assigned[employeeNumber] ? [{ MemberId: id, PlanId: idOf(assigned[employeeNumber]) }] : [],
      ),
    });
    expect([answer.status, answer.body.Message]).toEqual([200, undefined]);
    return answer.body as SelectedPlansResponse;
  }

  const takenOf = ({ Plans }: SelectedPlansResponse) =>
    Plans.map(({ Taken }) => Taken && [Taken.Members, Taken.MonthlyRate]);
  const rowOf = async () => {
    const { body } = await (await app.as(agent)).get('/api/dashboard');
    return (body as DashboardRow[]).find(({ LQID }) => LQID === renewal.quote.id)!;
  };

  it('is at least the cheapest plan of each coverage until everybody is in one, and is called that', async () => {
    const selected = await save({ 1: 'PPO Gold 1000' });
    // 3 × 400.07 + 2 × 30.03
    const premium = { Amount: 1_260.27, IsLowest: true };
    expect(selected.Premium).toEqual(premium);
    expect(takenOf(selected)).toEqual([null, null, [2, 60.06]]);
    expect((await rowOf()).Premium).toEqual(premium);
    const { body } = await (await app.as(agent)).get('/api/dashboard/figures');
    expect(body.Pipeline).toEqual([
      { Status: 'Quoting', Quotes: 1, Premium: { Known: 0, KnownQuotes: 0, AtLeast: 1_260.27, AtLeastQuotes: 1 } },
    ]);
  });

  it('is what everybody’s own plan costs once all are assigned, wherever it stands', async () => {
    const selected = await save({ 1: 'PPO Gold 1000', 2: 'PPO Silver 2500' });
    // 2 × 500.11 + 400.07 + 2 × 30.03
    const premium = { Amount: 1_460.35, IsLowest: false };
    expect(selected.Premium).toEqual(premium);
    expect(takenOf(selected)).toEqual([
      [2, 1_000.22],
      [1, 400.07],
      [2, 60.06],
    ]);
    const caller = await app.as(agent);
    expect((await rowOf()).Premium).toEqual(premium);
    expect((await caller.get(`/api/plan/GetSelectedPlansDetails/${renewal.quote.id}`)).body.Premium).toEqual(premium);
    const figures = (await caller.get('/api/dashboard/figures')).body;
    expect(figures.Pipeline[0].Premium).toEqual({ Known: 1_460.35, KnownQuotes: 1, AtLeast: 0, AtLeastQuotes: 0 });
  });

  it('is on the application that the employer signs, by plan with its members, and in all', async () => {
    await save({ 1: 'PPO Gold 1000', 2: 'PPO Silver 2500' });
    await app.database.manager.update('Quote', { id: renewal.quote.id }, { status: 'Enrolling' });
    await insertApplication(app, agent, renewal.quote);
    const { body } = await (await app.as(agent)).get(`/api/enrollment/GetApplication/${renewal.quote.id}`);
    const text = pdfText(body).replaceAll(/[·\s]+/g, ' ');
    expect(text).toContain('Total: $1,460.35 a month.');
    expect(text).toMatch(/PPO Gold 1000[^$]*\$1,000\.22 a month for 2 members/);
    expect(text).toMatch(/PPO Silver 2500[^$]*\$400\.07 a month for 1 member/);
  });

  it.each<[what: string, assigned: Record<number, string>, premium: number, isLowest: boolean]>([
    ['everybody in a plan of their own', { 1: 'PPO Gold 1000', 2: 'PPO Silver 2500' }, 1_460.35, false],
    ['everybody in one plan', { 1: 'PPO Silver 2500', 2: 'PPO Silver 2500' }, 1_260.27, false],
    ['nobody in a plan yet', {}, 1_260.27, true],
  ])('is one number with %s: in the list, its file, the selection and on the employer’s page', async (...given) => {
    const [, assigned, premium, isLowest] = given;
    const { Premium } = await save(assigned);
    const caller = await app.as(agent);
    const list = { List: 'quotes', Order: 'Group', Direction: 'ASC' };
    const { text } = await caller.post('/api/dashboard/rows.csv').send(list);
    const [head, ...lines] = text.trim().split('\r\n');
    const at = head!.split(',').indexOf('Premium');
    const [line] = lines.filter((each) => each.startsWith(`${renewal.group.name},`));
    const inFile = Number(line!.split(',')[at]);
    expect(line!.split(',')[head!.split(',').indexOf('Premium is the lowest')]).toBe(isLowest ? 'Yes' : 'No');
    expect([Premium, (await rowOf()).Premium, inFile]).toEqual([
      { Amount: premium, IsLowest: isLowest },
      { Amount: premium, IsLowest: isLowest },
      premium,
    ]);
    const { manager } = app.database;
    await manager.update('Quote', { id: renewal.quote.id }, { status: 'SignatureRequired' });
    if (!(await manager.existsBy(Application, { quoteId: renewal.quote.id }))) {
      await insertApplication(app, agent, renewal.quote);
    }
    const { Token, Code } = await insertEmployerLink(app, agent, renewal.quote);
    const visitor = await app.visitor();
    const { body } = await visitor.post('/api/employersignature/Open').send({ Token, Code });
    const read = JSON.stringify((body as EmployerPages).Sections);
    const words = `Total: ${isLowest ? 'at least ' : ''}${formatDollars(premium)} a month`;
    expect(read).toContain(words);
    const { body: paper } = await visitor.post('/api/employersignature/Application').send({ Token, Code });
    expect(pdfText(paper as Buffer).replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('is in the proposal, by medical plan for all, and for everybody in the plan of their own', async () => {
    await save({ 1: 'PPO Gold 1000', 2: 'PPO Silver 2500' });
    const { body } = await (await app.as(agent)).get(`/api/proposal/GetProposalForQuote/${renewal.quote.id}`);
    const text = pdfText(body as Buffer).replaceAll(/\s+/g, ' ');
    // 3 × 400.07, 2 × 500.11 + 400.07, 3 × 500.11, and 2 × 30.03
    expect(text).toMatch(/PPO Silver 2500 \$1,200\.21/);
    expect(text).toMatch(/Each in the assigned plan \$1,400\.29/);
    expect(text).toMatch(/PPO Gold 1000 \$1,500\.33/);
    expect(text).toContain('Smile, $60.06 a month');
  });

  it('is the sum of its members’ stored rates', async () => {
    await save({ 1: 'PPO Silver 2500', 2: 'PPO Silver 2500' });
    const members = await app.database.manager.findBy(CensusMember, { quoteId: renewal.quote.id });
    const rates = await app.database.manager.find(MemberPlan, {
      where: {
        memberId: In(members.map(({ id }) => id)),
        quotePlan: { planId: In([idOf('PPO Silver 2500'), idOf('Smile')]) },
      },
    });
    const sum = rates.reduce((so, { rateCents }) => so + rateCents, 0) / 100;
    expect((await rowOf()).Premium).toEqual({ Amount: sum, IsLowest: false });
    expect(sum).toBe(1_260.27);
  });

  it('counts in the premium in review of staff once it is submitted', async () => {
    await save({ 1: 'PPO Gold 1000', 2: 'PPO Silver 2500' });
    await app.database.manager.update('Quote', { id: renewal.quote.id }, { status: 'Complete' });
    const { body } = await (await app.as(await insertSalesUser(app))).get('/api/sales/GetHome');
    expect(body.ReviewPremium).toEqual({ Known: 1_460.35, KnownQuotes: 1, AtLeast: 0, AtLeastQuotes: 0 });
  });
});
