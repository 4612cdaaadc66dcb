import type { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertSalesUser } from '../support/people.ts';

const ROLE = { roles: [ROLES.individualAgent] };

describe('the agents of a household’s quote', () => {
  let app: TestApp;
  /** Of one agency; the first is an agent-broker. */
  let broker: Agent;
  let colleague: Agent;
  let stranger: Agent;
  let brokerUser: User;
  let colleagueUser: User;
  let staff: User;

  beforeAll(async () => {
    app = await startApp();
    const [agencyId, otherId] = [(await app.insert(buildAgency())).id, (await app.insert(buildAgency())).id];
    broker = await app.insert(buildAgent({ agencyId, isAgentBroker: true }));
    colleague = await app.insert(buildAgent({ agencyId }));
    stranger = await app.insert(buildAgent({ agencyId: otherId }));
    brokerUser = await app.insertUser({ ...ROLE, agentId: broker.id });
    colleagueUser = await app.insertUser({ ...ROLE, agentId: colleague.id });
    staff = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const change = async (
    user: User,
    { id, version, quoteType }: Quote,
    agents: readonly Agent[] | undefined,
    more = {},
  ) =>
    (await app.as(user)).put('/api/quote').send({
      Id: id,
      Version: version,
      QuoteType: quoteType,
      ...(agents && { AssociatedAgents: agents.map(({ srcAgentId }) => ({ SrcAgentId: srcAgentId })) }),
      ...more,
    });
  const storedAgents = async ({ id }: Quote) =>
    (await app.database.manager.find(QuoteAgent, { where: { quoteId: id }, order: { position: 'ASC' } })).map(
      ({ agentId }) => agentId,
    );

  it('are changed by staff, who hand the quote to another agent, and it says so in the history', async () => {
    const quote = await insertIndividualQuote(app, colleagueUser);
    const { status, body } = await change(staff, quote, [stranger]);
    expect([status, body.AssociatedAgents.map(({ Id }: { Id: number }) => Id), body.Version]).toEqual([
      200,
      [stranger.id],
      quote.version + 1,
    ]);
    const seen = await (await app.as(colleagueUser)).get(`/api/quote/${quote.id}`);
    expect(seen.status).toBe(404);
    const { manager } = app.database;
    const where = { subject: 'quote', subjectId: String(quote.id) };
    const [event] = await manager.find(AuditEvent, { where, order: { id: 'DESC' }, take: 1 });
    expect([event?.action, event?.fields]).toEqual(['change-individual-quote', 'AssociatedAgents']);
  });

  it('are two of an agent-broker, and both may stay when one of them changes the quote', async () => {
    const quote = await insertIndividualQuote(app, brokerUser);
    expect((await change(brokerUser, quote, [broker, colleague])).status).toBe(200);
    expect(await storedAgents(quote)).toEqual([broker.id, colleague.id]);
    const { status } = await change(colleagueUser, { ...quote, version: quote.version + 1 }, [broker, colleague], {
      Name: 'Both of us',
    });
    expect([status, await storedAgents(quote)]).toEqual([200, [broker.id, colleague.id]]);
  });

  it('stay where they are left out', async () => {
    const quote = await insertIndividualQuote(app, colleagueUser);
    expect((await change(colleagueUser, quote, undefined, { Name: 'Renamed' })).status).toBe(200);
    expect(await storedAgents(quote)).toEqual([colleague.id]);
  });

  it.each([
    ['nobody', () => colleagueUser, () => [], 'At least one agent is required.'],
    ['two of an agent', () => colleagueUser, () => [colleague, broker], 'No more than one agent can be assigned'],
    ['someone else of an agent', () => colleagueUser, () => [broker], 'You cannot assign this agent.'],
    ['an agent of another agency', () => brokerUser, () => [broker, stranger], 'You cannot assign this agent.'],
    [
      'only a colleague of an agent-broker, who would lose the quote',
      () => brokerUser,
      () => [colleague],
      'At least one of the agents must be one whose quotes you see.',
    ],
  ] as [string, () => User, () => Agent[], string][])('cannot be %s', async (_who, userOf, agentsOf, message) => {
    const user = userOf();
    const quote = await insertIndividualQuote(app, user);
    const { status, body } = await change(user, quote, agentsOf());
    expect([status, body.Message, body.Fields]).toEqual([422, message, { AssociatedAgents: [message] }]);
    expect(await storedAgents(quote)).toEqual([user.agentId]);
  });

  it('are not changed over someone else’s version, in another’s quote, or once the quote is enrolling', async () => {
    const quote = await insertIndividualQuote(app, colleagueUser);
    expect((await change(staff, { ...quote, version: quote.version + 1 }, [stranger])).body.Code).toBe('STALE_VERSION');
    expect((await change(brokerUser, quote, [broker])).status).toBe(404);
    const enrolling = await insertIndividualQuote(app, colleagueUser, { status: 'Enrolling' });
    expect((await change(staff, enrolling, [stranger])).body.Code).toBe('WRONG_STATE');
    expect([await storedAgents(quote), await storedAgents(enrolling)]).toEqual([[colleague.id], [colleague.id]]);
  });
});
