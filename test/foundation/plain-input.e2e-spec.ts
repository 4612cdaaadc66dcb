import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ONE_LINE } from '../../shared/src/formats/text.ts';
import { startApp, type Caller, type TestApp } from '../support/app.ts';
import { groupBody } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

let app: TestApp;
let agent: User;
let caller: Caller;

const body = (changes: object) => groupBody({ AssociatedAgents: [{ Id: agent.agentId! }], ...changes });

describe('plain input', () => {
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
    caller = await app.as(agent);
  });
  afterAll(() => app.close());

  describe('text that is sent', () => {
    it.each(['   ', '\t \u00A0', '\n'])(
      '%j is no group name, for a new group and for one that is there',
      async (GroupName) => {
        const { body: group } = await caller
          .post('/api/group')
          .send(body({ GroupName: `Bakery ${JSON.stringify(GroupName)}` }));
        const before = await app.database.manager.count(Group);
        const answers = [
          await caller.post('/api/group').send(body({ GroupName })),
          await caller.put('/api/group').send({ ...group, GroupName }),
        ];
        expect(answers.map(({ status, body: refused }) => [status, refused.Fields])).toEqual([
          [400, { GroupName: ['Group name is required.'] }],
          [400, { GroupName: ['Group name is required.'] }],
        ]);
        expect(await app.database.manager.count(Group)).toBe(before);
      },
    );

    it.each(['a\n=1', 'a\r\nb', 'a\tb', 'a\u0000b', 'a\u2028b'])(
      '%j is no name of a group, a place or a quote',
      async (text) => {
        const sent = body({ GroupName: text });
        sent.Address.General = { ...sent.Address.General, AddressLine1: text, City: text };
        const { status, body: refused } = await caller.post('/api/group').send(sent);
        const fields = ['GroupName', 'Address.General.AddressLine1', 'Address.General.City'];
        expect([status, refused.Fields]).toEqual([400, Object.fromEntries(fields.map((field) => [field, [ONE_LINE]]))]);
      },
    );

    it('loses the blanks around it, in nested objects too', async () => {
      const sent = body({ GroupName: '  Corner Bakery ' });
      sent.Address.General = { ...sent.Address.General, AddressLine1: ' 1 Monroe Center St NW  ' };
      const { status, body: group } = await caller.post('/api/group').send(sent);
      expect([status, group.GroupName, group.Address.General.AddressLine1]).toEqual([
        201,
        'Corner Bakery',
        '1 Monroe Center St NW',
      ]);
    });

    it('keeps the blanks of a password', async () => {
      const visitor = await app.visitor();
      const { status } = await visitor
        .post('/api/account')
        .send({ UserName: agent.username, Password: ' priority-demo ' });
      expect(status).toBe(401);
    });
  });

  describe('what is said of input that is not valid', () => {
    const fieldsOf = async (changes: object) => {
      const { status, body: refused } = await caller.post('/api/group').send(body(changes));
      expect(status).toBe(400);
      return refused.Fields as Record<string, string[]>;
    };

    it.each([
      [
        'a text that is too long',
        { GroupName: 'x'.repeat(151) },
        { GroupName: ['Group name can have at most 150 characters.'] },
      ],
      ['a text that is none', { GroupName: 7 }, { GroupName: ['Group name must be text.'] }],
      ['a field that is missing: one text', { GroupName: undefined }, { GroupName: ['Group name is required.'] }],
      [
        'a number below its limit',
        { TotalEligibleEmployees: -1 },
        { TotalEligibleEmployees: ['Total eligible employees must be 0 or more.'] },
      ],
      [
        'an answer that is none',
        { ReligiousFlag: 'yes' },
        { ReligiousFlag: ['Religious organization must be true or false.'] },
      ],
      ['a field that there is not', { Extra: 1 }, { Extra: ['Extra cannot be sent here.'] }],
    ])('%s', async (_, changes, fields) => {
      expect(await fieldsOf(changes)).toEqual(fields);
    });

    it('does not call a text that is missing too long', async () => {
      const { body: refused } = await caller.post('/api/printtopdf').send({ fileName: 'x.pdf' });
      expect(refused.Fields.bodyHtml).toEqual(['There is nothing to print.']);
    });

    it('takes Michigan where no state is sent, and says what a state is', async () => {
      const { General } = body({}).Address;
      const { StateCode: _left, ...withoutState } = General;
      const created = await caller
        .post('/api/group')
        .send(body({ GroupName: 'Without a state', Address: { General: withoutState } }));
      expect([created.status, created.body.Address.General.StateCode]).toEqual([201, 'MI']);
      const Address = { General: { ...General, StateCode: 'Michigan' } };
      expect(await fieldsOf({ Address })).toEqual({
        'Address.General.StateCode': ['Enter the state as two letters, such as MI.'],
      });
    });
  });
});
