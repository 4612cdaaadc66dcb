import { randomUUID } from 'node:crypto';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { NONE_COMPARED } from '../../shared/src/plans/compare-rows.ts';
import type { ProposalHistory, SharedProposal } from '../../shared/src/proposals/proposal.record.ts';
import { ENROLLMENT_BEGUN } from '../../shared/src/proposals/share-answer.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { quotedHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertProvider } from '../support/provider-builders.ts';
import { whileStored } from '../support/while-stored.ts';

describe('the comparison of a household, shared', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  let client: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://quote.example.com' });
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
    await insertProvider(app.database, { npi: '9000000001', networks: ['HMO'] });
    client = await app.visitor();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // The same applicant again within a minute would be taken for a second click.
    app.clock.advance(120_000);
    agent = await insertAgentUser(app, { fullName: 'Ada Agent', roles: [ROLES.individualAgent] });
  });

  const quoted = async () => (await quotedHousehold(app, agent, { planId: plans.ppo })).id;
  const make = async (quoteId: number, body: object = { planIds: [plans.ppo, plans.hmo] }, user = agent) =>
    (await app.as(user)).post(`/api/proposal/MakeComparison/${quoteId}`).send(body);
  const shared = async (quoteId: number) => {
    const { body } = await make(quoteId);
    const link = await (await app.as(agent)).post(`/api/proposal/Share/${body.ProposalId}`).send({});
    return { proposalId: body.ProposalId as number, token: (link.body.Url as string).split('/p/')[1]!, link };
  };
  const page = async (token: string) => (await client.get(`/api/share/${token}`)).body as SharedProposal;
  const answer = (token: string, body: object) =>
    client.post(`/api/share/${token}/answer`).send({ Key: randomUUID(), PlanId: null, Question: '', ...body });
  const history = async (quoteId: number) =>
    (await (await app.as(agent)).get(`/api/proposal/GetProposalHistory/${quoteId}`)).body as ProposalHistory;
  const row = async (quoteId: number) =>
    ((await (await app.as(agent)).get('/api/dashboard')).body as DashboardRow[]).find(({ LQID }) => LQID === quoteId)!;
  const mails = async () => {
    while (await app.get(Worker).runOnce());
    return (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
  };

  it('is stored as it was made, without moving the quote', async () => {
    const quoteId = await quoted();
    const { status, body } = await make(quoteId);
    expect(status).toBe(201);
    const { Total, Proposals } = await history(quoteId);
    expect([Total, Proposals[0]]).toEqual([
      1,
      expect.objectContaining({ Id: body.ProposalId, Kind: 'Comparison', Parts: [], MadeBy: 'Ada Agent' }),
    ]);
    const file = await (await app.as(agent)).get(`/api/proposal/GetProposal/${body.ProposalId}`).buffer(true);
    const text = pdfText(file.body as Buffer).replace(/\s+/g, ' ');
    for (const part of ['Gold PPO', 'Silver HMO', 'NPN 1234567']) {
      expect(text).toContain(part);
    }
    expect((await app.database.manager.findOneByOrFail(Quote, { id: quoteId })).status).toBe('Quoting');
  });

  it('is made in Spanish where the agent wants it, benefits included; not in a language that papers cannot have', async () => {
    const quoteId = await quoted();
    await (await app.as(agent)).put(`/api/plan/PutDoctor/${quoteId}/9000000001`).send({});
    const planIds = [plans.ppo, plans.hmo];
    expect((await make(quoteId, { planIds, language: 'ar' })).status).toBe(400);
    const { body } = await make(quoteId, { planIds, language: 'es' });
    const { Proposals } = await history(quoteId);
    expect(Proposals[0]).toMatchObject({ Id: body.ProposalId, Language: 'es' });
    const file = await (await app.as(agent)).get(`/api/proposal/GetProposal/${body.ProposalId}`).buffer(true);
    const text = pdfText(file.body as Buffer).replaceAll(/\s+/g, ' ');
    for (const part of [
      'Comparación de planes',
      'INICIO DE LA COBERTURA',
      'Prima mensual',
      'En la red',
      'Página 1 de',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Primas mensuales de todo el hogar para la cobertura que comienza el 1 de \w+ de 202\d/);
    expect(text).not.toMatch(/\b(the|your|month|monthly|premium|network|deductible|coverage|prepared|insurer|year)\b/i);
  });

  it('has the ticks of the doctors on paper and on the client’s page', async () => {
    const quoteId = await quoted();
    await (await app.as(agent)).put(`/api/plan/PutDoctor/${quoteId}/9000000001`).send({});
    const { proposalId, token } = await shared(quoteId);
    const file = await (await app.as(agent)).get(`/api/proposal/GetProposal/${proposalId}`).buffer(true);
    expect(pdfText(file.body as Buffer).replace(/\s+/g, ' ')).toMatch(/Ada Lovelace Not known In network/);
    expect((await page(token)).Figures?.Household?.Doctors).toEqual([
      expect.objectContaining({ Name: 'Ada Lovelace', InNetwork: [plans.hmo] }),
    ]);
  });

  it('leads its page with the applicant and what all people pay', async () => {
    const quoteId = await quoted();
    const { token } = await shared(quoteId);
    const found = await page(token);
    expect(found).toMatchObject({ Kind: 'Comparison', GroupName: 'Ada Quixwater', ChoiceProblem: null });
    expect(found.Figures?.Household).toMatchObject({ People: 1, Credit: null, Notice: null });
    const all = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quoteId}`);
    const offered = all.body as { PlanId: number; TotalMonthlyRate: number }[];
    for (const { PlanId, Premium, PerEmployee, FullPremium } of found.Figures!.Plans) {
      const { TotalMonthlyRate } = offered.find((plan) => plan.PlanId === PlanId)!;
      expect([Premium, PerEmployee, FullPremium]).toEqual([TotalMonthlyRate, null, null]);
    }
  });

  it('takes a plan and a question: the agent reads both in an email, the history and on the dashboard', async () => {
    const quoteId = await quoted();
    const { token } = await shared(quoteId);
    expect((await row(quoteId)).ClientAnsweredAt).toBeNull();
    expect((await answer(token, { PlanId: plans.hmo })).status).toBe(204);
    expect((await answer(token, { Question: 'Is <b>Dr. Ruiz</b> in?' })).status).toBe(204);
    expect(await page(token)).toMatchObject({ ChosenPlanId: plans.hmo });
    const [{ Answers } = { Answers: [] }] = (await history(quoteId)).Proposals[0]!.Shares;
    expect(Answers.map(({ PlanName, Question }) => PlanName ?? Question)).toEqual([
      'Is <b>Dr. Ruiz</b> in?',
      'Silver HMO',
    ]);
    expect((await row(quoteId)).ClientAnsweredAt).toBe(app.clock.now().toISOString());
    const mail = await mails();
    expect(mail).toContain('<h2>Ada Quixwater would like Silver HMO</h2>');
    const path = `/quote/plan-selection/individual/quote/${quoteId}?proposals=history`;
    expect(mail).toContain(`href="http://quote.example.com${path}"`);
    for (const { Id } of Answers) {
      expect((await (await app.as(agent)).put(`/api/proposal/MarkAnswered/${Id}`)).status).toBe(204);
    }
    expect((await row(quoteId)).ClientAnsweredAt).toBeNull();
  });

  it('is emailed to the applicant, with words for a household', async () => {
    const quoteId = await quoted();
    const { ProposalId } = (await make(quoteId)).body as { ProposalId: number };
    const caller = await app.as(agent);
    const draft = await caller.get(`/api/proposal/EmailDraft/${ProposalId}`);
    expect(draft.body).toMatchObject({ To: '', Subject: 'Health plans compared for you' });
    const { Subject, Message } = draft.body as { Subject: string; Message: string };
    const body = { To: ['client@example.com'], Subject, Message };
    const sent = await caller.post(`/api/proposal/Email/${ProposalId}`).set('Idempotency-Key', randomUUID()).send(body);
    expect(sent.status).toBe(201);
    const mail = await mails();
    expect(mail).toContain('Compare the plans');
    expect(mail).toContain('Anyone with it can read the comparison.');
    expect((await history(quoteId)).Proposals[0]!.Sendings).toEqual([expect.objectContaining({ How: 'Email' })]);
  });

  it('is no business of another agent, whatever is asked for', async () => {
    const quoteId = await quoted();
    const { proposalId, token } = await shared(quoteId);
    await answer(token, { Question: 'And dental?' });
    const [{ Shares } = { Shares: [] }] = (await history(quoteId)).Proposals;
    const other = await app.as(await insertAgentUser(app));
    const email = { To: ['a@example.com'], Subject: 'x', Message: 'y' };
    const answers = [
      await other.get(`/api/proposal/GetProposal/${proposalId}`),
      await other.put(`/api/proposal/MarkSent/${proposalId}`).send({ How: 'Marked' }),
      await other.post(`/api/proposal/Share/${proposalId}`).send({}),
      await other.get(`/api/proposal/EmailDraft/${proposalId}`),
      await other.post(`/api/proposal/Email/${proposalId}`).set('Idempotency-Key', randomUUID()).send(email),
      await other.put(`/api/proposal/RevokeShare/${Shares[0]!.Id}`),
      await other.put(`/api/proposal/MarkAnswered/${Shares[0]!.Answers[0]!.Id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 404));
    const sales = await app.as(await insertSalesUser(app));
    expect((await sales.get(`/api/proposal/GetProposal/${proposalId}`)).status).toBe(200);
  });

  it('ends with its quote, and with its link', async () => {
    const quoteId = await quoted();
    const { token, link } = await shared(quoteId);
    const other = await shared(quoteId);
    await (await app.as(agent)).put(`/api/proposal/RevokeShare/${link.body.Share.Id}`);
    expect((await client.get(`/api/share/${token}`)).status).toBe(404);
    expect((await client.get(`/api/share/${other.token}`)).status).toBe(200);
    await app.database.manager.update(Quote, { id: quoteId }, { isDeleted: true });
    expect((await client.get(`/api/share/${other.token}`)).status).toBe(404);
  });

  it('is refused without plans, once enrollment has begun, for a group, and where the quote changes meanwhile', async () => {
    const quoteId = await quoted();
    const none = await make(quoteId, { planIds: [] });
    expect([none.status, none.body.Message]).toEqual([422, NONE_COMPARED]);
    const { id: groupId } = await insertGroup(app, agent);
    const ofGroup = await insertQuote(app, agent, { groupId, status: 'Quoting' });
    expect((await make(ofGroup.id)).status).toBe(404);
    const { version: Version } = await app.database.manager.findOneByOrFail(Quote, { id: quoteId });
    const caller = await app.as(agent);
    app.clock.advance(1_000);
    whileStored(app, () =>
      caller.put('/api/quote').send({ Id: quoteId, Version, QuoteType: 'IndividualNewBusiness', Name: 'Another name' }),
    );
    const stale = await make(quoteId);
    expect([stale.status, stale.body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    await app.database.manager.update(Quote, { id: quoteId }, { status: 'Enrolling' });
    const late = await make(quoteId);
    expect([late.status, late.body.Message]).toEqual([409, ENROLLMENT_BEGUN]);
    expect(await app.database.manager.countBy(Proposal, { quoteId })).toBe(0);
  });
});
