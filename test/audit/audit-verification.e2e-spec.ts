import { createHash } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ROWS_AT_A_TIME, VerifyAuditService } from '../../backend/src/platform/audit/verify-audit.service.ts';
import { AuditCheckpoint, AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AuditKeys } from '../../backend/src/platform/security/audit-keys.ts';
import { AuditTrail } from '../../backend/src/platform/security/audit-trail.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { AuditVerification } from '../../shared/src/audit/audit.record.ts';
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

  /** A minute later. */
  const sign = async () => {
    app.clock.advance(60_000);
    await app.get(VerifyAuditService).sign();
    return app.clock.now().toISOString();
  };
  const change = (sql: string, values: unknown[] = []) => app.database.query(sql, values);

  it('finds a trail whole that nobody has touched, says when, and writes that down', async () => {
    expect((await read()).Status).toBe('Never');
    await writeAudit(app, [{}, { subjectId: '2' }]);
    const signedAt = await sign();
    const ended = await verify();
    expect(ended).toMatchObject({
      Status: 'Whole',
      StartedAt: app.clock.now().toISOString(),
      EndedAt: app.clock.now().toISOString(),
      Verified: ended.Rows,
      SignedAt: signedAt,
      BrokenAt: null,
      Problem: null,
    });
    expect(ended.Rows).toBeGreaterThan(2);
    expect(await newestAudit(app)).toMatchObject({ action: 'verify-audit', userId: superUser.id });
    expect(await read()).toEqual(ended);
  });

  it('keeps what it found until somebody begins anew', async () => {
    const first = await verify();
    app.clock.advance(60_000);
    await writeAudit(app, [{}]);
    expect((await verify()).EndedAt).toBe(first.EndedAt);
    const again = await verify({ Restart: true });
    expect([again.Status, again.EndedAt]).toEqual(['Whole', app.clock.now().toISOString()]);
    expect(again.Verified).toBeGreaterThan(first.Verified);
  });

  it('walks by some rows with each call, and goes on where it was left', async () => {
    await appendRows(ROWS_AT_A_TIME + 10);
    const first = await verify();
    expect([first.Status, first.EndedAt]).toEqual(['Running', null]);
    expect(first.Verified).toBeLessThan(first.Rows);
    expect((await read()).Status).toBe('Running');
    expect((await verify()).Status).toBe('Whole');
  });

  it('names the row that was changed', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }, { subjectId: '3' }]);
    const { id } = await newestAudit(app);
    await change("UPDATE audit_events SET action = 'rename-quote' WHERE id = ?", [id - 1]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id - 1, Problem: 'changed' });
  });

  it('names the row behind one that was removed', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }, { subjectId: '3' }]);
    const { id } = await newestAudit(app);
    await change('DELETE FROM audit_events WHERE id = ?', [id - 1]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id, Problem: 'changed' });
  });

  it('sees a row that somebody without the key chained anew, which stops nobody else from writing', async () => {
    await writeAudit(app, [{}]);
    const { id: _id, chain, position, hash, ...contents } = await newestAudit(app);
    const link = [hash, contents.at.toISOString(), contents.userId, contents.ip];
    const forged = createHash('sha256').update(JSON.stringify(link)).digest('hex');
    const { id } = await app.insert(
      Object.assign(new AuditEvent(), contents, { chain, position: position + 1, hash: forged }),
    );
    await expect(writeAudit(app, [{}])).rejects.toThrow();
    await writeAudit(app, [{}]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id, Problem: 'changed' });
  });

  it('sees that signed rows were cut off the end of a chain, which breaks no link', async () => {
    await writeAudit(app, [{}, { subjectId: '2' }]);
    await sign();
    const { id } = await newestAudit(app);
    await change('DELETE FROM audit_events WHERE id = ?', [id]);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: id - 1, Problem: 'cut' });
  });

  it('sees that the end of a chain was cut off when other chains have gone on and were signed since', async () => {
    const other = new AuditTrail(app.clock, app.get(AuditKeys));
    await writeAudit(app, [{}]);
    const first = await newestAudit(app);
    await sign();
    await app
      .get(Transactions)
      .run((tx) => other.record(tx, { user: null, action: 'edit-group', subject: 'group', subjectId: 2 }));
    await sign();
    expect((await newestAudit(app)).chain).not.toBe(first.chain);
    await change('DELETE FROM audit_events WHERE id = ?', [first.id]);
    expect(await verify()).toMatchObject({ Status: 'Broken', Problem: 'cut' });
  });

  it.each([
    ['with what is known of it', ['audit_events', 'audit_chains']],
    ['alone', ['audit_events']],
  ])('sees that a whole chain was removed, %s', async (_how, tables) => {
    const other = new AuditTrail(app.clock, app.get(AuditKeys));
    await app
      .get(Transactions)
      .run((tx) => other.record(tx, { user: null, action: 'edit-group', subject: 'group', subjectId: 1 }));
    const { chain } = await newestAudit(app);
    await sign();
    for (const table of tables) {
      await change(`DELETE FROM ${table} WHERE ${table === 'audit_chains' ? 'id' : 'chain'} = ?`, [chain]);
    }
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: null, Problem: 'removed' });
  });

  it.each([
    ['a head was changed', "UPDATE audit_signed_heads SET hash = 'x' WHERE checkpoint = 1"],
    ['a head was removed', 'DELETE FROM audit_signed_heads WHERE checkpoint = 1'],
    ['the time was changed', "UPDATE audit_checkpoints SET at = '2026-01-01 00:00:00' WHERE number = 1"],
    ['a checkpoint was removed', 'DELETE FROM audit_checkpoints WHERE number = 1'],
  ])('sees that %s', async (_what, sql) => {
    await writeAudit(app, [{}]);
    await sign();
    await writeAudit(app, [{}]);
    await sign();
    await change(sql);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: null, Problem: 'signature' });
  });

  it('signs once a minute, whoever asks, and nothing where nothing was written', async () => {
    const count = () => app.database.manager.count(AuditCheckpoint);
    await writeAudit(app, [{}]);
    await Promise.allSettled(Array.from({ length: 5 }, () => app.get(VerifyAuditService).sign()));
    expect(await count()).toBe(1);
    await sign();
    expect(await count()).toBe(1);
    await writeAudit(app, [{}]);
    await app.get(VerifyAuditService).sign();
    expect(await count()).toBe(2);
  });

  it.each([{ Restart: 'yes' }, { After: 7 }])('refuses %j', async (body) => {
    const { status } = await (await app.as(superUser)).post('/api/audit/Verify').send(body);
    expect(status).toBe(400);
  });

  /** Many rows in one transaction. */
  async function appendRows(count: number): Promise<void> {
    const entry = { user: null, action: 'edit-group', subject: 'group', subjectId: 1 };
    await app.get(Transactions).run(async (tx) => {
      for (let left = count; left > 0; left -= 100) {
        await app.get(AuditTrail).recordAll(tx, Array(Math.min(left, 100)).fill(entry));
      }
    });
  }
});
