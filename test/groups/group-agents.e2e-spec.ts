import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { AT_LEAST_ONE_AGENT } from '../../shared/src/groups/group-rules.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { groupBody } from '../support/group-builders.ts';
import { insertSalesUser } from '../support/people.ts';

const ONE = 'No more than one agent can be assigned';
const TWO = 'No more than two agents can be assigned';
const NOT_YOURS = 'You cannot assign this agent.';

/** One agency under a general agency: an agent, an agent admin, an agent-broker. Somebody else works elsewhere. */
describe('assigning agents to a group', () => {
  let app: TestApp;
  const users: Record<string, User> = {};
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    const general = await app.insert(buildAgency());
    const agency = await app.insert(buildAgency({ generalAgencyId: general.id }));
    const elsewhere = await app.insert(buildAgency());
    const insert = async (name: string, agencyId: number, given: Partial<User> = {}, isAgentBroker = false) => {
      const { id } = await app.insert(buildAgent({ agencyId, isAgentBroker }));
      ids[name] = id;
      users[name] = await app.insertUser({ roles: [ROLES.smallGroupAgent], agentId: id, ...given });
    };
    await insert('agent', agency.id);
    await insert('admin', agency.id, { roles: [ROLES.smallGroupAgentAdmin] });
    await insert('broker', agency.id, {}, true);
    await insert('general', general.id, { isGeneralAgent: true });
    await insert('stranger', elsewhere.id);
    users.sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const agentsOf = (names: string[]) => names.map((name) => ({ Id: ids[name]! }));
  const create = async (who: string, names: string[]) => {
    app.clock.advance(3_000);
    return (await app.as(users[who]!)).post('/api/group').send(groupBody({ AssociatedAgents: agentsOf(names) }));
  };
  const edit = async (who: string, group: object, names: string[]) =>
    (await app.as(users[who]!)).put('/api/group').send({ ...group, AssociatedAgents: agentsOf(names) });

  it.each`
    who          | agents                          | message
    ${'agent'}   | ${[]}                           | ${AT_LEAST_ONE_AGENT}
    ${'agent'}   | ${['agent']}                    | ${null}
    ${'agent'}   | ${['agent', 'admin']}           | ${ONE}
    ${'agent'}   | ${['admin']}                    | ${NOT_YOURS}
    ${'admin'}   | ${['agent']}                    | ${null}
    ${'admin'}   | ${['agent', 'admin']}           | ${ONE}
    ${'admin'}   | ${['general']}                  | ${NOT_YOURS}
    ${'general'} | ${['agent']}                    | ${null}
    ${'general'} | ${['stranger']}                 | ${NOT_YOURS}
    ${'general'} | ${['agent', 'admin']}           | ${ONE}
    ${'sales'}   | ${['stranger']}                 | ${null}
    ${'sales'}   | ${['stranger', 'agent']}        | ${ONE}
    ${'broker'}  | ${[]}                           | ${AT_LEAST_ONE_AGENT}
    ${'broker'}  | ${['broker']}                   | ${null}
    ${'broker'}  | ${['broker', 'agent']}          | ${null}
    ${'broker'}  | ${['broker', 'agent', 'admin']} | ${TWO}
    ${'broker'}  | ${['broker', 'stranger']}       | ${NOT_YOURS}
    ${'broker'}  | ${['broker', 'broker']}         | ${'An agent can be assigned once only.'}
  `('$who assigns $agents: $message', async ({ who, agents, message }) => {
    const { status, body } = await create(who, agents);
    expect([status, body.Fields?.AssociatedAgents ?? null]).toEqual(message ? [422, [message]] : [201, null]);
  });

  it.each`
    who        | agents                          | message
    ${'sales'} | ${['broker', 'agent']}          | ${null}
    ${'sales'} | ${['broker', 'stranger']}       | ${null}
    ${'sales'} | ${['agent']}                    | ${null}
    ${'sales'} | ${[]}                           | ${AT_LEAST_ONE_AGENT}
    ${'sales'} | ${['broker', 'agent', 'admin']} | ${TWO}
    ${'agent'} | ${['broker', 'agent']}          | ${null}
    ${'agent'} | ${['agent', 'broker']}          | ${null}
    ${'agent'} | ${['agent', 'admin']}           | ${NOT_YOURS}
  `('of a group with two, $who makes them $agents: $message', async ({ who, agents, message }) => {
    const { body: group } = await create('broker', ['broker', 'agent']);
    const { status, body } = await edit(who, group, agents);
    expect([status, body.Fields?.AssociatedAgents ?? null]).toEqual(message ? [422, [message]] : [200, null]);
  });

  it('keeps the limit of one for a group that has one', async () => {
    const { body: group } = await create('agent', ['agent']);
    const { status, body } = await edit('sales', group, ['agent', 'broker']);
    expect([status, body.Fields.AssociatedAgents]).toEqual([422, [ONE]]);
  });
});
