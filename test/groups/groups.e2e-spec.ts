import type { User } from '../../backend/src/platform/people/user.table.ts';
import { GroupAgent } from '../../backend/src/quoting/groups/group-agent.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { Location } from '../../backend/src/catalogue/locations/location.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AT_LEAST_ONE_AGENT, FLAG_NOT_YOURS } from '../../shared/src/groups/group-rules.ts';
import { ZIP_WITHOUT_CITY } from '../../shared/src/formats/zip.ts';
import { CHOOSE_COUNTY, NOT_IN_MICHIGAN } from '../../shared/src/groups/group-location.ts';
import { COUNTY_NOT_IN_ZIP, zipIsOf } from '../../shared/src/locations/address-place.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { OPERATIONS_ROLE } from '../../backend/src/platform/account/demo-accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import { groupBody, insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { QUOTE_NOT_FOUND } from '../../backend/src/quoting/quotes/quote-questions.repository.ts';

const TOLEDO = {
  postalCode: '43604',
  city: 'Toledo',
  citySearch: 'toledo',
  stateCode: 'OH',
  countyFips: '39095',
  countyName: 'Lucas',
};

describe('groups', () => {
  let app: TestApp;
  let agent: User;
  let broker: User;
  let sales: User;
  let camad: User;
  let colleagueId: number;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    await app.insert(Object.assign(new Location(), TOLEDO));
    agent = await insertAgentUser(app);
    broker = await insertAgentUser(app);
    const brokerAgent = { id: broker.agentId! };
    await app.database.query(`UPDATE agents SET isAgentBroker = 1 WHERE id = ${brokerAgent.id}`);
    const [row] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${brokerAgent.id}`);
    colleagueId = (await app.insert(buildAgent({ agencyId: row.agencyId }))).id;
    sales = await insertSalesUser(app);
    camad = await app.insertUser({ roles: [OPERATIONS_ROLE, ROLES.camadInternal] });
  });
  afterAll(() => app.close());

  const own = (user: User) => [{ Id: user.agentId! }];
  const create = async (user: User, body: object) => (await app.as(user)).post('/api/group').send(body);
  const edit = async (user: User, body: object) => (await app.as(user)).put('/api/group').send(body);
  const get = async (user: User, path: string) => (await app.as(user)).get(`/api/group/${path}`);
  const countGroups = () => app.database.manager.count(Group);

  describe('creating one', () => {
    it('makes one group out of a double click', async () => {
      const body = groupBody({ GroupName: 'Clicked twice', AssociatedAgents: own(agent) });
      const answers = await Promise.all([create(agent, body), create(agent, body), create(agent, body)]);
      expect(new Set(answers.map(({ body: group }) => group.Id)).size).toBe(1);
      expect(await app.database.manager.countBy(Group, { name: 'Clicked twice' })).toBe(1);
      app.clock.advance(3_000);
      expect((await create(agent, body)).body.Id).not.toBe(answers[0]!.body.Id);
    });

    it('answers the group with the county and rating area of its ZIP', async () => {
      const { status, body } = await create(agent, groupBody({ AssociatedAgents: own(agent) }));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        Version: 1,
        GroupName: "Acme 'Fine' Bakery",
        TaxId: '381234567',
        SICCode: '2051',
        PhoneNumber: '6165550100',
        RateArea: 12,
        Address: {
          General: { City: 'Grand Rapids', County: 'Kent', CountyFips: '26081', FullPostalCode: '49503' },
          Billing: null,
        },
        IsCAMADGroup: false,
        IsAgentBrokerGroup: false,
        RenewalDate: null,
        TotalNumberMembers: 0,
      });
      expect(body.AssociatedAgents.map(({ Id }: { Id: number }) => Id)).toEqual([agent.agentId]);
    });

    it('writes down who created it', async () => {
      const { body } = await create(agent, groupBody({ AssociatedAgents: own(agent) }));
      const event = await app.database.manager.findOneBy(AuditEvent, {
        action: 'create-group',
        subjectId: String(body.Id),
      });
      expect([event?.userId, event?.subject]).toEqual([agent.id, 'group']);
    });

    it.each`
      county         | fips       | area
      ${'St. Clair'} | ${'26147'} | ${3}
      ${'Lapeer'}    | ${'26087'} | ${5}
    `('48014 in $county county lies in rating area $area', async ({ county, fips, area }) => {
      const capac = { City: 'Capac', FullPostalCode: '48014', County: 'x', CountyFips: fips };
      const { body } = await create(agent, groupBody({ AssociatedAgents: own(agent) }, capac));
      expect([body.Address.General.County, body.RateArea]).toEqual([county, area]);
    });

    it('takes the only county of the ZIP where none is named', async () => {
      const { body } = await create(agent, groupBody({ AssociatedAgents: own(agent) }, { CountyFips: '', County: '' }));
      expect([body.Address.General.County, body.Address.General.CountyFips, body.RateArea]).toEqual([
        'Kent',
        '26081',
        12,
      ]);
    });

    it.each([
      ['no agent', { AssociatedAgents: [] }, {}, 'AssociatedAgents', AT_LEAST_ONE_AGENT],
      ['an unknown ZIP', {}, { FullPostalCode: '00001' }, 'Address.General.FullPostalCode', ZIP_WITHOUT_CITY],
      [
        'a ZIP in Ohio',
        {},
        { FullPostalCode: '43604', StateCode: 'OH' },
        'Address.General.FullPostalCode',
        NOT_IN_MICHIGAN,
      ],
      ['the city of another ZIP', {}, { City: 'Detroit' }, 'Address.General.City', zipIsOf('49503', 'Grand Rapids')],
      ['a county elsewhere', {}, { CountyFips: '26147' }, 'Address.General.County', COUNTY_NOT_IN_ZIP],
      [
        'none of several counties',
        {},
        { FullPostalCode: '48014', City: 'Capac', CountyFips: '' },
        'Address.General.County',
        CHOOSE_COUNTY,
      ],
      ['another state', {}, { StateCode: 'OH' }, 'Address.General.StateCode', 'This ZIP code is in another state.'],
      [
        'somebody else’s agent',
        { AssociatedAgents: [{ Id: 2_000_000 }] },
        {},
        'AssociatedAgents',
        'You cannot assign this agent.',
      ],
      [
        'a billing county elsewhere',
        {
          Address: {
            General: groupBody({}).Address.General,
            Billing: { ...groupBody({}).Address.General, CountyFips: '26147' },
          },
        },
        null,
        'Address.Billing.County',
        COUNTY_NOT_IN_ZIP,
      ],
    ])('is refused with %s, and nothing is written', async (_what, given, address, field, message) => {
      const before = await countGroups();
      const request = address
        ? groupBody({ AssociatedAgents: own(agent), ...given }, address)
        : { ...groupBody({ AssociatedAgents: own(agent) }), ...given };
      const { status, body } = await create(agent, request);
      expect([status, body.Code, body.Message, body.Fields[field]]).toEqual([422, 'RULE_BROKEN', message, [message]]);
      expect(await countGroups()).toBe(before);
    });

    it('names every field of the wrong shape', async () => {
      const before = await countGroups();
      const wrong = {
        ...groupBody({ AssociatedAgents: [{ Id: '7' }] }, { FullPostalCode: 49503 }),
        GroupName: '',
        TaxId: '12345',
        SICCode: '12',
        PhoneNumber: '555',
        GroupEmail: 'nobody',
        ReligiousFlag: 'false',
        TotalEligibleEmployees: -1,
        Status: 'Approved',
      };
      const { status, body } = await create(agent, wrong);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
      expect(Object.keys(body.Fields).sort()).toEqual([
        'Address.General.FullPostalCode',
        'AssociatedAgents.0.Id',
        'GroupEmail',
        'GroupName',
        'PhoneNumber',
        'ReligiousFlag',
        'SICCode',
        'Status',
        'TaxId',
        'TotalEligibleEmployees',
      ]);
      expect(await countGroups()).toBe(before);
    });

    it.each([{}, { Address: null }, { Address: {} }, { Address: 'x' }])(
      'refuses the body %j with a message',
      async (body) => {
        const answer = await create(agent, body);
        expect([answer.status, answer.body.Code]).toEqual([400, 'INVALID_INPUT']);
      },
    );
  });

  describe('agents', () => {
    it('keeps an agent-broker from giving a group away by mistake', async () => {
      const { body } = await create(broker, groupBody({ AssociatedAgents: [{ Id: colleagueId }] }));
      expect(body.Fields.AssociatedAgents).toEqual(['At least one of the agents must be one whose groups you see.']);
    });

    it('lets internal staff keep the two agents of an agent-broker group', async () => {
      const created = await create(broker, groupBody({ AssociatedAgents: [...own(broker), { Id: colleagueId }] }));
      const { status, body } = await edit(sales, { ...created.body, GroupName: 'Renamed' });
      expect([status, body.GroupName, body.AssociatedAgents.length]).toEqual([200, 'Renamed', 2]);
    });

    it('gives a new agent the open quotes, and leaves the submitted ones as they were', async () => {
      const group = await insertGroup(app, agent);
      const open = await insertQuote(app, agent, { groupId: group.id, status: 'Quoting' });
      const submitted = await insertQuote(app, agent, { groupId: group.id, status: 'Complete' });
      const stored = (await get(sales, `GetGroupById/${group.id}`)).body;
      await edit(sales, { ...stored, AssociatedAgents: own(broker) });
      const agentOf = async (quoteId: number) =>
        (await app.database.manager.findBy(QuoteAgent, { quoteId })).map(({ agentId }) => agentId);
      expect(await agentOf(open.id)).toEqual([broker.agentId]);
      expect(await agentOf(submitted.id)).toEqual([agent.agentId]);
      expect((await get(agent, `GetGroupById/${group.id}`)).status).toBe(404);
      expect((await get(broker, `GetGroupById/${group.id}`)).status).toBe(200);
    });
  });

  describe('the CAMAD and agent-broker flags', () => {
    const flags = ({ IsCAMADGroup, IsAgentBrokerGroup }: Record<string, boolean>) => [IsCAMADGroup, IsAgentBrokerGroup];
    it.each`
      who         | sent              | stored
      ${'agent'}  | ${[false, false]} | ${[false, false]}
      ${'broker'} | ${[false, false]} | ${[false, true]}
      ${'sales'}  | ${[true, true]}   | ${[true, true]}
      ${'sales'}  | ${[false, false]} | ${[false, false]}
      ${'camad'}  | ${[false, false]} | ${[true, false]}
    `('$who sends $sent and gets $stored', async ({ who, sent, stored }) => {
      const user = { agent, broker, sales, camad }[who as 'agent']!;
      const agents = user.agentId === null ? own(agent) : own(user);
      const body = groupBody({ AssociatedAgents: agents, IsCAMADGroup: sent[0], IsAgentBrokerGroup: sent[1] });
      expect(flags((await create(user, body)).body)).toEqual(stored);
    });

    it.each`
      who         | sent             | fields
      ${'agent'}  | ${[true, true]}  | ${['IsCAMADGroup', 'IsAgentBrokerGroup']}
      ${'broker'} | ${[true, false]} | ${['IsCAMADGroup']}
    `('$who sends $sent and is told that $fields cannot be changed', async ({ who, sent, fields }) => {
      const user = { agent, broker }[who as 'agent']!;
      const given = { AssociatedAgents: own(user), IsCAMADGroup: sent[0], IsAgentBrokerGroup: sent[1] };
      const { status, body } = await create(user, groupBody(given));
      const told = Object.fromEntries((fields as string[]).map((field) => [field, [FLAG_NOT_YOURS]]));
      expect([status, body.Fields]).toEqual([422, told]);
    });

    it('cannot be changed by an agent afterwards, and stay as they were read', async () => {
      const { body } = await create(sales, groupBody({ AssociatedAgents: own(agent), IsCAMADGroup: true }));
      const refused = await edit(agent, { ...body, IsCAMADGroup: false });
      expect([refused.status, refused.body.Fields]).toEqual([422, { IsCAMADGroup: [FLAG_NOT_YOURS] }]);
      expect(flags((await edit(agent, body)).body)).toEqual([true, false]);
    });
  });

  describe('editing one', () => {
    const stored = async () => (await create(agent, groupBody({ AssociatedAgents: own(agent) }))).body;

    it('stores what the form holds and goes up a version', async () => {
      const group = await stored();
      const { status, body } = await edit(agent, { ...group, GroupName: 'New name', TaxId: null });
      expect([status, body.GroupName, body.TaxId, body.Version]).toEqual([200, 'New name', null, 2]);
    });

    it('is told of a current quote that is not the group’s or cannot be seen', async () => {
      const group = await stored();
      const own = await insertQuote(app, agent, { groupId: group.Id });
      const others = [await insertQuote(app, agent), await insertQuote(app, sales), { id: 2_000_000_001 }];
      for (const { id } of others) {
        const { status, body } = await edit(agent, { ...group, CurrentQuoteId: id });
        expect([status, body.Message]).toEqual([404, QUOTE_NOT_FOUND]);
      }
      expect((await edit(agent, { ...group, CurrentQuoteId: own.id })).status).toBe(200);
    });

    it('leaves alone what the form does not hold', async () => {
      const group = await stored();
      const sent = { ...group, RateArea: 1, RenewalDate: '2030-01-01', IsRenewOLFO: true, GroupEnterpriseId: 'X' };
      const { body } = await edit(agent, sent);
      expect(body).toMatchObject({ RateArea: 12, RenewalDate: null, IsRenewOLFO: false, GroupEnterpriseId: null });
    });

    it('tells the second of two people who edit it at the same time', async () => {
      const group = await stored();
      await edit(agent, { ...group, GroupName: 'First' });
      const { status, body } = await edit(sales, { ...group, GroupName: 'Second' });
      expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
      expect((await get(agent, `GetGroupById/${group.Id}`)).body.GroupName).toBe('First');
    });

    it('writes down which fields changed, without their values', async () => {
      const group = await stored();
      await edit(agent, { ...group, GroupName: 'Other', TaxId: '381111111' });
      const event = await app.database.manager.findOneBy(AuditEvent, {
        action: 'edit-group',
        subjectId: String(group.Id),
      });
      expect(event?.fields).toBe('name,taxId');
    });

    it('does not find a group of another agency', async () => {
      const group = await stored();
      const { status, body } = await edit(broker, { ...group, AssociatedAgents: own(broker) });
      expect([status, body.Code]).toEqual([404, 'NOT_FOUND']);
      expect(await app.database.manager.countBy(GroupAgent, { groupId: group.Id, agentId: broker.agentId! })).toBe(0);
    });
  });

  describe('reading one', () => {
    it.each(['GetGroupById/2000000', 'GetGroupByGroupEnterpriseId/NOBODY', 'GetGroupById/2000000/01-01-2027'])(
      '%s is not found',
      async (path) => {
        const { status, body } = await get(sales, path);
        expect([status, body.Code]).toEqual([404, 'NOT_FOUND']);
      },
    );

    it.each(['GetGroupById/0', 'GetGroupById/x', 'GetGroupById/1/13-01-2027', 'GetGroupById/1/x'])(
      '%s is refused',
      async (path) => {
        const { status, body } = await get(sales, path);
        expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
      },
    );

    it('finds a group by its enterprise id, for those who may see it', async () => {
      const group = await insertGroup(app, agent, { groupEnterpriseId: 'G77' });
      expect((await get(agent, 'GetGroupByGroupEnterpriseId/G77')).body.Id).toBe(group.id);
      expect((await get(broker, 'GetGroupByGroupEnterpriseId/G77')).status).toBe(404);
    });

    it.each([
      ['12-31-2026', '2027-01-01'],
      ['01-01-2027', '2027-01-01'],
      ['01-02-2027', '2028-01-01'],
      ['2029-06-01', '2030-01-01'],
    ])('on %s the renewal date is %s', async (day, renewalDate) => {
      const group = await insertGroup(app, agent, { renewalDate: isoDate('2027-01-01') });
      const { body } = await get(agent, `GetGroupById/${group.id}/${day}`);
      expect([body.RenewalDate, body.RenewalMonth]).toEqual([renewalDate, 1]);
    });

    it('counts the people on the census of the newest quote', async () => {
      const group = await insertGroup(app, agent);
      await insertQuote(app, agent, { groupId: group.id });
      expect((await get(agent, `GetGroupById/${group.id}`)).body).toMatchObject({
        TotalNumberMembers: 0,
        TotalNumberEmployees: 0,
      });
    });
  });
});
