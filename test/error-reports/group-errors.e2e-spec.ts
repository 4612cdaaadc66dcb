import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { InstallationMember } from '../../backend/src/enrollment/installation/installation-member.table.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { GroupErrorRow, GroupMemberErrorRow } from '../../shared/src/error-reports/error-row.record.ts';
import * as repairs from '../../shared/src/error-reports/repairs.ts';
import { askFor, inCarrier, insertApproved, install, workOff } from '../installation/approved-quotes.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';

describe('the error reports of group installation', () => {
  let app: TestApp;
  let agent: User;
  let staff: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    staff = await insertOperationsUser(app);
    caller = await app.as(staff);
  });
  afterAll(() => app.close());

  const groups = async (query: object = {}) => {
    const answer = await caller.get('/api/sales/GetGroupQuotes').query({ isErrorReport: 'true', ...query });
    return { status: answer.status, headers: answer.headers, body: answer.body, rows: answer.body as GroupErrorRow[] };
  };
  const members = async (query: object = {}) => {
    const answer = await caller.get('/api/sales/GetSmallGroupMemberErrors').query(query);
    return { status: answer.status, body: answer.body, rows: answer.body as GroupMemberErrorRow[] };
  };
  const installationOf = (quoteId: number) => app.database.manager.findOneByOrFail(Installation, { quoteId });
  const failedGroup = async (name = 'Rejected Works') => {
    const approved = await insertApproved(app, agent, { group: { name } });
    await install(app, approved);
    return { ...approved, installation: await installationOf(approved.quote.id) };
  };
  const failedMember = async (lastNames = ['Larsen', 'Rejected']) => {
    const approved = await insertApproved(app, agent, { lastNames });
    await install(app, approved);
    const installation = await installationOf(approved.quote.id);
    const [failed] = await app.database.manager.findBy(InstallationMember, {
      installationId: installation.id,
      status: 'Failed',
    });
    return { ...approved, installation, failed: failed! };
  };
  const rename = (group: Group, name: string) => app.database.manager.update(Group, { id: group.id }, { name });
  const lastAction = async () => (await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 }))[0];

  it('show a group that failed, with what is needed to act on it', async () => {
    const { group, quote, installation } = await failedGroup();
    const { rows, headers } = await groups();
    expect(rows.find(({ QuoteId }) => QuoteId === quote.id)).toEqual({
      GroupInstallId: installation.id,
      QuoteId: quote.id,
      GroupId: group.id,
      GroupName: 'Rejected Works',
      GroupEnterpriseId: null,
      QuoteType: 'SmallGroupNewBusiness',
      EffectiveDate: '2027-01-01',
      ApprovalDate: '2026-11-20T15:00:00.000Z',
      ErrorDate: '2026-11-20T15:00:00.000Z',
      ProcessedWithErrors: false,
      Status: 'Failed',
      Attempts: 1,
      Message: 'The carrier does not accept this group: its eligibility was not confirmed.',
    });
    expect(headers['content-range']).toMatch(/^GetGroupQuotes 0-\d+\/\d+$/);
  });

  it('show a member who failed, with name and birth date for staff', async () => {
    const { quote, members: people, failed, installation } = await failedMember();
    const { rows } = await members();
    expect(rows.find(({ QuoteId }) => QuoteId === quote.id)).toEqual({
      GroupInstallId: installation.id,
      QuoteId: quote.id,
      CensusMemberId: people[1]!.id,
      EwsTransactionId: failed.failedAttemptId,
      GroupName: expect.any(String),
      GroupEnterpriseId: expect.stringMatching(/^8/),
      FirstName: 'Ruth',
      LastName: 'Rejected',
      BirthDate: '1985-06-15',
      RelationshipToSubscriber: 'Self',
      EffectiveDate: '2027-01-01',
      ErrorDate: '2026-11-20T15:00:00.000Z',
      Status: 'Failed',
      Attempts: 1,
      Message: 'The carrier does not accept this member: eligibility was not confirmed.',
    });
    expect((await groups()).rows.find(({ QuoteId }) => QuoteId === quote.id)?.ProcessedWithErrors).toBe(true);
  });

  it.each([
    [{}, true],
    [{ fromDate: '11/20/2026', toDate: '11/20/2026' }, true],
    [{ fromDate: '11/21/2026', toDate: '11/30/2026' }, false],
    [{ toDate: '2026-11-19' }, false],
    [{ filter: '{"fromDate":"11/20/2026"}' }, true],
    [{ filter: '{"q":"jected wor"}' }, true],
    [{ filter: '{"q":"eligibility"}' }, true],
    [{ filter: '{"q":"nowhere"}' }, false],
    [{ filter: '{"q":"%"}' }, false],
    [{ filter: '{"id":[]}' }, false],
  ])('asked with %j', async (query, isFound) => {
    const { quote } = await failedGroup();
    const { rows, status } = await groups({ ...query, range: '[0,99]' });
    expect([status, rows.some(({ QuoteId }) => QuoteId === quote.id)]).toEqual([200, isFound]);
  });

  it.each([
    ['2026-11-14T05:00:00Z', true],
    ['2026-11-14T04:59:59Z', false],
  ])('show the last seven days unless asked: an error of %s is among them: %s', async (instant, isRecent) => {
    const { quote, installation } = await failedGroup();
    await app.database.manager.update(Installation, { id: installation.id }, { failedAt: new Date(instant) });
    const seen = async (query: object) => (await groups(query)).rows.some(({ QuoteId }) => QuoteId === quote.id);
    expect([await seen({}), await seen({ fromDate: '11/13/2026' })]).toEqual([isRecent, true]);
  });

  it.each([
    [{ fromDate: '11/21/2026', toDate: '11/20/2026' }, /From is later than To/],
    [{ fromDate: '11/21/2026' }, /From is later than To/],
    [{ fromDate: 'yesterday' }, /not valid/],
    [{ range: '[0,100]' }, /at most 100/],
    [{ sort: '["Message","ASC"]' }, /one of/],
    [{ filter: '{"Status":["Failed"]}' }, /knows only/],
    [{ filter: '{"q":7}' }, /not valid/],
  ])('refuse %j', async (query, message) => {
    for (const { status, body } of [await groups(query), await members(query)]) {
      expect(status).toBe(400);
      expect(body.Message).toMatch(message);
    }
  });

  describe('ResubmitGroup', () => {
    it('keeps the row until the carrier has installed the group, as it is stored now', async () => {
      const { group, quote, installation } = await failedGroup();
      await rename(group, 'Accepted Works');
      const answer = await caller.put(`/api/group/ResubmitGroup/${quote.id}`);
      expect([answer.status, answer.body]).toEqual([
        200,
        { QuoteId: quote.id, GroupInstallId: installation.id, Status: 'Waiting' },
      ]);
      expect(await lastAction()).toMatchObject({ action: 'resubmit-group', userId: staff.id });
      expect((await groups()).rows.find(({ QuoteId }) => QuoteId === quote.id)).toMatchObject({
        Status: 'Waiting',
        Attempts: 1,
        Message: 'The carrier does not accept this group: its eligibility was not confirmed.',
      });
      const byHand = await caller.put(`/api/group/MarkGroupResolved/${installation.id}`);
      expect([byHand.status, byHand.body.Message]).toEqual([409, repairs.BEING_SENT]);
      await workOff(app);
      expect((await installationOf(quote.id)).status).toBe('Installed');
      expect((await groups()).rows.some(({ QuoteId }) => QuoteId === quote.id)).toBe(false);
      expect((await inCarrier(app.database)).groups.filter((found) => found === `Q${quote.id}`)).toHaveLength(1);
    });

    it('puts the row on top with the reason and the number of the attempt when it fails again', async () => {
      const { quote } = await failedGroup('Duplicate Works');
      app.clock.advance(60_000);
      await failedGroup();
      app.clock.advance(60_000);
      expect((await caller.put(`/api/group/ResubmitGroup/${quote.id}`)).status).toBe(200);
      await workOff(app);
      app.clock.set('2026-11-20T15:00:00Z');
      expect((await groups()).rows[0]).toMatchObject({
        QuoteId: quote.id,
        Status: 'Failed',
        Attempts: 2,
        ErrorDate: '2026-11-20T15:02:00.000Z',
        Message: 'A group with this name exists already.',
      });
    });

    it('keeps the row while the carrier cannot be reached', async () => {
      const { quote } = await failedGroup();
      await app.database.manager.update(Group, { id: quote.groupId }, { name: 'Carrierdown Works' });
      await caller.put(`/api/group/ResubmitGroup/${quote.id}`);
      await workOff(app);
      const row = (await groups()).rows.find(({ QuoteId }) => QuoteId === quote.id);
      expect(row).toMatchObject({ Status: 'Waiting', Attempts: 2 });
    });

    it('asked twice, by two people or by a double click, is done once', async () => {
      const { group, quote } = await failedGroup();
      await rename(group, 'Accepted Works');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => caller.put(`/api/group/ResubmitGroup/${quote.id}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      await workOff(app);
      const written = { action: 'resubmit-group', subject: 'quote', subjectId: String(quote.id) };
      expect(await app.database.manager.countBy(AuditEvent, written)).toBe(1);
    });

    it('is refused where only members failed, and where nothing did', async () => {
      const { quote } = await failedMember();
      const partly = await caller.put(`/api/group/ResubmitGroup/${quote.id}`);
      expect([partly.status, partly.body.Message]).toEqual([409, repairs.MEMBERS_FAILED_ONLY]);
      const whole = await insertApproved(app, agent);
      await install(app, whole);
      const installed = await caller.put(`/api/group/ResubmitGroup/${whole.quote.id}`);
      expect([installed.status, installed.body.Message]).toEqual([409, repairs.GROUP_IN_PLACE]);
      expect((await caller.put('/api/group/ResubmitGroup/2000000001')).status).toBe(404);
    });

    it('is not lost when it comes while the worker still has the job', async () => {
      const { group, quote } = await failedGroup();
      await askFor(app, { quote });
      const working = workOff(app);
      await rename(group, 'Accepted Works');
      await caller.put(`/api/group/ResubmitGroup/${quote.id}`);
      await working;
      app.clock.advance(120_000);
      await workOff(app);
      app.clock.set('2026-11-20T15:00:00Z');
      expect((await installationOf(quote.id)).status).toBe('Installed');
    });
  });

  describe('MarkGroupResolved', () => {
    it('makes the group a customer that was installed by hand', async () => {
      const { group, installation } = await failedGroup();
      const answer = await caller.put(`/api/group/MarkGroupResolved/${installation.id}`);
      expect([answer.status, answer.body.Status]).toEqual([200, 'Resolved']);
      const stored = await app.database.manager.findOneByOrFail(Group, { id: group.id });
      expect([stored.lastEffectiveDate, stored.renewalDate]).toEqual(['2027-01-01', '2028-01-01']);
      expect(await lastAction()).toMatchObject({ action: 'mark-group-resolved', userId: staff.id });
      const again = await caller.put(`/api/group/MarkGroupResolved/${installation.id}`);
      expect([again.status, again.body.Message]).toEqual([409, repairs.NOTHING_TO_RESOLVE]);
    });

    it('resolves the members that failed too', async () => {
      const { quote, installation } = await failedMember();
      expect((await caller.put(`/api/group/MarkGroupResolved/${installation.id}`)).status).toBe(200);
      expect((await members()).rows.some(({ QuoteId }) => QuoteId === quote.id)).toBe(false);
      expect((await groups()).rows.some(({ QuoteId }) => QuoteId === quote.id)).toBe(false);
    });
  });

  describe('ResubmitGroupMember', () => {
    it('installs this member, and the group is without errors again', async () => {
      const { quote, members: people } = await failedMember();
      await app.database.query(`UPDATE census_members SET lastName = 'Accepted' WHERE id = ${people[1]!.id}`);
      const answer = await caller.put(`/api/group/ResubmitGroupMember/${quote.id}/${people[1]!.id}`);
      expect([answer.status, answer.body.Status]).toEqual([200, 'Waiting']);
      const [row] = (await members()).rows.filter(({ QuoteId }) => QuoteId === quote.id);
      expect(row).toMatchObject({ CensusMemberId: people[1]!.id, Status: 'Waiting' });
      // Until it is known, the group is not without errors.
      expect(await installationOf(quote.id)).toMatchObject({ processedWithErrors: true });
      await workOff(app);
      expect((await members()).rows.some(({ QuoteId }) => QuoteId === quote.id)).toBe(false);
      expect(await installationOf(quote.id)).toMatchObject({ processedWithErrors: false, failedAt: null });
      expect((await inCarrier(app.database)).members).toContain(`M${people[1]!.id}`);
    });

    it('is refused for a member who is installed, or of another quote', async () => {
      const { quote, members: people } = await failedMember();
      const installed = await caller.put(`/api/group/ResubmitGroupMember/${quote.id}/${people[0]!.id}`);
      expect([installed.status, installed.body.Message]).toEqual([409, repairs.MEMBER_IN_PLACE]);
      const other = await failedMember();
      const foreign = await caller.put(`/api/group/ResubmitGroupMember/${quote.id}/${other.members[1]!.id}`);
      expect(foreign.status).toBe(404);
    });
  });

  describe('MarkGroupMemberResolved', () => {
    it('takes the row out of the report, and the last one takes the group’s with it', async () => {
      const { quote, failed } = await failedMember();
      const path = `/api/group/MarkGroupMemberResolved/${failed.censusMemberId}/${failed.failedAttemptId}`;
      expect((await caller.put(path)).status).toBe(200);
      expect(await installationOf(quote.id)).toMatchObject({ processedWithErrors: false, failedAt: null });
      const again = await caller.put(path);
      expect([again.status, again.body.Message]).toEqual([409, repairs.NOTHING_TO_RESOLVE]);
    });

    it('of all members at the same moment, each asked for twice, leaves nothing behind', async () => {
      const { quote, installation } = await failedMember(['Rejected', 'Rejected', 'Rejected', 'Rejected']);
      const failed = await app.database.manager.findBy(InstallationMember, { installationId: installation.id });
      const answers = await Promise.all(
        [...failed, ...failed].map(({ censusMemberId, failedAttemptId }) =>
          caller.put(`/api/group/MarkGroupMemberResolved/${censusMemberId}/${failedAttemptId}`),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(4).fill(409)]);
      expect(await installationOf(quote.id)).toMatchObject({ processedWithErrors: false, failedAt: null });
    });

    it('is refused for an error that is no longer the newest', async () => {
      const { quote, failed } = await failedMember();
      await caller.put(`/api/group/ResubmitGroupMember/${quote.id}/${failed.censusMemberId}`);
      await workOff(app);
      const path = `/api/group/MarkGroupMemberResolved/${failed.censusMemberId}/${failed.failedAttemptId}`;
      const { status, body } = await caller.put(path);
      expect([status, body.Message]).toEqual([409, repairs.TRIED_AGAIN_SINCE]);
    });
  });
});
