import type { User } from '../../backend/src/account/user.entity.ts';
import { ROWS_AT_A_TIME } from '../../backend/src/audit/verification/verify-audit.service.ts';
import { AuditEvent } from '../../backend/src/security/audit-event.entity.ts';
import { auditHash } from '../../backend/src/security/audit-trail.ts';
import type { AuditVerification } from '../../shared/src/contract/audit.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { newestAudit, writeAudit } from './audit-rows.ts';

describe('verifying the audit trail', () => {
  let app: TestApp;
  let superUser: User;
  beforeEach(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    await app.as(superUser);
  });
  afterEach(() => app.close());

  const read = async () => (await (await app.as(superUser)).get('/api/audit/Verification')).body as AuditVerification;
  const verify = async (body: object = {}) => {
    const answer = await (await app.as(superUser)).post('/api/audit/Verify').send(body);
    expect(answer.status).toBe(200);
    return answer.body as AuditVerification;
  };

  it('finds a trail whole that nobody has touched, says when, and writes that down', async () => {
    expect((await read()).Status).toBe('Never');
    await writeAudit(app, [{}, { subjectId: '2' }]);
    const before = await newestAudit(app);
    const ended = await verify();
    expect(ended).toMatchObject({
      Status: 'Whole',
      StartedAt: app.clock.now().toISOString(),
      EndedAt: app.clock.now().toISOString(),
      VerifiedTo: before.id,
      BrokenAt: null,
      Problem: null,
    });
    expect(await newestAudit(app)).toMatchObject({ action: 'verify-audit', userId: superUser.id, id: ended.NewestId });
    expect(await read()).toEqual(ended);
  });

  it('keeps what it found until somebody begins anew', async () => {
    const first = await verify();
    app.clock.advance(60_000);
    await writeAudit(app, [{}]);
    expect((await verify()).EndedAt).toBe(first.EndedAt);
    const again = await verify({ Restart: true });
    expect([again.Status, again.EndedAt]).toEqual(['Whole', app.clock.now().toISOString()]);
    expect(again.VerifiedTo).toBeGreaterThan(first.VerifiedTo);
  });

  it('walks by some rows with each call, and goes on where it was left', async () => {
    await appendRows(ROWS_AT_A_TIME + 10);
    const first = await verify();
    expect([first.Status, first.EndedAt]).toEqual(['Running', null]);
    expect(first.VerifiedTo).toBeLessThan(first.NewestId);
    expect((await read()).Status).toBe('Running');
    expect((await verify()).Status).toBe('Whole');
  });

  it('names the row that was changed', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }, { subjectId: '3' }]);
    const { id } = await newestAudit(app);
    await app.database.query("UPDATE audit_events SET action = 'rename-quote' WHERE id = ?", [id - 1]);
    expect(await verify()).toMatchObject({
      Status: 'Broken',
      BrokenAt: id - 1,
      Problem: 'changed',
      VerifiedTo: id - 2,
    });
  });

  it('names the row behind one that was removed', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }, { subjectId: '3' }]);
    const { id } = await newestAudit(app);
    await app.database.query('DELETE FROM audit_events WHERE id = ?', [id - 1]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id, Problem: 'changed' });
  });

  it('sees that rows were cut off the end, which breaks no link', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }]);
    const { id } = await newestAudit(app);
    await app.database.query('DELETE FROM audit_events WHERE id = ?', [id]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id - 1, Problem: 'cut' });
  });

  it.each([{ Restart: 'yes' }, { After: 7 }])('refuses %j', async (body) => {
    const { status } = await (await app.as(superUser)).post('/api/audit/Verify').send(body);
    expect(status).toBe(400);
  });

  /** Many rows behind the newest, chained as the program chains them. */
  async function appendRows(count: number): Promise<void> {
    let { hash } = await newestAudit(app);
    const at = app.clock.now();
    const rows = Array.from({ length: count }, (_, place) => {
      const event = { at, userId: null, ip: '', requestId: '', action: 'edit-group', subject: 'group', fields: '' };
      const row = { ...event, subjectId: String(place) };
      hash = auditHash(hash, row);
      return { ...row, hash };
    });
    for (let first = 0; first < count; first += 100) {
      await app.database.manager.insert(AuditEvent, rows.slice(first, first + 100));
    }
    await app.database.query("UPDATE system_state SET value = ? WHERE name = 'audit-head'", [hash]);
  }
});
