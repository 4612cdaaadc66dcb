import { randomUUID } from 'node:crypto';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ProposalSending } from '../../backend/src/quoting/proposals/proposal-sending.table.ts';
import type { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import { ShareAnswer } from '../../backend/src/quoting/proposals/share-answer.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { GroupDashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import type { ProposalHistory, SharedProposal } from '../../shared/src/proposals/proposal.record.ts';
import {
  ENROLLMENT_BEGUN,
  MAX_QUESTION,
  MOST_ANSWERS,
  PLAN_NOT_PROPOSED,
  QUESTION_NEEDED,
  TOO_MANY_ANSWERS,
} from '../../shared/src/proposals/share-answer.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertProposal, insertShareAnswer, insertShareLink, twoPlans } from '../support/proposal-builders.ts';
import { insertQuotedGroup } from './quoted-group.ts';

describe('the page behind a link to a proposal', () => {
  let app: TestApp;
  let agent: User;
  let client: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://quote.example.com' });
    client = await app.visitor();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
  });

  async function shared(given: Partial<Proposal> = {}) {
    const { id: groupId } = await insertGroup(app, agent, { name: 'Two Hearts Bakery' });
    const quote = await insertQuote(app, agent, { groupId, status: 'CreatedProposal' });
    const proposal = await insertProposal(app, agent, quote, { figures: twoPlans(), ...given });
    return { quote, proposal, ...(await insertShareLink(app, agent, proposal)) };
  }
  const page = async (token: string) => (await client.get(`/api/share/${token}`)).body as SharedProposal;
  const answer = (token: string, body: object) =>
    client.post(`/api/share/${token}/answer`).send({ Key: randomUUID(), PlanId: null, Question: '', ...body });
  const ask = (token: string, Question: string, more: object = {}) => answer(token, { Question, ...more });
  const choose = (token: string, PlanId: number, more: object = {}) => answer(token, { PlanId, ...more });
  const listed = async (quoteId: number, user = agent) =>
    ((await (await app.as(user)).get(`/api/proposal/GetProposalHistory/${quoteId}`)).body as ProposalHistory)
      .Proposals[0]!.Shares[0]!.Answers;
  const row = async () => ((await (await app.as(agent)).get('/api/dashboard')).body as GroupDashboardRow[])[0]!;
  const mails = async () => {
    while (await app.get(Worker).runOnce());
    return (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
  };

  it('has the figures of the proposal as it was made, whatever is chosen afterwards', async () => {
    const [gold, silver] = [
      await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 500' })),
      await sellPlan(app.database, buildPlan({ displayName: 'PPO Silver 900' })),
    ];
    const quote = await insertQuotedGroup(app, agent, {
      planIds: [gold.id],
      members: [{ employeeNumber: 1 }, { employeeNumber: 2 }],
    });
    const caller = await app.as(agent);
    const made = await caller.get(`/api/proposal/GetProposalForQuote/${quote.id}`);
    const selected = await caller.get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    const { TotalMonthlyRate } = selected.body.Plans[0] as { TotalMonthlyRate: number };
    const again = { SelectedPlanIds: [silver.id], AssignedPlanForMembers: [], SelectedBefore: [gold.id] };
    await caller.put(`/api/plan/PutSelections/${quote.id}`).send(again);
    const { body } = await caller.post(`/api/proposal/Share/${made.headers['x-proposal-id']}`).send({});
    const { Figures } = await page((body.Url as string).split('/p/')[1]!);
    expect(Figures?.Plans).toEqual([
      expect.objectContaining({
        PlanId: gold.id,
        PlanDisplayName: 'PPO Gold 500',
        Employees: 2,
        Premium: TotalMonthlyRate,
        PerEmployee: TotalMonthlyRate / 2,
        Employer: null,
      }),
    ]);
    expect(JSON.stringify(Figures)).not.toContain('Members');
  });

  it('takes the plan that a client would like: the agent reads it in an email, the history and on the dashboard', async () => {
    const { quote, token } = await shared();
    expect((await choose(token, 2)).status).toBe(204);
    expect(await page(token)).toMatchObject({ ChosenPlanId: 2, ChosenAt: app.clock.now().toISOString() });
    expect(await listed(quote.id)).toEqual([
      expect.objectContaining({ PlanName: 'PPO Gold 500', Question: null, HandledAt: null }),
    ]);
    expect((await row()).ClientAnsweredAt).toBe(app.clock.now().toISOString());
    const mail = await mails();
    expect(mail).toContain('<h2>Two Hearts Bakery would like PPO Gold 500</h2>');
    expect(mail).toContain(`href="http://quote.example.com/quote/plan-selection/group/${quote.id}?proposals=history"`);
  });

  it('takes a question, of which nothing is stored or shown in plain', async () => {
    const { quote, id, token } = await shared();
    expect((await ask(token, ' Is <b>Dr. Ruiz</b> in? ')).status).toBe(204);
    expect(await listed(quote.id)).toEqual([
      expect.objectContaining({ PlanName: null, Question: 'Is <b>Dr. Ruiz</b> in?' }),
    ]);
    expect(await mails()).toContain('Is &lt;b&gt;Dr. Ruiz&lt;/b&gt; in?');
    const stored = await app.database.manager.findBy(ShareAnswer, { shareLinkId: id });
    expect(JSON.stringify([stored, await page(token)])).not.toContain('Ruiz');
  });

  it('says in which language the page was read, and the question as it was typed', async () => {
    const { quote, token } = await shared();
    expect((await ask(token, '¿Está el Dr. Ruiz en la red?', { Language: 'es' })).status).toBe(204);
    expect((await choose(token, 2, { Language: 'ar' })).status).toBe(204);
    expect(await listed(quote.id)).toMatchObject([
      { PlanName: 'PPO Gold 500', Language: 'ar' },
      { Question: '¿Está el Dr. Ruiz en la red?', Language: 'es' },
    ]);
    const mail = await mails();
    expect(mail).toContain('on the page of the proposal that you shared, read in Spanish.');
    expect(mail).toContain('¿Está el Dr. Ruiz en la red?');
    expect((await ask(token, 'Hallo?', { Language: 'de' })).status).toBe(400);
  });

  it('takes an answer once, however often it is sent', async () => {
    const { quote, token } = await shared();
    const Key = randomUUID();
    const statuses = [await ask(token, 'And dental?', { Key }), await ask(token, 'And dental?', { Key })];
    await choose(token, 1);
    await choose(token, 1);
    await choose(token, 2);
    expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await listed(quote.id)).map(({ PlanName }) => PlanName)).toEqual(['PPO Gold 500', 'HMO Gold 1000', null]);
    expect((await mails()).match(/asks a question<\/h2>/g)).toHaveLength(1);
  });

  it('waits for the agent until it is marked as answered', async () => {
    const { quote, token } = await shared();
    await ask(token, 'And dental?');
    const [{ Id } = { Id: 0 }] = await listed(quote.id);
    const mark = async (user: User) => (await (await app.as(user)).put(`/api/proposal/MarkAnswered/${Id}`)).status;
    expect(await mark(await insertAgentUser(app))).toBe(404);
    expect((await row()).ClientAnsweredAt).not.toBeNull();
    expect(await mark(agent)).toBe(204);
    const [handled] = await listed(quote.id);
    expect([handled?.HandledAt, (await row()).ClientAnsweredAt]).toEqual([app.clock.now().toISOString(), null]);
    app.clock.advance(5_000);
    expect(await mark(await insertSalesUser(app))).toBe(204);
    expect((await listed(quote.id))[0]?.HandledAt).toBe(handled?.HandledAt);
  });

  it('has an end, in the life of the link', async () => {
    const { id, token } = await shared();
    for (let count = 1; count < MOST_ANSWERS; count += 1) {
      await insertShareAnswer(app, id);
    }
    expect((await ask(token, 'The last?')).status).toBe(204);
    app.clock.advance(60_000);
    const { status, body } = await ask(token, 'One more?');
    expect([status, body.Message]).toEqual([422, TOO_MANY_ANSWERS]);
  });

  it.each<[string, object, number, string | null]>([
    ['a plan that is not proposed', { PlanId: 3 }, 422, PLAN_NOT_PROPOSED],
    ['an empty question', { Question: ' ' }, 422, QUESTION_NEEDED],
    ['a question that is too long', { Question: 'x'.repeat(MAX_QUESTION + 1) }, 400, null],
    ['no key', { Key: 'x' }, 400, null],
  ])('refuses %s', async (_what, body, expected, message) => {
    const { quote, token } = await shared();
    const refused = await answer(token, body);
    expect(refused.status).toBe(expected);
    if (message) {
      expect(refused.body.Message).toBe(message);
    }
    expect(await listed(quote.id)).toEqual([]);
  });

  it('takes no choice once enrollment has begun, and says so; questions still', async () => {
    const { quote, token } = await shared();
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'Enrolling' });
    expect((await page(token)).ChoiceProblem).toBe(ENROLLMENT_BEGUN);
    const refused = await choose(token, 1);
    expect([refused.status, refused.body.Message]).toEqual([409, ENROLLMENT_BEGUN]);
    expect((await ask(token, 'And dental?')).status).toBe(204);
  });

  it('says that a newer proposal was sent, not that one was only made', async () => {
    const { quote, token } = await shared();
    const newer = await insertProposal(app, agent, quote);
    expect((await page(token)).IsSuperseded).toBe(false);
    const sending = { proposalId: newer.id, sentByUserId: agent.id, sentAt: app.clock.now(), how: 'Marked' as const };
    await app.database.manager.insert(ProposalSending, sending);
    expect((await page(token)).IsSuperseded).toBe(true);
  });

  it('takes nothing by a link that ended, was withdrawn or never was', async () => {
    const [over, revoked] = [await shared(), await shared()];
    await (await app.as(agent)).put(`/api/proposal/RevokeShare/${revoked.id}`);
    app.clock.advance(86_400_000);
    const answers = [await ask(over.token, 'Hi'), await ask(revoked.token, 'Hi'), await ask('A'.repeat(86), 'Hi')];
    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
      Array.from({ length: 3 }, () => [404, SHARE_LINK_NOT_VALID]),
    );
    expect(await app.database.manager.countBy(ShareAnswer, { shareLinkId: over.id })).toBe(0);
  });
});
