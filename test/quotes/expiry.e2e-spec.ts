import type { User } from '../../backend/src/platform/people/user.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { QUOTE_STATUSES } from '../../shared/src/quotes/quote-status.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { setRule } from '../plan-selection/quoted-group.ts';

const JOB = { topic: 'expire-quotes', subjectId: 1 } as const;
/** The last and the first minute of days in Detroit. */
const NEW_YEARS_EVE = '2027-01-01T04:59:00Z';
const NEW_YEAR = '2027-01-01T05:01:00Z';

describe('quotes that nobody can continue', () => {
  let app: TestApp;
  let agent: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const insert = (effectiveDate: string, given: Partial<Quote> = {}) =>
    insertQuote(app, agent, { status: 'Quoting', ...given, effectiveDate: isoDate(effectiveDate) });
  const statusOf = async ({ id }: Quote) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  async function night(instant: string): Promise<void> {
    app.clock.set(instant);
    await app.database.transaction((tx) => app.get(Outbox).add(tx, JOB));
    while (await app.get(Worker).runOnce());
  }

  it('expire once not even staff could choose their date, by the day in Detroit', async () => {
    const quotes = [await insert('2026-09-01'), await insert('2026-10-01'), await insert('2027-01-01')];
    await night(NEW_YEARS_EVE);
    expect(await Promise.all(quotes.map(statusOf))).toEqual(['Expired', 'Quoting', 'Quoting']);
    await night(NEW_YEAR);
    expect(await Promise.all(quotes.map(statusOf))).toEqual(['Expired', 'Expired', 'Quoting']);
  });

  it.each(QUOTE_STATUSES)('expire in %s only while they were not submitted', async (status) => {
    const quote = await insert('2026-09-01', { status });
    await night(NEW_YEAR);
    const expires = ['EditingCensus', 'Quoting', 'CreatedProposal', 'Enrolling', 'SignatureRequired'].includes(status);
    expect(await statusOf(quote)).toBe(expires ? 'Expired' : status);
  });

  it('are told in their history and in the audit trail, by the system', async () => {
    const quote = await insert('2026-09-01');
    await night(NEW_YEAR);
    const events = await app.database.manager.findBy(QuoteEvent, { quoteId: quote.id });
    expect(events).toMatchObject([
      { fromStatus: 'Quoting', toStatus: 'Expired', userId: null, why: 'the effective date has passed' },
    ]);
    const audited = { action: 'move-quote', subjectId: String(quote.id) };
    expect(await app.database.manager.findBy(AuditEvent, audited)).toMatchObject([{ userId: null }]);
  });

  it('leave deleted quotes as they are, and all that staff may still test rates for', async () => {
    const deleted = await insert('2026-09-01', { isDeleted: true });
    const tested = await insert('2027-01-01');
    await setRule(app, 'OverrideCreateQuoteToTestRates', 'true');
    await night('2027-11-01T12:00:00Z');
    expect([await statusOf(deleted), await statusOf(tested)]).toEqual(['Quoting', 'Quoting']);
    await setRule(app, 'OverrideCreateQuoteToTestRates', 'false');
    await night('2027-11-01T12:00:00Z');
    expect([await statusOf(deleted), await statusOf(tested)]).toEqual(['Quoting', 'Expired']);
  });

  it('are many, and each expires once', async () => {
    const group = await insertGroup(app, agent);
    const columns = await insert('2026-09-01', { groupId: group.id });
    const { id: _id, ...row } = columns;
    const rows = Array.from({ length: 230 }, (_, index) => ({ ...row, name: `Old ${index}` }));
    await app.database.createQueryBuilder().insert().into(Quote).values(rows).updateEntity(false).execute();
    await night(NEW_YEAR);
    await night(NEW_YEAR);
    expect(await app.database.manager.countBy(Quote, { groupId: group.id, status: 'Expired' })).toBe(231);
    expect(await app.database.manager.countBy(QuoteEvent, { quoteId: columns.id })).toBe(1);
  });

  it('can be copied to another date, and keep nobody from enrolling', async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    const expired = await insert('2026-09-01', { status: 'Expired' });
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/quote/${expired.id}`);
    expect([body.CopyProblem, body.EnrollmentConflict, body.EffectiveDateProblem]).toEqual([null, null, null]);
    const copy = await caller.post('/api/quote').send({ Id: expired.id });
    expect([copy.status, copy.body.EffectiveDate]).toEqual([201, '2026-12-01']);
    const byHand = await (
      await app.as(await insertSalesUser(app))
    )
      .put(`/api/quote/Enroll/${expired.id}`)
      .send({ Version: expired.version });
    expect(byHand.status).toBe(409);
  });

  it('are looked for again when the next day begins in Detroit', async () => {
    await night('2026-11-20T15:00:00Z');
    const job = await app.database.manager.findOneByOrFail(OutboxJob, JOB);
    expect([job.dueAt.toISOString(), job.doneAt, job.lockedUntil]).toEqual(['2026-11-21T05:00:00.000Z', null, null]);
    expect(await app.get(Worker).runOnce()).toBe(false);
    app.clock.set('2026-11-21T05:00:00Z');
    expect([await app.get(Worker).runOnce(), await app.get(Worker).runOnce()]).toEqual([true, false]);
  });
});
