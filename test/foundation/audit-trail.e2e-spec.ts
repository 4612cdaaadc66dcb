import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AuditTrail } from '../../backend/src/platform/security/audit-trail.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';

/** There transactions take turns. */
const ON_SQLITE = (process.env['TEST_DATABASE'] ?? 'sqlite') === 'sqlite';

describe('the audit trail', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const record = (subjectId: number) =>
    app
      .get(Transactions)
      .run((tx) =>
        app
          .get(AuditTrail)
          .record(tx, { user: null, action: 'change-thing', subject: 'thing', subjectId, fields: ['Name'] }),
      );
  it('chains events that are written at the same time without a gap', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(index + 1)));
    expect(await app.database.manager.countBy(AuditEvent, { subject: 'thing' })).toBe(20);
    expect(await brokenAuditRow(app.database)).toBeNull();
  });

  if (!ON_SQLITE) {
    it('lets nobody wait for a writer whose transaction is still open', async () => {
      const [trail, transactions] = [app.get(AuditTrail), app.get(Transactions)];
      const entry = { user: null, action: 'change-thing', subject: 'open', subjectId: 1 };
      await transactions.run(async (tx) => {
        await trail.record(tx, entry);
        await transactions.run((other) => trail.record(other, entry));
        expect(await app.database.manager.countBy(AuditEvent, { subject: 'open' })).toBe(1);
      });
      const [first, second] = await app.database.manager.findBy(AuditEvent, { subject: 'open' });
      expect(first!.chain).not.toBe(second!.chain);
      expect(await brokenAuditRow(app.database)).toBeNull();
    });
  }

  it('writes one event for a sign-in and one for a failed one, with where it came from', async () => {
    const user = await app.insertUser();
    await app.as(user);
    const visitor = await app.visitor();
    await visitor.post('/api/account').send({ UserName: user.username, Password: 'wrong' });
    const events = await app.database.manager.findBy(AuditEvent, { subject: 'user', subjectId: String(user.id) });
    expect(events.map(({ action }) => action)).toEqual(['sign-in', 'sign-in-failed']);
    expect(events.every(({ ip, requestId }) => ip !== '' && requestId !== '')).toBe(true);
  });

  it('vanishes with a change that is rolled back', async () => {
    const failing = app.get(Transactions).run(async (tx) => {
      await app.get(AuditTrail).record(tx, { user: null, action: 'change-thing', subject: 'lost', subjectId: 1 });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await app.database.manager.countBy(AuditEvent, { subject: 'lost' })).toBe(0);
    expect(await brokenAuditRow(app.database)).toBeNull();
  });

  it('shows a row that was changed afterwards', async () => {
    await record(99);
    const last = await app.database.manager.findOneByOrFail(AuditEvent, { subject: 'thing', subjectId: '99' });
    await app.database.manager.update(AuditEvent, last.id, { fields: 'Other' });
    expect(await brokenAuditRow(app.database)).toBe(last.id);
  });
});
