import type { User } from '../../backend/src/platform/people/user.table.ts';
import { LINK_LOCKED, MOST_WRONG_CODES } from '../../shared/src/links/link.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertEmployeeLink } from '../support/signing-builders.ts';

/** With a body that is refused for nothing but the link. */
const CALLS = {
  Finish: {
    Choice: 'Waive',
    WaiveReason: 'Medicare',
    SignedByName: 'Ruth Larsen',
    Agreed: true,
    WordsVersion: '1',
    Sha256: '0'.repeat(64),
  },
  Place: { Zip: '49503' },
  Providers: { LastName: 'Nobody', FirstName: '', ZipCode: '49503', DistanceFromZip: 30, AcceptingNewPatients: false },
  Provider: { PCPId: '1234567893' },
};

describe('an employee whose link does not let them in', () => {
  let app: TestApp;
  let agent: User;
  let reader: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    reader = await app.visitor();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(60_000));

  const enrolling = () => insertEnrolling(app, agent, { members: [{ firstName: 'Ruth', lastName: 'Larsen' }] });

  it.each(Object.entries(CALLS))(
    'is told so by %s: a link that is none, a wrong code, and too many of them',
    async (name, body) => {
      const { quote, members } = await enrolling();
      const { Token, Code } = await insertEmployeeLink(app, agent, quote, members[0]!.id);
      const say = async (access: object) =>
        (await reader.post(`/api/employee/${name}`).send({ ...access, ...body })).body;
      expect(await say({ Token: Token.replace(/.$/, Token.endsWith('A') ? 'B' : 'A'), Code })).toMatchObject({
        Code: 'NOT_FOUND',
        Message: SHARE_LINK_NOT_VALID,
      });
      const wrong = { Token, Code: Code === '000000' ? '000001' : '000000' };
      expect((await say(wrong)).Code).toBe('RULE_BROKEN');
      for (let more = 1; more < MOST_WRONG_CODES; more += 1) {
        await say(wrong);
      }
      expect(await say({ Token, Code })).toMatchObject({ Code: 'WRONG_STATE', Message: LINK_LOCKED });
    },
  );

  it('is not reminded by an agent who has sent the emails of the day', async () => {
    const { quote, members } = await enrolling();
    const caller = await app.as(agent);
    const asked = { Employees: [{ MemberId: members[0]!.id, To: 'ruth@example.com' }] };
    expect((await caller.post(`/api/enrollment/EmployeeLinks/${quote.id}`).send(asked)).status).toBe(201);
    const LinkIds = Array.from({ length: 100 }, (_, at) => at + 1);
    const { body } = await caller.post(`/api/enrollment/RemindEmployees/${quote.id}`).send({ LinkIds });
    expect([body.Code, body.Message]).toEqual([
      'RULE_BROKEN',
      'You can send 100 emails a day, and 99 more today. Pass the link on yourself, or send the rest tomorrow.',
    ]);
  });
});
