import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type Group } from '../../backend/src/quoting/groups/group.table.ts';
import { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

describe('GET /api/proposal/GetProposalForQuote', () => {
  let app: TestApp;
  let agent: User;
  let plan: { id: number };
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    plan = await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 500' }));
  });
  afterAll(() => app.close());

  async function chosenQuote(group: Partial<Group> = {}): Promise<Quote> {
    const { id: groupId } = await insertGroup(app, agent, group);
    const quote = await insertQuote(app, agent, { groupId, status: 'Quoting' });
    await app.insert(buildMember({ quoteId: quote.id }));
    await (
      await app.as(agent)
    )
      .put(`/api/plan/PutSelections/${quote.id}`)
      .send({ SelectedPlanIds: [plan.id], AssignedPlanForMembers: [] });
    return quote;
  }
  const make = async (quoteId: number, query = '', user = agent) =>
    (await app.as(user)).get(`/api/proposal/GetProposalForQuote/${quoteId}${query}`);
  const statusOf = async (quoteId: number) =>
    (await app.database.query(`SELECT status FROM quotes WHERE id = ${quoteId}`))[0].status as string;

  it('answers a PDF with its name, moves the quote to CreatedProposal and notes the digest', async () => {
    const quote = await chosenQuote({ name: 'Müller, "Söhne"\r\nX-Evil: 1' });
    const answer = await make(quote.id);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(decodeURIComponent(answer.headers['x-filename']!)).toContain('Müller, "Söhne"');
    expect(answer.headers['x-evil']).toBeUndefined();
    expect(await statusOf(quote.id)).toBe('CreatedProposal');
    const [noted] = await app.database.manager.findBy(Proposal, { quoteId: quote.id });
    expect(noted?.parts.split(',')).toHaveLength(4);
  });

  it('leaves out the parts that are switched off', async () => {
    const quote = await chosenQuote();
    const whole = await make(quote.id);
    const short = await make(
      quote.id,
      '?RateGrid=false&BenefitSummary=false&CensusSummary=false&ParticipationRules=false&isOldBrowser=false',
    );
    expect(short.body.length).toBeLessThan(whole.body.length);
  });

  it('refuses a switch that is no switch', async () => {
    const quote = await chosenQuote();
    const { status, body } = await make(quote.id, '?RateGrid=perhaps&Nope=true');
    expect([status, Object.keys(body.Fields).sort()]).toEqual([400, ['Nope', 'RateGrid']]);
  });

  it('refuses a quote without plans, and leaves it as it was', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const { status, body } = await make(quote.id);
    expect([status, body.Message]).toEqual([422, 'At least one medical plan must be selected.']);
    expect(await statusOf(quote.id)).toBe('Quoting');
    expect(await app.database.manager.countBy(Proposal, { quoteId: quote.id })).toBe(0);
  });

  it('refuses while the census is being edited', async () => {
    const quote = await insertQuote(app, agent, { status: 'EditingCensus' });
    expect([(await make(quote.id)).status, await statusOf(quote.id)]).toEqual([409, 'EditingCensus']);
  });

  it('refuses agents an OLFO group, but not internal sales', async () => {
    const quote = await chosenQuote({ isRenewOlfo: true });
    const refused = await make(quote.id);
    expect([refused.status, refused.body.Message]).toEqual([
      422,
      'You cannot create a proposal for this group because it is an OLFO group. Please contact the sales team for more information.',
    ]);
    expect((await make(quote.id, '', await insertSalesUser(app))).status).toBe(200);
  });

  it('is hidden from another agency, and another site cannot cause it', async () => {
    const quote = await chosenQuote();
    expect((await make(quote.id, '', await insertAgentUser(app))).status).toBe(404);
    const foreign = await (
      await app.as(agent)
    )
      .get(`/api/proposal/GetProposalForQuote/${quote.id}`)
      .set('Sec-Fetch-Site', 'cross-site');
    expect([foreign.status, await statusOf(quote.id)]).toEqual([403, 'Quoting']);
  });

  it('makes one quote of two clicks at the same time', async () => {
    const quote = await chosenQuote();
    const answers = await Promise.all([make(quote.id), make(quote.id)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await statusOf(quote.id)).toBe('CreatedProposal');
  });
});
