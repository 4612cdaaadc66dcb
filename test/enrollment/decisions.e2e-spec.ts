import type { User } from '../../backend/src/platform/people/user.table.ts';
import { notDecidable } from '../../backend/src/enrollment/decisions/decisions.service.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type Decision, GIVE_A_REASON } from '../../shared/src/enrollment/decisions.ts';
import { ENTERPRISE_ID_PROBLEM } from '../../shared/src/groups/enterprise-id.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

describe('deciding about a submitted group', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let operations: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    operations = await insertOperationsUser(app);
  });
  afterAll(() => app.close());

  /** Signed and submitted, of a new group unless it is said otherwise. */
  const submitted = async (given: Partial<Quote> = {}, groupEnterpriseId: string | null = null) => {
    const group = await insertGroup(app, agent, { groupEnterpriseId });
    return insertQuote(app, agent, { groupId: group.id, status: 'Complete', readOnlyReason: 4, ...given });
  };
  const decide = async (quote: Quote, Decision: Decision, body: object = {}, user = operations) =>
    (await app.as(user)).put(`/api/enrollment/Decide/${quote.id}`).send({ Decision, Version: quote.version, ...body });
  const stored = ({ id }: Quote) => app.database.manager.findOneByOrFail(Quote, { id });
  const jobsOf = ({ id }: Quote) => app.database.manager.countBy(OutboxJob, { topic: 'install-group', subjectId: id });

  it.each([
    ['Approve', 'Approved', 'Quote has been Approved.', 4],
    ['Pend', 'Pended', 'Quote has been Pended.', 4],
    ['Manual', 'Rejected', 'Quote has been Manually Processed.', 4],
    ['Reject', 'Declined', 'Quote has been Declined.', 4],
    ['Return', 'SignatureRequired', 'Quote has been Signature Required.', 0],
  ] as const)('%s moves the quote to %s and says: %s', async (decision, status, message, readOnly) => {
    const quote = await submitted();
    const { body } = await decide(quote, decision, { Reason: ' The W-9 is missing. ' });
    expect([body.Message, body.Overview.Status]).toEqual([message, status]);
    expect(await stored(quote)).toMatchObject({ status, readOnlyReason: readOnly });
    expect(await app.database.manager.findBy(QuoteEvent, { quoteId: quote.id })).toMatchObject([
      { fromStatus: 'Complete', toStatus: status, userId: operations.id, why: 'The W-9 is missing.' },
    ]);
    expect(await jobsOf(quote)).toBe(status === 'Approved' ? 1 : 0);
  });

  it('tells staff, not the agent, who decided what and when', async () => {
    const quote = await submitted();
    const { body } = await decide(quote, 'Reject', { Reason: 'Too small.' });
    const At = app.clock.now().toISOString();
    const Decided = { Decision: 'Reject', By: operations.fullName, Username: operations.username, At };
    expect(body.Overview).toMatchObject({ Decided, StatusAt: At });
    const told = async (user: User) =>
      (await (await app.as(user)).get(`/api/enrollment/Overview/${quote.id}`)).body.Decided;
    expect([await told(sales), await told(agent)]).toEqual([Decided, null]);
  });

  it.each([
    ['781204', '781204'],
    ['', '0'],
    [undefined, '0'],
  ])('approving new business with the number %j gives the group the number %j', async (GroupEnterpriseId, expected) => {
    const quote = await submitted();
    expect((await decide(quote, 'Approve', { GroupEnterpriseId })).status).toBe(200);
    const group = await app.database.manager.findOneByOrFail(Group, { id: quote.groupId });
    expect(group.groupEnterpriseId).toBe(expected);
  });

  it('approving a renewal leaves the number of the group as it is', async () => {
    const quote = await submitted({ quoteType: 'SmallGroupRenewal' }, 'GE-RENEWS');
    expect((await decide(quote, 'Approve', { GroupEnterpriseId: '5' })).status).toBe(200);
    const group = await app.database.manager.findOneByOrFail(Group, { id: quote.groupId });
    expect(group.groupEnterpriseId).toBe('GE-RENEWS');
  });

  it('refuses a number that another group has, and writes nothing', async () => {
    await insertGroup(app, agent, { groupEnterpriseId: '771204' });
    const quote = await submitted();
    const { status, body } = await decide(quote, 'Approve', { GroupEnterpriseId: '771204' });
    expect([status, body.Code]).toEqual([422, 'RULE_BROKEN']);
    expect([(await stored(quote)).status, await jobsOf(quote)]).toEqual(['Complete', 0]);
  });

  it.each(['Pend', 'Reject', 'Return'] as const)('asks for a reason to %s', async (decision) => {
    const quote = await submitted();
    const { status, body } = await decide(quote, decision, { Reason: '  ' });
    expect([status, body.Message, body.Fields]).toEqual([422, GIVE_A_REASON, { Reason: [GIVE_A_REASON] }]);
    expect((await stored(quote)).status).toBe('Complete');
  });

  it.each(['Enrolling', 'SignatureRequired', 'Approved', 'Rejected', 'Declined', 'PassivelyRenewed'] as const)(
    'is not possible for a quote in %s',
    async (from) => {
      const quote = await submitted({ status: from });
      for (const decision of ['Approve', 'Pend', 'Manual', 'Reject', 'Return'] as const) {
        const { status, body } = await decide(quote, decision, { Reason: 'why' });
        expect([status, body.Code]).toEqual([409, 'WRONG_STATE']);
      }
      expect((await stored(quote)).status).toBe(from);
    },
  );

  it('of two people who decide at once one wins, the other is told', async () => {
    const quote = await submitted();
    const answers = await Promise.all([
      decide(quote, 'Approve', {}, operations),
      decide(quote, 'Reject', { Reason: 'Too late.' }, sales),
    ]);
    const [winner, loser] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect([winner.status, loser.status]).toEqual([200, 409]);
    expect(loser.body.Message).toBe(notDecidable(winner.body.Overview.Status === 'Approved' ? 'Approved' : 'Declined'));
    expect(await app.database.manager.countBy(QuoteEvent, { quoteId: quote.id })).toBe(1);
  });

  it('approved twenty times at once is approved once and installed once', async () => {
    const quote = await submitted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(quote, 'Approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect([
      await jobsOf(quote),
      await app.database.manager.countBy(AuditEvent, { action: 'move-quote', subjectId: String(quote.id) }),
    ]).toEqual([1, 1]);
  });

  it('is refused to who saw an older version, to agents, and for a number that is none', async () => {
    const quote = await submitted();
    expect((await decide(quote, 'Approve', { Version: quote.version + 1 })).body.Code).toBe('STALE_VERSION');
    expect((await decide(quote, 'Approve', {}, agent)).status).toBe(403);
    for (const GroupEnterpriseId of ['no number', '-1', '---', '0', '000', '1'.repeat(21)]) {
      const { status, body } = await decide(quote, 'Approve', { GroupEnterpriseId });
      expect([status, body.Fields]).toEqual([422, { GroupEnterpriseId: [ENTERPRISE_ID_PROBLEM] }]);
    }
    expect((await decide(quote, 'Undo' as Decision)).status).toBe(400);
    expect(await stored(quote)).toMatchObject({ status: 'Complete', version: quote.version });
  });
});
