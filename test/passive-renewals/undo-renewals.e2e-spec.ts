import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { MemberPlan } from '../../backend/src/quoting/quote-plans/member-plan.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import {
  CANNOT_BE_UNDONE,
  NOT_RENEWED_PASSIVELY,
  NOTHING_TO_UNDO,
  WITHDRAWN,
} from '../../shared/src/renewals/passive-renewal.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { outcomes, renew, submit, upcoming, workOff } from './submitted-groups.ts';

const RENEWED_AT = '2026-11-20T15:00:00Z';

describe('undoing passive renewals', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let then: Plan;
  let now: Plan;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    ({ then, now } = await sellBothYears(app));
    // Shorter than a session lasts without its user.
    await setRule(app, 'PassiveRenewalUndoMinutes', '5');
  });
  beforeEach(() => app.clock.set(RENEWED_AT));
  afterAll(() => app.close());

  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
  const undo = async (groupId: number) => (await app.as(sales)).put(`/api/sales/UndoPassiveRenewal/${groupId}`);
  const undoRun = async (runId: number) => (await app.as(sales)).put(`/api/sales/UndoPassiveRenewals/${runId}`);
  const undoOf = async (runId: number) =>
    (await (await app.as(sales)).get(`/api/sales/GetPassiveRenewalUndo/${runId}`)).body as unknown;

  /** Everything that a renewal changes of a quote, without the ids of rows. */
  async function choiceOf(quoteId: number) {
    const { manager } = app.database;
    const plans = await manager.find(QuotePlan, { where: { quoteId }, order: { position: 'ASC' } });
    const members = await manager.find(CensusMember, { where: { quoteId }, order: { id: 'ASC' } });
    const prices = await Promise.all(
      plans.map(({ id: quotePlanId }) =>
        manager.find(MemberPlan, { where: { quotePlanId }, order: { memberId: 'ASC' } }),
      ),
    );
    return {
      plans: plans.map(({ id: _, ...plan }) => plan),
      prices: prices.flat().map(({ id: _, quotePlanId: __, ...price }) => price),
      assigned: members.map(({ id, assignedPlanId }) => [id, assignedPlanId]),
    };
  }

  it('puts the quote back to what it was: status, plans, their prices, and who has which', async () => {
    const bare = await openRenewal(app, agent, [then]);
    const chosen = await openRenewal(app, agent, [then], { quote: { status: 'CreatedProposal' } });
    await choosePlans(app, chosen.quote, [now]);
    for (const { group, quote } of [bare, chosen]) {
      const [status, before] = [quote.status, await choiceOf(quote.id)];
      expect(await renew(app, sales, [group.id])).toEqual([['Done', '']]);
      expect(await choiceOf(quote.id)).not.toEqual(before);
      const { status: code, body } = await undo(group.id);
      expect([code, body]).toEqual([200, { GroupId: group.id, Outcome: 'Undone' }]);
      expect(await choiceOf(quote.id)).toEqual(before);
      expect(await stored(quote.id)).toMatchObject({ status, isDeleted: false });
    }
  });

  it('says so in the history, with who did it, and lets the group be renewed again', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    await renew(app, sales, [group.id]);
    await undo(group.id);
    const events = await app.database.manager.find(QuoteEvent, { where: { quoteId: quote.id }, order: { id: 'ASC' } });
    expect(events.map(({ toStatus, why }) => [toStatus, why]).at(-1)).toEqual(['Quoting', 'passive renewal undone']);
    const audited = { action: 'undo-passive-renewal', subjectId: String(quote.id), userId: sales.id };
    expect(await app.database.manager.countBy(AuditEvent, audited)).toBe(1);
    expect(await renew(app, sales, [group.id])).toEqual([['Done', '']]);
    expect((await stored(quote.id)).status).toBe('PassivelyRenewed');
    expect((await undo(group.id)).status).toBe(200);
  });

  it('deletes a quote that the renewal began: the group is not started, as before', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    await app.database.manager.delete(CensusMember, { quoteId: quote.id });
    await app.database.manager.delete(Quote, { id: quote.id });
    await renew(app, sales, [group.id]);
    expect((await undo(group.id)).status).toBe(200);
    const [row] = await upcoming(app, sales, { id: [group.id] });
    expect(row).toMatchObject({ Status: 'NotStarted', QuoteId: null, Standing: 'Ready', Renewed: null });
    const where = { groupId: group.id, quoteType: 'SmallGroupRenewal' } as const;
    expect(await app.database.manager.findBy(Quote, where)).toMatchObject([
      { status: 'EditingCensus', isDeleted: true },
    ]);
  });

  it('is possible for the minutes of the rule, and says until when it was', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    await renew(app, sales, [group.id]);
    const [row] = await upcoming(app, sales, { id: [group.id] });
    expect(row!.Renewed).toMatchObject({ UndoUntil: '2026-11-20T15:05:00.000Z' });
    app.clock.set('2026-11-20T15:05:00Z');
    const { status, body } = await undo(group.id);
    expect([status, body.Message]).toEqual([409, 'This passive renewal could be undone until 11/20/2026, 10:05 AM.']);
    expect((await stored(quote.id)).status).toBe('PassivelyRenewed');
    app.clock.set('2026-11-20T15:04:59Z');
    expect((await undo(group.id)).status).toBe(200);
  });

  it('is not possible where the rule says 0', async () => {
    await setRule(app, 'PassiveRenewalUndoMinutes', '0');
    const { group } = await openRenewal(app, agent, [then]);
    await renew(app, sales, [group.id]);
    await setRule(app, 'PassiveRenewalUndoMinutes', '5');
    const { status, body } = await undo(group.id);
    expect([status, body.Message]).toEqual([409, CANNOT_BE_UNDONE]);
  });

  it('undoes once for clicks at the same time, and tells the others', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    await renew(app, sales, [group.id]);
    const answers = await Promise.all([undo(group.id), undo(group.id), undo(group.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.Message).toBe(NOT_RENEWED_PASSIVELY);
    const undone = { action: 'undo-passive-renewal', subjectId: String(quote.id) };
    expect(await app.database.manager.countBy(AuditEvent, undone)).toBe(1);
  });

  it('withdraws a group before its turn, and leaves its quote alone', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    const { body } = await submit(app, sales, [group.id]);
    expect((await undo(group.id)).body).toEqual({ GroupId: group.id, Outcome: 'Withdrawn' });
    await workOff(app);
    expect(await outcomes(app, body.BulkRunId as number)).toEqual([['Cancelled', WITHDRAWN]]);
    expect((await stored(quote.id)).status).toBe('Quoting');
    expect((await undo(group.id)).status).toBe(409);
  });

  it('lets one win against the worker that takes the group at the very moment', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => openRenewal(app, agent, [then])));
    await submit(
      app,
      sales,
      opened.map(({ group }) => group.id),
    );
    const [answers] = await Promise.all([Promise.all(opened.map(({ group }) => undo(group.id))), workOff(app)]);
    for (const [index, { quote }] of opened.entries()) {
      const { status } = answers[index]!;
      // 409: it was neither waiting nor renewed at that moment. 503: MySQL ended a deadlock.
      expect([200, 409, 503]).toContain(status);
      expect((await stored(quote.id)).status).toBe(status === 200 ? 'Quoting' : 'PassivelyRenewed');
    }
  });

  it('undoes a whole run as a run of its own, and says how much and until when', async () => {
    const opened = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
    const { body } = await submit(
      app,
      sales,
      opened.map(({ group }) => group.id),
    );
    await workOff(app);
    const runId = body.BulkRunId as number;
    expect(await undoOf(runId)).toEqual({ Groups: 2, Until: '2026-11-20T15:05:00.000Z' });
    const started = await undoRun(runId);
    expect([started.status, started.body.Total]).toEqual([200, 2]);
    const again = await undoRun(runId);
    expect([again.status, again.body.Message]).toEqual([409, NOTHING_TO_UNDO]);
    await undo(opened[0]!.group.id);
    await workOff(app);
    expect(await outcomes(app, started.body.BulkRunId as number)).toEqual([
      ['Skipped', NOT_RENEWED_PASSIVELY],
      ['Done', ''],
    ]);
    expect(await undoOf(runId)).toEqual({ Groups: 0, Until: null });
  });

  it('says of a run when it became final', async () => {
    const { group } = await openRenewal(app, agent, [then]);
    const { body } = await submit(app, sales, [group.id]);
    await workOff(app);
    app.clock.set('2026-11-20T15:06:00Z');
    expect(await undoOf(body.BulkRunId as number)).toEqual({ Groups: 0, Until: '2026-11-20T15:05:00.000Z' });
    expect((await undoRun(body.BulkRunId as number)).status).toBe(409);
  });

  it('is for internal staff, and knows no other groups and runs', async () => {
    const { group } = await openRenewal(app, agent, [then]);
    expect((await (await app.as(agent)).put(`/api/sales/UndoPassiveRenewal/${group.id}`)).status).toBe(403);
    expect((await undo(2_000_000_001)).status).toBe(404);
    expect((await undoRun(2_000_000_001)).status).toBe(404);
    const never = await undo(group.id);
    expect([never.status, never.body.Message]).toEqual([409, NOT_RENEWED_PASSIVELY]);
  });
});
