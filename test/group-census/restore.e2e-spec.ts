import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { GroupCensusService } from '../../backend/src/quoting/group-census/group-census.service.ts';
import { SnapshotMember } from '../../backend/src/quoting/group-census/snapshot-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CENSUS_LOCKED } from '../../shared/src/census/census-approval.ts';
import { DUPLICATE_MEMBER } from '../../shared/src/census/census-problems.ts';
import { EMPLOYEE_IS_GONE, RESTORE_NOT_POSSIBLE } from '../../shared/src/census/removal.ts';
import type { CensusMemberResponse } from '../../shared/src/census/census.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import {
  childRequest,
  employeeRequest,
  employees,
  openCensus,
  spouseRequest,
  type CensusOnScreen,
} from '../support/census-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

const family = () => [employeeRequest({ SSN: '123456789' }), spouseRequest({ SSN: '123456780' }), childRequest()];
const namesOf = (members: { FirstName: string; EmployeeNumber: number }[]) =>
  members.map(({ EmployeeNumber, FirstName }) => `${EmployeeNumber} ${FirstName}`);

async function removeOne({ caller, path, rows }: CensusOnScreen, firstName: string): Promise<number> {
  const member = (await rows()).find((row) => row.firstName === firstName)!;
  const { status, body } = await caller.delete(`${path}/${member.id}`);
  expect(status).toBe(200);
  return body.RemovalId as number;
}
const restore = ({ caller, quote }: CensusOnScreen, RemovalId: number) =>
  caller.post(`/api/groupcensus/RestoreRemoved/${quote.id}`).send({ RemovalId });

