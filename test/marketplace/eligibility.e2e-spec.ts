import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceVisit } from '../../backend/src/quoting/marketplace/marketplace-visit.table.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import { eligibilityProblem } from '../../shared/src/marketplace/eligibility-problem.ts';
import type { Eligibility } from '../../shared/src/marketplace/marketplace.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertAgentUser } from '../support/people.ts';
import { ELIGIBILITY, eligibilityOf, otherMarketplace, outbound, pageOf, visit } from './visits.ts';

const FAILED = 'There was an error while trying to fetch data from the government services.';
const WEEK_MS = 7 * 86_400_000;
const NOT_YOURS = 'There is no marketplace application of yours with this consumer ID. Start it again.';

describe('what the marketplace decided', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp({ MARKETPLACE_TIMEOUT_MS: '2000' });
    app.clock.set('2026-11-20T17:00:00Z');
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const decided = async (consumerId: string): Promise<Eligibility> => {
    await visit(app, agent, consumerId);
    const { status, body, headers } = await eligibilityOf(app, agent, consumerId);
    expect([consumerId, status, headers['cache-control']]).toEqual([consumerId, 200, 'no-store']);
    return body as Eligibility;
  };

  it('is answered for one adult with all of its figures, and without the reference of the visit', async () => {
    expect(await decided('1000101')).toEqual({
      ConsumerId: '1000101',
      ApplicationId: 'A-1000101',
      ApplicationSelected: true,
      Applicants: [
        {
          ApplicantId: '1000101-1',
          FirstName: 'Clara',
          LastName: 'Quist',
          DateOfBirth: '1986-07-20',
          Gender: 'F',
          Relationship: 'self',
          Address: buildAddress(),
          TobaccoUse: false,
          IsEligible: true,
          CsrLevel: 1,
        },
      ],
      AptcAmount: 112.97,
      CsrLevel: 1,
      EnrollmentPeriod: { Kind: 'Open', ReasonCode: null, EventDate: null, EffectiveDates: ['2027-01-01'] },
      SpecialEnrollmentVerificationPendingIndicator: false,
      SpecialEnrollmentVerificationDueDate: null,
      DataMatchingIssues: null,
    });
  });

  it('is a special enrollment for a birth, from the day of the event', async () => {
    const { Applicants, CsrLevel, EnrollmentPeriod } = await decided('1000102');
    expect([Applicants.map(({ Relationship }) => Relationship), CsrLevel]).toEqual([
      ['self', 'spouse', 'child', 'child'],
      5,
    ]);
    expect(EnrollmentPeriod).toEqual({
      Kind: 'Special',
      ReasonCode: '02',
      EventDate: '2026-11-10',
      EffectiveDates: ['2026-11-10', '2026-12-01'],
    });
    expect(Applicants.at(-1)!.DateOfBirth).toBe('2026-11-10');
  });

  it.each`
    consumerId   | problem
    ${'1000103'} | ${'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment'}
    ${'1000104'} | ${'No applicants were returned in the request for an eligibility application.'}
    ${'1000105'} | ${'The relationship type parent is not supported. Only self, spouse and child can be quoted.'}
    ${'1000106'} | ${undefined}
    ${'1000107'} | ${undefined}
    ${'1000109'} | ${undefined}
    ${'1000110'} | ${undefined}
    ${'1000111'} | ${'No application was selected at the marketplace.'}
    ${'1000113'} | ${'SEP Reason Code did not match.'}
    ${'1000114'} | ${undefined}
    ${'1000120'} | ${undefined}
    ${'1000138'} | ${undefined}
    ${'1000140'} | ${undefined}
    ${'1000199'} | ${undefined}
  `('of consumer $consumerId lets a quote start, or says: $problem', async ({ consumerId, problem }) => {
    expect(eligibilityProblem(await decided(consumerId as string))?.message).toBe(problem);
  });

  it.each`
    consumerId   | isPending | dueDate
    ${'1000107'} | ${true}   | ${'2026-12-20'}
    ${'1000108'} | ${true}   | ${null}
    ${'1000109'} | ${false}  | ${null}
  `('of consumer $consumerId: verification pending $isPending, due $dueDate', async (expected) => {
    const decision = await decided(expected.consumerId as string);
    expect([
      decision.SpecialEnrollmentVerificationPendingIndicator,
      decision.SpecialEnrollmentVerificationDueDate,
    ]).toEqual([expected.isPending, expected.dueDate]);
  });

  it.each(['1000112', '1000141', '1000142', '1000143'])(
    'is no answer when consumer %s makes the marketplace fail',
    async (consumerId) => {
      await visit(app, agent, consumerId);
      const { status, body } = await eligibilityOf(app, agent, consumerId);
      expect([status, body.Code, body.Message]).toEqual([502, 'UPSTREAM_FAILED', FAILED]);
    },
  );

  it.each(['', ' ', '1000101/..', 'x'.repeat(41), '1000101&x'])('has no consumer "%s"', async (consumerId) => {
    const { status, body } = await eligibilityOf(app, agent, consumerId);
    expect([status, body.Message]).toEqual([400, 'Consumer ID is not valid.']);
  });

  it('takes one consumer at a time', async () => {
    const { status } = await (await app.as(agent)).get(`${ELIGIBILITY}?consumerId=1000101&consumerId=1000102`);
    expect(status).toBe(400);
  });
});

