import { GroupAgent } from '../../backend/src/quoting/groups/group-agent.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { groupBody } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const MINUTE_MS = 60_000;

describe("the order of an agent's groups", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
  });
  afterAll(() => app.close());

  /** When the group changed last: as it says itself, and as it is noted with each of its agents. */
  const changedAt = async (groupId: number): Promise<Date[]> => {
    const { activityAt } = await app.database.manager.findOneByOrFail(Group, { id: groupId });
    const agents = await app.database.manager.findBy(GroupAgent, { groupId });
    return [activityAt, ...agents.map((agent) => agent.activityAt)];
  };

  it('is that of the last change, whatever has changed', async () => {
    const [agent, other] = [await insertAgentUser(app), await insertAgentUser(app)];
    const sales = await app.as(await insertSalesUser(app));
    const send = async (method: 'post' | 'put', path: string, body: object) => {
      app.clock.advance(MINUTE_MS);
      const answer = await sales[method](path).send(body);
      expect([path, answer.status]).toEqual([path, method === 'post' ? 201 : 200]);
      return answer.body;
    };
    const group = await send('post', '/api/group', groupBody({ AssociatedAgents: [{ Id: agent.agentId }] }));
    expect(await changedAt(group.Id)).toEqual([app.clock.now(), app.clock.now()]);

    const quote = await send('post', '/api/quote', { GroupId: group.Id, QuoteType: 'SmallGroupNewBusiness' });
    expect(await changedAt(group.Id)).toEqual([app.clock.now(), app.clock.now()]);

    await send('put', '/api/quote', { Id: quote.Id, Version: quote.Version, Name: 'Renamed' });
    expect(await changedAt(group.Id)).toEqual([app.clock.now(), app.clock.now()]);

    const edited = await send('put', '/api/group', { ...group, GroupName: 'Renamed' });
    expect(await changedAt(group.Id)).toEqual([app.clock.now(), app.clock.now()]);

    await send('put', '/api/group', { ...edited, AssociatedAgents: [{ Id: other.agentId }] });
    expect(await changedAt(group.Id)).toEqual([app.clock.now(), app.clock.now()]);
  });
});
