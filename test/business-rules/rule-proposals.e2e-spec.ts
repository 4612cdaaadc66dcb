import { BusinessRule } from '../../backend/src/platform/business-rules/business-rule.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  PROPOSAL_DECIDED,
  REASON_NEEDED,
  type RuleProposalResponse,
} from '../../shared/src/business-rules/rule-proposal.record.ts';
import type { StaffNotificationsResponse } from '../../shared/src/staff-notifications/staff-notification.record.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { type RuleDesk, ruleDesk } from './rule-desk.ts';

describe('a proposed business rule', () => {
  let app: TestApp;
  let sales: User;
  let superior: User;
  let proposer: Caller;
  let decider: Caller;
  let desk: RuleDesk;

  beforeAll(async () => {
    app = await startApp();
    sales = await insertSalesUser(app);
    superior = await insertSuperUser(app);
    proposer = await app.as(sales);
    decider = await app.as(superior);
    desk = ruleDesk(decider);
  });
  afterAll(() => app.close());

  const send = async (caller: Caller, key: string, changes: Record<string, unknown>) =>
    caller.post('/api/sales/ProposeBusinessRule').send({ ...(await desk.changeOf(key, {})), ...changes });
  const propose = async (key: string, changes: Record<string, unknown>) =>
    (await send(proposer, key, { Reason: 'Agents ask for it.', ...changes })).body as RuleProposalResponse;
  const approve = (id: number, caller = decider) => caller.post(`/api/sales/ApproveRuleProposal/${id}`).send({});
  const decline = (id: number, Reason = 'Not this year.', caller = decider) =>
    caller.post(`/api/sales/DeclineRuleProposal/${id}`).send({ Reason });
  const valueOf = async (key: string) => (await proposer.get('/api/businessrules')).body[key];
  const lastAction = async () => (await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 }))[0];

  it('waits for a super user and changes nothing by itself', async () => {
    const proposal = await propose('MaxEmployeeAge', { Value: ' 75 ' });
    expect(proposal).toMatchObject({
      Key: 'MaxEmployeeAge',
      Value: '75',
      Reason: 'Agents ask for it.',
      Status: 'Open',
      ProposedBy: sales.fullName,
      ProposedAt: '2026-11-20T15:00:00.000Z',
      Replaces: { Value: '99' },
      DecidedBy: null,
    });
    expect(await valueOf('MaxEmployeeAge')).toBe('99');
    expect(await lastAction()).toMatchObject({ action: 'propose-business-rule', userId: sales.id });
    const open = await decider.get('/api/sales/GetRuleProposals?status=Open');
    expect((open.body as RuleProposalResponse[]).map(({ Id }) => Id)).toContain(proposal.Id);
  });

  it('holds when a super user approves it, in that user’s name, and is decided once', async () => {
    const { Id } = await propose('MinimumAdultAge', { Value: '18' });
    const answers = await Promise.all([approve(Id), approve(Id), approve(Id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await valueOf('MinimumAdultAge')).toBe('18');
    const approved = answers.find(({ status }) => status === 200)!;
    expect(approved.body).toMatchObject({ Status: 'Approved', DecidedBy: superior.fullName });
    const rule = await app.database.manager.findOneByOrFail(BusinessRule, { ruleKey: 'MinimumAdultAge', value: '18' });
    expect(rule.createdBy).toBe(superior.fullName);
    expect((await decline(Id)).body.Message).toBe(PROPOSAL_DECIDED);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'approve-rule-proposal' })).toBe(1);
  });

  it('is declined with a reason, which whoever proposed it reads', async () => {
    const { Id } = await propose('MaxForSmallGroupSmall', { Value: '12' });
    const refused = await decline(Id, '  ');
    expect([refused.status, refused.body.Message]).toEqual([400, REASON_NEEDED]);
    expect((await decline(Id)).status).toBe(200);
    expect(await lastAction()).toMatchObject({ action: 'decline-rule-proposal', userId: superior.id });
    const rows = (await proposer.get('/api/sales/GetRuleProposals')).body as RuleProposalResponse[];
    expect(rows.find((row) => row.Id === Id)).toMatchObject({ Status: 'Declined', DecisionReason: 'Not this year.' });
    expect(await valueOf('MaxForSmallGroupSmall')).toBe('10');
  });

  it('rings the bell of super users, and of whoever proposed it when it is decided', async () => {
    const told = async (caller: Caller) =>
      ((await caller.get('/api/sales/GetStaffNotifications')).body as StaffNotificationsResponse).Notifications.map(
        ({ Kind, By, Record, QuoteId }) => [Kind, By, Record, QuoteId],
      );
    const other = await app.as(await insertSuperUser(app));
    const [approved, declined] = [
      await propose('PendedDaysAllowed', { Value: '12' }),
      await propose('ProposalW9', { Value: 'false' }),
    ];
    await approve(approved.Id);
    await decline(declined.Id);
    expect(await told(other)).toEqual([
      ['RuleProposed', sales.fullName, 'Proposal part: W-9', null],
      ['RuleProposed', sales.fullName, 'Days allowed while pended', null],
    ]);
    expect((await told(proposer)).slice(0, 2)).toEqual([
      ['RuleDeclined', superior.fullName, 'Proposal part: W-9', null],
      ['RuleApproved', superior.fullName, 'Days allowed while pended', null],
    ]);
    expect((await other.get('/api/sales/GetUnreadNotificationCount')).body).toEqual({ Count: 2 });
  });

  it('cannot be approved any more when the rule has changed since', async () => {
    const { Id } = await propose('MinimumEmployeesForSuite', { Value: '6' });
    await desk.save(await desk.changeOf('MinimumEmployeesForSuite', { Value: '7' }));
    const { status, body } = await approve(Id);
    expect([status, body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    expect((await decline(Id)).status).toBe(200);
    expect(await valueOf('MinimumEmployeesForSuite')).toBe('7');
  });

  it('cannot be approved any more when its days have been taken since', async () => {
    const key = 'WarnMaxNumberPlansSmallGroupSmall';
    await desk.save(await desk.changeOf(key, { TermDate: '2026-12-31' }));
    const addition = { Id: undefined, EffectiveDate: '2027-01-01' };
    const { Id } = await propose(key, { ...addition, Value: '4' });
    await desk.save(await desk.changeOf(key, { ...addition, Value: '5' }));
    const { status, body } = await approve(Id);
    expect([status, body.Code, body.Message]).toEqual([
      422,
      'RULE_BROKEN',
      expect.stringContaining('already has a value from 1/1/2027'),
    ]);
  });

  it('is not made about a version that is none, or that has been replaced', async () => {
    const read = await desk.changeOf('MinimumEmployeesForSuite', {});
    await desk.save({ ...read, Value: '9' });
    const answers = [
      await send(proposer, 'MinimumEmployeesForSuite', { Reason: 'x', Id: 2_000_000_001 }),
      await send(proposer, 'MinimumEmployeesForSuite', { ...read, Reason: 'x', Value: '8' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.Code, body.Message])).toEqual([
      [404, 'NOT_FOUND', 'Business rule 2000000001 was not found.'],
      [409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE],
    ]);
  });

  it('is refused where it could not be saved, and without a reason', async () => {
    const answers = [
      await send(proposer, 'MaxEmployeeAge', { Value: 'old', Reason: 'x' }),
      await send(proposer, 'MaxEmployeeAge', { Value: '80', Reason: '' }),
      await send(proposer, 'MaxEmployeeAge', { Value: '80', Reason: 'x', Id: undefined }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 422]);
  });

  it('is proposed by internal staff and decided by super users alone', async () => {
    const { Id } = await propose('ProposalSBC', { Value: 'false' });
    const operations = await app.as(await insertOperationsUser(app));
    const agent = await app.as(await insertAgentUser(app));
    expect((await send(operations, 'ProposalW9', { Value: 'false', Reason: 'x' })).status).toBe(200);
    expect((await send(agent, 'ProposalW9', { Value: 'false', Reason: 'x' })).status).toBe(403);
    expect((await approve(Id, proposer)).status).toBe(403);
    expect((await decline(Id, 'No.', operations)).status).toBe(403);
    expect((await approve(2_000_000_001)).status).toBe(404);
  });
});