describe('members that were removed', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'));

  describe('undoing a removal', () => {
    it('brings the same household back, with ids, SSNs and the next version, and writes it down', async () => {
      const screen = await openCensus(app, agent, family());
      const before = await screen.rows();
      const removal = await removeOne(screen, 'Ada');
      expect(await screen.rows()).toEqual([]);

      const { status, body } = await restore(screen, removal);
      expect(status).toBe(200);
      expect(body.map(({ SSN }: CensusMemberResponse) => SSN)).toEqual(['***-**-6789', '***-**-6780', null]);
      // Sealed anew, each value looks different.
      const withoutSsn = (rows: readonly CensusMember[]) => rows.map((row) => ({ ...row, ssnSealed: '' }));
      const expected = before.map((row) => ({ ...row, version: row.version + 1 }));
      expect(withoutSsn(await screen.rows())).toEqual(withoutSsn(expected));
      const sales = await app.as(await insertSalesUser(app));
      expect((await sales.get(`${screen.path}/${before[0]!.id}/SSN`)).body).toEqual({ SSN: '123-45-6789' });
      const audit = await app.database.manager.findBy(AuditEvent, {
        action: 'restore-census-members',
        subjectId: String(screen.quote.id),
      });
      expect(audit.map(({ subject, userId }) => [subject, userId])).toEqual([['quote', agent.id]]);
    });

    it('brings a whole census of 1,000 back', async () => {
      const screen = await openCensus(app, agent, employees(1_000));
      const removed = await screen.caller.delete(`/api/groupcensus/RemoveAllGroupCensus/${screen.quote.id}`);
      expect([removed.body.RemovedIds.length, (await screen.rows()).length]).toEqual([1_000, 0]);
      expect((await restore(screen, removed.body.RemovalId)).body).toHaveLength(1_000);
    });

    it('works once, also when clicked twice', async () => {
      const screen = await openCensus(app, agent, family());
      const removal = await removeOne(screen, 'Kim');
      const answers = await Promise.all([restore(screen, removal), restore(screen, removal)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await screen.rows()).toHaveLength(3);
    });

    it.each([
      ['29:59', 200],
      ['30:00', 200],
      ['30:01', 404],
    ])('works for 30 minutes: %s after the removal', async (after, status) => {
      const screen = await openCensus(app, agent, family());
      const removal = await removeOne(screen, 'Kim');
      // A session that rests for 25 minutes ends.
      app.clock.set('2026-11-20T15:20:00Z');
      await screen.caller.get(screen.path);
      app.clock.set(`2026-11-20T15:${after}Z`);
      const answer = await restore(screen, removal);
      expect([answer.status, answer.body.Message]).toEqual([status, status === 200 ? undefined : RESTORE_NOT_POSSIBLE]);
    });

    it('tells an editor that was open on a member of it', async () => {
      const screen = await openCensus(app, agent, [employeeRequest()]);
      const [member] = await screen.rows();
      await restore(screen, await removeOne(screen, 'Ada'));
      const edit = employeeRequest({ Id: member!.id, FirstName: 'Late', Version: member!.version });
      expect((await screen.caller.put(screen.path).send(edit)).body.Code).toBe('STALE_VERSION');
    });
  });

  describe('undoing a removal after the census has changed', () => {
    it('gives a household the next number where its own was given away', async () => {
      const screen = await openCensus(app, agent, [employeeRequest(), childRequest()]);
      const removal = await removeOne(screen, 'Ada');
      await screen.caller.post(screen.path).send(employeeRequest({ EmployeeNumber: 0, FirstName: 'Bea' }));
      expect(namesOf((await restore(screen, removal)).body)).toEqual(['1 Bea', '2 Ada', '2 Kim']);
    });

    it('never puts a dependent with another employee', async () => {
      const screen = await openCensus(app, agent, [employeeRequest(), childRequest()]);
      const child = await removeOne(screen, 'Kim');
      const employee = await removeOne(screen, 'Ada');
      await screen.caller.post(screen.path).send(employeeRequest({ EmployeeNumber: 0, FirstName: 'Bea' }));
      const answer = await restore(screen, child);
      expect([answer.status, answer.body.Message]).toEqual([422, EMPLOYEE_IS_GONE]);

      await restore(screen, employee);
      expect(namesOf((await restore(screen, child)).body)).toEqual(['1 Bea', '2 Ada', '2 Kim']);
    });

    it.each([
      ['was added again', employeeRequest({ EmployeeNumber: 0 }), 'Ada', DUPLICATE_MEMBER],
      ['has been replaced by another spouse', spouseRequest({ FirstName: 'Sam' }), 'Will', 'Only one spouse'],
    ])('refuses when the person %s, and changes nothing', async (_, added, leaver, message) => {
      const screen = await openCensus(app, agent, [employeeRequest(), spouseRequest()]);
      const removal = await removeOne(screen, leaver);
      expect((await screen.caller.post(screen.path).send(added)).status).toBe(200);
      const before = await screen.rows();
      const answer = await restore(screen, removal);
      expect([answer.status, answer.body.Message]).toEqual([422, expect.stringContaining(message)]);
      expect(await screen.rows()).toEqual(before);
    });

    it('refuses once the census is approved', async () => {
      const screen = await openCensus(app, agent, employees(3));
      const removal = await removeOne(screen, 'Ada 3');
      expect((await screen.caller.put(`/api/groupcensus/ApproveCensus/${screen.quote.id}`).send({})).status).toBe(200);
      const answer = await restore(screen, removal);
      expect([answer.status, answer.body.Message]).toEqual([409, CENSUS_LOCKED]);
    });
  });

  describe('who may undo a removal', () => {
    it('finds no removal of another census, and none of another agent', async () => {
      const screen = await openCensus(app, agent, [employeeRequest()]);
      const removal = await removeOne(screen, 'Ada');
      const own = await openCensus(app, agent, []);
      expect((await restore(own, removal)).status).toBe(404);
      const stranger = await app.as(await insertAgentUser(app));
      const answer = await stranger
        .post(`/api/groupcensus/RestoreRemoved/${screen.quote.id}`)
        .send({ RemovalId: removal });
      expect(answer.status).toBe(404);
      expect(await screen.rows()).toEqual([]);
    });
  });

  describe('what is kept of removed members', () => {
    it('is deleted for good after 30 minutes', async () => {
      const screen = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
      const rowKey = (await screen.rows())[0]!.rowKey;
      await removeOne(screen, 'Ada');
      const kept = () => app.database.manager.countBy(SnapshotMember, { rowKey });
      app.clock.set('2026-11-20T15:29:00Z');
      await app.get(GroupCensusService).purgeRemoved();
      expect(await kept()).toBe(1);
      app.clock.set('2026-11-20T15:31:00Z');
      await app.get(GroupCensusService).purgeRemoved();
      expect(await kept()).toBe(0);
    });
  });

  describe('GET /api/groupcensus/getoriginalcensus', () => {
    it('answers the census as it was approved, in its order, whatever was changed since', async () => {
      const screen = await openCensus(app, agent, [...family().reverse(), ...employees(2).slice(1)]);
      expect((await screen.caller.put(`/api/groupcensus/ApproveCensus/${screen.quote.id}`).send({})).status).toBe(200);
      const approved = (await screen.caller.get(screen.path)).body;
      const [first] = await screen.rows();
      await app.database.query(`UPDATE census_members SET lastName = 'Changed' WHERE id = ${first!.id}`);
      await app.database.query(`DELETE FROM census_members WHERE id = ${(await screen.rows())[1]!.id}`);
      const original = await screen.caller.get(`/api/groupcensus/getoriginalcensus/${screen.quote.id}`);
      expect([original.status, original.body]).toEqual([200, approved]);
      expect(original.text).not.toContain('123456789');
    });

    it('answers the last approval of a census that was approved again', async () => {
      const screen = await openCensus(app, agent, employees(2));
      const approve = () => screen.caller.put(`/api/groupcensus/ApproveCensus/${screen.quote.id}`).send({});
      await approve();
      await app.database.manager.update(Quote, screen.quote.id, { status: 'EditingCensus' });
      await removeOne(screen, 'Ada 2');
      await screen.caller.post(screen.path).send(employeeRequest({ EmployeeNumber: 7, FirstName: 'Zoe' }));
      expect((await approve()).status).toBe(200);
      const { body } = await screen.caller.get(`/api/groupcensus/getoriginalcensus/${screen.quote.id}`);
      expect(namesOf(body)).toEqual(['1 Ada 1', '7 Zoe']);
    });

    it('answers a census that was not approved yet as it is', async () => {
      const { quote, caller } = await openCensus(app, agent, employees(1));
      expect(namesOf((await caller.get(`/api/groupcensus/getoriginalcensus/${quote.id}`)).body)).toEqual(['1 Ada 1']);
    });
  });
});