describe('a consumer of somebody else', () => {
  let app: TestApp;
  let one: User;
  let other: User;
  beforeAll(async () => {
    app = await startApp();
    [one, other] = [await insertAgentUser(app), await insertAgentUser(app)];
  });
  afterAll(() => app.close());

  const statusFor = async (user: User, consumerId: string) => (await eligibilityOf(app, user, consumerId)).status;

  it('is not found, whether the address is typed, copied or replayed', async () => {
    const back = await visit(app, one, '1000101');
    expect(back).toContain('ffmid=1000101');
    const { status, body } = await eligibilityOf(app, other, '1000101');
    expect([status, body.Message]).toEqual([404, NOT_YOURS]);
    await pageOf(app, other);
    expect(await statusFor(other, '1000101')).toBe(404);
    await visit(app, other, '1000102');
    expect([await statusFor(other, '1000101'), await statusFor(one, '1000102')]).toEqual([404, 404]);
  });

  it('is not found by another user of the same agent', async () => {
    const colleague = await app.insertUser({ roles: one.roles, agentId: one.agentId });
    expect([await statusFor(colleague, '1000101'), await statusFor(one, '1000101')]).toEqual([404, 200]);
  });

  it('is not found without an application, and a week after it was begun', async () => {
    const begun = await insertAgentUser(app);
    expect(await statusFor(begun, '1000101')).toBe(404);
    await visit(app, begun, '1000101');
    const startedAt = (ago: number) =>
      app.database.manager.update(
        MarketplaceVisit,
        { userId: begun.id },
        { startedAt: new Date(+app.clock.now() - ago) },
      );
    await startedAt(WEEK_MS);
    const onTheLastDay = await statusFor(begun, '1000101');
    await startedAt(WEEK_MS + 1000);
    const afterwards = await statusFor(begun, '1000101');
    expect([onTheLastDay, afterwards]).toEqual([200, 404]);
  });

  it('never mixes with one’s own, however many visits two agents make at once', async () => {
    const made = await Promise.all(
      ['1000101', '1000102', '1000106', '1000107'].map(async (id, index) => {
        const user = index % 2 === 0 ? one : other;
        await visit(app, user, id);
        return { id, user };
      }),
    );
    const answers = await Promise.all(
      made.map(async ({ id, user }) => (await eligibilityOf(app, user, id)).body.ConsumerId as string),
    );
    expect(answers).toEqual(made.map(({ id }) => id));
    expect([await statusFor(one, '1000107'), await statusFor(other, '1000106')]).toEqual([404, 404]);
  });
});

describe('a marketplace that fails', () => {
  const behind = async (
    address: string,
    run: (app: TestApp, agent: User) => Promise<void>,
    settings: Record<string, string> = {},
  ) => {
    const app = await startApp({ MARKETPLACE_URL: address, MARKETPLACE_TIMEOUT_MS: '2000', ...settings });
    try {
      await run(app, await insertAgentUser(app));
    } finally {
      await app.close();
    }
  };
  const TOKEN = JSON.stringify({ Token: 'a-token-of-this-marketplace' });

  it('is asked a second time when it is away for a moment, and its page is at the configured address', async () => {
    let calls = 0;
    const { server, address, asked } = await otherMarketplace(({ path }) =>
      path === '/visits' ? { status: 200, body: TOKEN } : (calls += 1) === 1 ? null : { status: 404, body: '{}' },
    );
    await behind(address, async (app, agent) => {
      expect((await outbound(app, agent)).body.Message).toBe(`${address}/apply/a-token-of-this-marketplace`);
      expect((await eligibilityOf(app, agent, '1000101')).status).toBe(404);
      expect(asked).toEqual(['/visits', '/eligibility', '/eligibility']);
    });
    server.close();
  });

  it.each<[string, string]>([
    ['another consumer', JSON.stringify({ ConsumerId: '1000102' })],
    ['too much', `"${'x'.repeat(300_000)}"`],
    ['nothing', ''],
    ['a list', '[]'],
  ])('answers %s: that is no eligibility, and no line of it is logged', async (_what, body) => {
    const { server, address } = await otherMarketplace(({ path }) => ({
      status: 200,
      body: path === '/visits' ? TOKEN : body,
    }));
    const output = captureOutput();
    await behind(
      address,
      async (app, agent) => {
        await outbound(app, agent);
        const answer = await eligibilityOf(app, agent, '1000101');
        expect([answer.status, answer.body.Message]).toEqual([502, FAILED]);
      },
      { LOG_LEVEL: 'warn' },
    ).finally(() => output.restore());
    server.close();
    expect(output.text()).toContain('No eligibility: not as agreed');
    expect(output.text()).not.toContain('1000102');
  });

  it('stops in the middle', async () => {
    const { server, address } = await otherMarketplace(() => ({ status: 200, body: TOKEN }));
    await behind(address, async (app, agent) => {
      expect((await outbound(app, agent)).body.Success).toBe(true);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      expect((await eligibilityOf(app, agent, '1000101')).body.Message).toBe(FAILED);
      expect((await outbound(app, agent)).body).toEqual({ Success: false, Message: 'Redirect failed.' });
    });
  });

  it.each(['https://evil.example/x', '../x', 'short', ''])('cannot send the browser elsewhere: %s', async (Token) => {
    const { server, address } = await otherMarketplace(() => ({ status: 200, body: JSON.stringify({ Token }) }));
    await behind(address, async (app, agent) => {
      expect((await outbound(app, agent)).body).toEqual({ Success: false, Message: 'Redirect failed.' });
    });
    server.close();
  });
});
