import { parse } from 'csv-parse/sync';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { InstallationMember } from '../../backend/src/enrollment/installation/installation-member.table.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { BulkRunRow, BulkRunItemRow, StartedBulkRun } from '../../shared/src/bulk-runs/bulk-run.record.ts';
import type {
  ErrorAttempt,
  ErrorCounts,
  ErrorMessageCount,
} from '../../shared/src/error-reports/error-reports.record.ts';
import { IDS_OR_FILTER, NOTHING_MATCHES } from '../../shared/src/error-reports/error-reports.ts';
import * as repairs from '../../shared/src/error-reports/repairs.ts';
import { type ApprovedQuote, insertApproved, install, PLANTED_SSN, workOff } from '../installation/approved-quotes.ts';
import { insertHeldPayment } from '../payments/held-payments.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

const REFUSED = 'The carrier does not accept this group: its eligibility was not confirmed.';
const DUPLICATE = 'A group with this name exists already.';

describe('many errors at once', () => {
  let app: TestApp;
  let agent: User;
  let staff: User;
  let caller: Caller;
  beforeEach(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    staff = await insertOperationsUser(app);
    caller = await app.as(staff);
  });
  afterEach(() => app.close());

  const failed = async (name: string) => {
    const approved = await insertApproved(app, agent, { group: { name } });
    await install(app, approved);
    return approved;
  };
  const withFailedMember = async (): Promise<ApprovedQuote> => {
    const approved = await insertApproved(app, agent, { lastNames: ['Larsen', 'Rejected'] });
    await install(app, approved);
    return approved;
  };
  const installationOf = ({ quote }: ApprovedQuote) =>
    app.database.manager.findOneByOrFail(Installation, { quoteId: quote.id });
  const get = async <Body>(path: string, query: object = {}) => (await caller.get(path).query(query)).body as Body;
  const post = (path: string, body: object) => caller.post(path).send(body);
  const itemsOf = (runId: number) => get<BulkRunItemRow[]>(`/api/sales/GetBulkRunItems/${runId}`);
  const rename = (approved: ApprovedQuote, name: string) =>
    app.database.query('UPDATE `groups` SET name = ? WHERE id = ?', [name, approved.group.id]);

  it('are counted by message, the most frequent first, by the filter of the list', async () => {
    const old = await failed('Rejected Works');
    await failed('Rejected Mills');
    const { failedAt: at } = (await installationOf(await failed('Duplicate Works'))) as { failedAt: Date };
    await app.database.manager.update(
      Installation,
      { quoteId: old.quote.id },
      { failedAt: new Date('2026-11-18T15:00:00.000Z') },
    );
    const messages = (filter: object) =>
      get('/api/sales/GetErrorMessages', { report: 'group', filter: JSON.stringify(filter) });
    expect(await messages({})).toEqual([
      {
        Message: REFUSED,
        Count: 2,
        Resubmittable: 2,
        FirstSeen: '2026-11-18T15:00:00.000Z',
        LastSeen: at.toISOString(),
      },
      { Message: DUPLICATE, Count: 1, Resubmittable: 1, FirstSeen: at.toISOString(), LastSeen: at.toISOString() },
    ]);
    expect(await messages({ q: 'mills' })).toMatchObject([{ Message: REFUSED, Count: 1 }]);
    expect(await messages({ toDate: '11/17/2026' })).toEqual([]);
    // One message is chosen: the others stay on offer.
    expect(await messages({ Message: DUPLICATE })).toHaveLength(2);
    const rows = await get('/api/sales/GetGroupQuotes', {
      isErrorReport: 'true',
      filter: JSON.stringify({ Message: DUPLICATE }),
    });
    expect(rows).toMatchObject([{ GroupName: 'Duplicate Works' }]);
    expect((await caller.get('/api/sales/GetErrorMessages').query({ report: 'nothing' })).status).toBe(400);
  });

  it('whose messages differ in numbers alone are one group, by which they are listed and marked', async () => {
    const named = ['Rejected Works', 'Rejected Mills', 'Rejected Docks', 'Rejected Yards'];
    const messages = [
      'Segment 3 was refused.',
      'Segment 71 was refused.',
      'Segment X was refused.',
      'Segment 8 is late.',
    ];
    const ids: number[] = [];
    for (const [at, name] of named.entries()) {
      const { id } = await installationOf(await failed(name));
      await app.database.manager.update(Installation, { id }, { message: messages[at]! });
      ids.push(id);
    }
    const groups = await get<ErrorMessageCount[]>('/api/sales/GetErrorMessages', { report: 'group' });
    expect(groups.map(({ Message, Count }) => [Message, Count])).toEqual([
      ['Segment # was refused.', 2],
      ['Segment 8 is late.', 1],
      ['Segment X was refused.', 1],
    ]);
    const found = async (Message: string) => {
      const query = { isErrorReport: 'true', filter: JSON.stringify({ Message }), sort: '["QuoteId","ASC"]' };
      const rows = await get<{ GroupInstallId: number }[]>('/api/sales/GetGroupQuotes', query);
      return rows.map(({ GroupInstallId }) => GroupInstallId);
    };
    expect(await found('Segment # was refused.')).toEqual(ids.slice(0, 2));
    expect(await found('Segment 3 was refused.')).toEqual(ids.slice(0, 2));
    expect(await found('Segment X was refused.')).toEqual([ids[2]]);
    const { body } = await post('/api/sales/ResolveErrors', {
      Report: 'group',
      Filter: { Message: 'Segment # was refused.' },
    });
    await workOff(app);
    expect(await itemsOf((body as StartedBulkRun).BulkRunId)).toHaveLength(2);
  });

  it('of groups that are installed are not counted as resubmittable, wherever their rows are', async () => {
    await withFailedMember();
    const counted = await get('/api/sales/GetErrorMessages', { report: 'group' });
    expect(counted).toMatchObject([{ Message: '1 of 2 members could not be installed.', Count: 1, Resubmittable: 0 }]);
    expect(await get('/api/sales/GetErrorMessages', { report: 'group-member' })).toMatchObject([
      { Count: 1, Resubmittable: 1 },
    ]);
  });

  it('are counted for each report, however old, and those from before a day are told', async () => {
    await failed('Rejected Works');
    await withFailedMember();
    await insertHeldPayment(app, agent);
    await insertHeldPayment(app, agent, { submittedAt: new Date('2026-11-01T12:00:00Z') });
    expect(await get<ErrorCounts>('/api/sales/GetErrorCounts')).toEqual({
      group: 2,
      'group-member': 1,
      'passive-renewal': 0,
      individual: 0,
      ffm: 0,
      payment: 2,
    });
    const older = (before: string) => get('/api/sales/GetOlderErrors', { report: 'payment', before });
    expect(await older('11/14/2026')).toEqual({ Count: 1, Since: '2026-11-01' });
    expect(await older('11/1/2026')).toEqual({ Count: 0, Since: null });
    expect((await caller.get('/api/sales/GetOlderErrors').query({ report: 'payment' })).status).toBe(400);
  });

  it('have their attempts, newest first, of everybody or of one member', async () => {
    const approved = await withFailedMember();
    const { id } = await installationOf(approved);
    const member = approved.members[1]!;
    await caller.put(`/api/group/ResubmitGroupMember/${approved.quote.id}/${member.id}`);
    await workOff(app);
    const all = await get<ErrorAttempt[]>(`/api/sales/GetErrorAttempts/${id}`);
    expect(all.map(({ MemberName, Outcome }) => [MemberName, Outcome])).toEqual([
      ['Ruth Rejected', 'Refused'],
      ['Ruth Rejected', 'Refused'],
      ['Ruth Larsen', 'Installed'],
      ['', 'Installed'],
    ]);
    const own = await get<ErrorAttempt[]>(`/api/sales/GetErrorAttempts/${id}`, { censusMemberId: member.id });
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({
      Message: expect.stringMatching(/eligibility/),
      Detail: expect.stringMatching(/\S/),
    });
    expect(JSON.stringify(all)).not.toContain(PLANTED_SSN);
    expect((await caller.get('/api/sales/GetErrorAttempts/2000000001')).status).toBe(404);
  });

  it('are resubmitted by the filter: the run says which the carrier took and which failed again', async () => {
    const [first, second] = [await failed('Rejected Works'), await failed('Rejected Mills')];
    const other = await failed('Duplicate Works');
    const partly = await withFailedMember();
    await rename(first, 'Accepted Works');
    const answer = await post('/api/sales/ResubmitErrors', { Report: 'group', Filter: { Message: REFUSED } });
    const { BulkRunId, Total } = answer.body as StartedBulkRun;
    expect([answer.status, Total]).toEqual([200, 2]);
    await workOff(app);
    expect(await get<BulkRunRow>(`/api/sales/GetBulkRun/${BulkRunId}`)).toMatchObject({
      Kind: 'resubmit-group',
      Counts: { Sent: 0, Done: 1, Failed: 1 },
      FinishedAt: expect.any(String),
    });
    expect((await itemsOf(BulkRunId)).map(({ Name, State, Message }) => [Name, State, Message])).toEqual([
      ['Accepted Works', 'Done', ''],
      ['Rejected Mills', 'Failed', REFUSED],
    ]);
    const states = await Promise.all([first, second, other, partly].map(installationOf));
    expect(states.map(({ status }) => status)).toEqual(['Installed', 'Failed', 'Failed', 'Installed']);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'resubmit-group', userId: staff.id })).toBe(2);
  });

  it('count as being sent until the carrier has answered, also when the rest is cancelled', async () => {
    const approved = await failed('Rejected Works');
    await rename(approved, 'Carrierdown Works');
    const { body } = await post('/api/sales/ResubmitErrors', { Report: 'group', Filter: {} });
    const { BulkRunId } = body as StartedBulkRun;
    const run = () => get<BulkRunRow>(`/api/sales/GetBulkRun/${BulkRunId}`);
    await workOff(app);
    expect(await run()).toMatchObject({ Counts: { Waiting: 0, Sent: 1 }, FinishedAt: null });
    await caller.put(`/api/sales/CancelBulkRun/${BulkRunId}`);
    expect(await run()).toMatchObject({ Counts: { Sent: 1 }, CancelledAt: expect.any(String), FinishedAt: null });
    await rename(approved, 'Accepted Works');
    app.clock.advance(10_000);
    await workOff(app);
    app.clock.advance(10_000);
    await workOff(app);
    expect(await run()).toMatchObject({ Counts: { Sent: 0, Done: 1 }, FinishedAt: expect.any(String) });
  });

  it('by the filter skip groups that are installed, of which only members failed', async () => {
    await withFailedMember();
    const { body } = await post('/api/sales/ResubmitErrors', { Report: 'group', Filter: {} });
    await workOff(app);
    const items = await itemsOf((body as StartedBulkRun).BulkRunId);
    expect(items.map(({ State, Message }) => [State, Message])).toEqual([['Skipped', repairs.MEMBERS_FAILED_ONLY]]);
  });

  it('are resubmitted by their rows, and each that is refused says why', async () => {
    const [again, partly] = [await failed('Rejected Works'), await withFailedMember()];
    const installations = await Promise.all([again, partly].map(installationOf));
    const Ids = [...installations.map(({ id }) => id), 2_000_000_001];
    const { body } = await post('/api/sales/ResubmitErrors', { Report: 'group', Ids });
    await workOff(app);
    const items = await itemsOf((body as StartedBulkRun).BulkRunId);
    expect(items.map(({ SubjectId, Name, State, Message }) => [SubjectId, Name, State, Message])).toEqual([
      [installations[0]!.id, 'Rejected Works', 'Failed', REFUSED],
      [installations[1]!.id, partly.group.name, 'Skipped', repairs.MEMBERS_FAILED_ONLY],
      [2_000_000_001, '', 'Failed', 'This installation was not found.'],
    ]);
  });

  it('of members are resubmitted and resolved by their rows', async () => {
    const [one, two] = [await withFailedMember(), await withFailedMember()];
    const ids = [one, two].map(({ members }) => members[1]!.id);
    await app.database.query('UPDATE census_members SET lastName = ? WHERE id = ?', ['Accepted', ids[0]]);
    await post('/api/sales/ResubmitErrors', { Report: 'group-member', Filter: {} });
    await workOff(app);
    const { body } = await post('/api/sales/ResolveErrors', { Report: 'group-member', Ids: ids });
    await workOff(app);
    const items = await itemsOf((body as StartedBulkRun).BulkRunId);
    expect(items.map(({ State, Name }) => [State, Name])).toEqual([
      ['Skipped', 'Ruth Accepted'],
      ['Done', 'Ruth Rejected'],
    ]);
    expect(await app.database.manager.countBy(InstallationMember, { status: 'Failed' })).toBe(0);
    expect(await installationOf(two)).toMatchObject({ processedWithErrors: false, failedAt: null });
  });

  it('of one message are marked as installed, and the others stay', async () => {
    const [rejected, duplicate] = [await failed('Rejected Works'), await failed('Duplicate Works')];
    await post('/api/sales/ResolveErrors', { Report: 'group', Filter: { Message: REFUSED } });
    await workOff(app);
    expect((await installationOf(rejected)).status).toBe('Resolved');
    expect((await installationOf(duplicate)).status).toBe('Failed');
    const both = await post('/api/sales/ResolveErrors', { Report: 'group', Ids: [1], Filter: {} });
    expect([both.status, both.body.Message]).toEqual([400, IDS_OR_FILTER]);
  });

  it('of payments are marked processed together; what someone else has closed is skipped', async () => {
    const [open, closed] = [await insertHeldPayment(app, agent), await insertHeldPayment(app, agent)];
    await (await app.as(await insertSalesUser(app))).post(`/api/sales/MarkPaymentProcessed/${closed.id}`);
    const { body } = await post('/api/sales/ResolveErrors', { Report: 'payment', Ids: [open.id, closed.id] });
    await workOff(app);
    const items = await itemsOf((body as StartedBulkRun).BulkRunId);
    expect(items.map(({ State, Name }) => [State, Name])).toEqual([
      ['Done', expect.stringContaining(open.payerName)],
      ['Skipped', expect.stringContaining(closed.payerName)],
    ]);
    expect(await get<ErrorCounts>('/api/sales/GetErrorCounts')).toMatchObject({ payment: 0 });
  });

  it('of groups are marked as installed by their rows', async () => {
    const approved = await failed('Rejected Works');
    const { id } = await installationOf(approved);
    await post('/api/sales/ResolveErrors', { Report: 'group', Ids: [id] });
    await workOff(app);
    expect((await installationOf(approved)).status).toBe('Resolved');
  });

  it.each([
    [{ Report: 'group' }, 400, IDS_OR_FILTER],
    [{ Report: 'group', Ids: [1], Filter: {} }, 400, IDS_OR_FILTER],
    [{ Report: 'payment', Filter: {} }, 400, /not valid/],
    [{ Report: 'group', Ids: [] }, 400, /not valid/],
    [{ Report: 'group', Filter: { Nothing: 1 } }, 400, /knows only/],
    [{ Report: 'group', Filter: { q: 'nowhere' } }, 422, NOTHING_MATCHES],
    [{ Report: 'group', Filter: { q: 'nowhere' } }, 422, NOTHING_MATCHES, 'ResolveErrors'],
  ])('are not begun for %j', async (body, status, message, call = 'ResubmitErrors') => {
    const answer = await post(`/api/sales/${call}`, body);
    expect([answer.status, answer.body.Message]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it('are taken out as files: groups and members, without SSN', async () => {
    const approved = await withFailedMember();
    await failed('=Rejected Works');
    const file = async (name: string, filter: object = {}) => {
      const { text } = await caller
        .get(`/api/sales/${name}.csv`)
        .query({ filter: JSON.stringify(filter) })
        .buffer(true);
      expect(text).not.toContain(PLANTED_SSN);
      return parse(text, { bom: true, columns: true }) as Record<string, string>[];
    };
    expect((await file('GetGroupErrors')).map((row) => row['Group'])).toEqual([
      `'=Rejected Works`,
      approved.group.name,
    ]);
    expect(await file('GetGroupErrors', { q: 'rejected' })).toHaveLength(1);
    expect(await file('GetSmallGroupMemberErrors')).toMatchObject([
      { 'Last name': 'Rejected', 'Birth date': '1985-06-15', Relationship: 'Employee' },
    ]);
    const written = { action: 'export-error-report', subject: 'error-report' };
    expect(await app.database.manager.countBy(AuditEvent, written)).toBe(3);
  });
});
