import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveChains } from '../../backend/src/platform/audit/archive.repository.ts';
import { archiveAudit, verifyArchive } from '../../backend/src/platform/audit/archive-audit.ts';
import { VerifyAuditService } from '../../backend/src/platform/audit/verify-audit.service.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { AuditKeys } from '../../backend/src/platform/security/audit-keys.ts';
import { ArchivedChain, AuditChain, AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AuditTrail } from '../../backend/src/platform/security/audit-trail.ts';
import type { AuditVerification } from '../../shared/src/audit/audit.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { newestAudit, writeAudit } from './audit-rows.ts';

const THREE_YEARS_MS = 3 * 365 * 86_400_000;

describe('moving old entries of the audit trail into a file', () => {
  let app: TestApp;
  let folder: string;
  let superUser: Awaited<ReturnType<typeof insertSuperUser>>;
  beforeEach(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    folder = await mkdtemp(join(tmpdir(), 'pq-archive-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  const archive = () => {
    const [keys, now] = [app.get(AuditKeys), app.clock.now()];
    return { database: app.database, keys, audit: app.get(AuditTrail), now };
  };
  /** What ended longer than two years ago. */
  const move = () => {
    const before = new Date(app.clock.now().getTime() - (2 * THREE_YEARS_MS) / 3);
    return archiveAudit(archive(), { before, folder });
  };
  const verify = async () => {
    await (await app.as(superUser)).post('/api/audit/Verify').send({ Restart: true });
    return (await (await app.as(superUser)).get('/api/audit/Verification')).body as AuditVerification;
  };
  const sign = async () => {
    app.clock.advance(60_000);
    await app.get(VerifyAuditService).sign();
  };
  /** What another process writes, all of it signed. @returns its chain */
  const write = async (rows: number, trail = new AuditTrail(app.clock, app.get(AuditKeys))): Promise<number> => {
    for (let count = 0; count < rows; count += 1) {
      const entry = { user: null, action: 'edit-group', subject: 'group', subjectId: count };
      await app.get(Transactions).run((tx) => trail.record(tx, entry));
      await sign();
    }
    return (await newestAudit(app)).chain;
  };
  /** A process that ended long ago, before another one began. */
  const endedLongAgo = async (rows: number): Promise<number> => {
    const chain = await write(rows);
    app.clock.advance(THREE_YEARS_MS);
    await write(1);
    return chain;
  };
  const rowsOf = (chain: number) => app.database.manager.countBy(AuditEvent, { chain });

  it('takes chains that ended, leaves the others, and the trail is as whole as before', async () => {
    await writeAudit(app, [{}]);
    const [one, other] = [await write(3), await endedLongAgo(2)];
    await writeAudit(app, [{ subjectId: '2' }]);
    const growing = (await newestAudit(app)).chain;
    const written = await move();
    expect(written).toMatchObject({ rows: 5 });
    expect([await rowsOf(one), await rowsOf(other)]).toEqual([0, 0]);
    expect(await rowsOf(growing)).toBeGreaterThan(1);
    expect(await newestAudit(app)).toMatchObject({ action: 'archive-audit', userId: null });
    expect(await verify()).toMatchObject({ Status: 'Whole', Problem: null });
    expect(await verifyArchive(archive(), written!.file)).toBe(5);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await move()).toBeNull();
  });

  it('does not take a chain whose last entry is newer', async () => {
    const chain = await endedLongAgo(1);
    const before = new Date(app.clock.now().getTime() - 2 * THREE_YEARS_MS);
    expect(await archiveAudit(archive(), { before, folder })).toBeNull();
    expect([await rowsOf(chain), await readdir(folder)]).toEqual([1, []]);
  });

  it('leaves the chain of a process whose clock is years behind, and which goes on writing', async () => {
    await endedLongAgo(1);
    app.clock.advance(-THREE_YEARS_MS);
    const trail = new AuditTrail(app.clock, app.get(AuditKeys));
    const chain = await write(1, trail);
    app.clock.advance(THREE_YEARS_MS);
    expect(await move()).toMatchObject({ rows: 1 });
    await write(1, trail);
    expect(await rowsOf(chain)).toBe(2);
    expect(await verify()).toMatchObject({ Status: 'Whole' });
  });

  it('keeps rows that were written to a chain while its file was', async () => {
    const chain = await endedLongAgo(2);
    const keyId = app.get(AuditKeys).newest;
    const first = { chain, position: 1, hash: '', fileDigest: '', at: app.clock.now(), keyId, digest: '' };
    await expect(app.get(Transactions).run((tx) => moveChains(tx, [first]))).rejects.toThrow('check the clocks');
    expect(await rowsOf(chain)).toBe(2);
  });

  it('leaves no half of a file where it cannot be written', async () => {
    await endedLongAgo(1);
    folder = join(folder, 'missing');
    await expect(move()).rejects.toThrow('ENOENT');
    folder = join(folder, '..');
    expect([await readdir(folder), await app.database.manager.count(ArchivedChain)]).toEqual([[], 0]);
  });

  it('moves nothing when an entry was changed, and names it', async () => {
    const chain = await endedLongAgo(3);
    const { id } = (await app.database.manager.findOneBy(AuditEvent, { chain, position: 2 }))!;
    await app.database.query("UPDATE audit_events SET subjectId = '7' WHERE id = ?", [id]);
    await expect(move()).rejects.toThrow(`Entry ${id} does not follow from the one before it`);
    expect([await rowsOf(chain), await readdir(folder)]).toEqual([3, []]);
    expect(await app.database.manager.count(ArchivedChain)).toBe(0);
  });

  it('sees a file that somebody changed', async () => {
    await endedLongAgo(1);
    const { file } = (await move())!;
    await appendFile(file, ' ');
    await expect(verifyArchive(archive(), file)).rejects.toThrow(
      'is not a file that was written here, or it was changed.',
    );
  });

  it('sees that signed rows were removed by somebody who only says that they were archived', async () => {
    const chain = await endedLongAgo(2);
    const { position, hash } = (await app.database.manager.findOneBy(AuditEvent, { chain, position: 2 }))!;
    const remove = async () => {
      await app.database.manager.delete(AuditEvent, { chain });
      await app.database.manager.delete(AuditChain, { id: chain });
    };
    await remove();
    expect(await verify()).toMatchObject({ Status: 'Broken', Problem: 'removed' });
    const keyId = app.get(AuditKeys).newest;
    const said = { chain, position, hash, fileDigest: 'f'.repeat(64), at: app.clock.now(), keyId };
    await app.insert(Object.assign(new ArchivedChain(), said, { digest: 'd'.repeat(64) }));
    expect(await verify()).toMatchObject({ Status: 'Broken', Problem: 'removed' });
  });
});
