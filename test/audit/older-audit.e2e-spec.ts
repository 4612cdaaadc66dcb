import { createHash } from 'node:crypto';
import { SignAuditService } from '../../backend/src/platform/audit/checkpoints/sign-audit.service.ts';
import { ChainAuditByWriter1700000030400 } from '../../backend/src/migrations/1700000030400-chain-audit-by-writer.ts';
import type { AuditVerification } from '../../shared/src/audit/audit.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { databaseBefore } from '../support/older-database.ts';
import { insertSuperUser } from '../support/people.ts';

const ROWS = 5;
const AT = '2026-11-01 12:00:00.000';

const rowOf = (id: number) => ({
  ip: '127.0.0.1',
  requestId: `r${id}`,
  action: 'edit-group',
  subject: 'group',
  subjectId: `${id}`,
});

/** As rows were chained then. */
const digestOf = (previous: string, row: ReturnType<typeof rowOf>): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, '2026-11-01T12:00:00.000Z', null, ...Object.values(row), 'name']))
    .digest('hex');

/** The application on a database whose audit trail is from before there were chains. @param kept how many of its rows are left */
async function startOlder(kept = ROWS): Promise<TestApp> {
  return startApp({}, async () => {
    const older = await databaseBefore(ChainAuditByWriter1700000030400);
    let hash = '';
    for (let id = 1; id <= ROWS; id += 1) {
      const row = rowOf(id);
      hash = digestOf(hash, row);
      if (id <= kept) {
        await older.insert('audit_events', { id, at: AT, ...row, fields: 'name', hash });
      }
    }
    await older.query(`UPDATE system_state SET value = '${hash}' WHERE name = 'audit-head'`);
    await older.upgrade();
    return { url: older.url, drop: older.close };
  });
}

describe('an audit trail from before there were chains', () => {
  let app: TestApp;
  afterEach(() => app.close());

  async function verify(): Promise<AuditVerification> {
    const caller = await app.as(await insertSuperUser(app));
    return (await caller.post('/api/audit/Verify').send({ Restart: true })).body as AuditVerification;
  }

  it('is verified as it always was, and signed with what came after it', async () => {
    app = await startOlder();
    expect((await verify()).Status).toBe('Whole');
    await app.get(SignAuditService).sign();
    expect(await verify()).toMatchObject({ Status: 'Whole', SignedAt: app.clock.now().toISOString() });
  });

  it('shows the row that was changed', async () => {
    app = await startOlder();
    await app.database.query("UPDATE audit_events SET subjectId = '9' WHERE id = 3");
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: 3, Problem: 'changed' });
  });

  it('shows that rows were cut off its end, before it became a chain', async () => {
    app = await startOlder(3);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: 3, Problem: 'cut' });
  });

  it('shows that it was written anew, digests and all, once it is signed', async () => {
    app = await startOlder();
    await app.get(SignAuditService).sign();
    const [before] = await app.database.query(`SELECT hash FROM audit_events WHERE id = ${ROWS - 1}`);
    const hash = digestOf(before.hash, { ...rowOf(ROWS), subjectId: '9' });
    await app.database.query(`UPDATE audit_events SET subjectId = '9', hash = '${hash}' WHERE id = ${ROWS}`);
    await app.database.query(`UPDATE audit_signed_heads SET hash = '${hash}' WHERE checkpoint = 0`);
    expect(await verify()).toMatchObject({ Status: 'Broken', BrokenAt: ROWS, Problem: 'cut' });
  });
});
