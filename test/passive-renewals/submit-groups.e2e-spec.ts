import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CHILD_OVER_AGE_AT_RENEWAL } from '../../shared/src/census/age-rules.ts';
import { BulkRun } from '../../backend/src/platform/bulk-runs/bulk-run.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { ALL_SUBMITTED } from '../../backend/src/staff/passive-renewals/upcoming-renewals.service.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import {
  CHOSE_ACTIVELY,
  NOT_UPCOMING,
  ONLY_ACA_GROUPS,
  ONLY_BEFORE_ENROLLMENT,
  OUTSIDE_WINDOW,
} from '../../shared/src/renewals/passive-renewal.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { renew, submit, workOff } from './submitted-groups.ts';

describe('submitting groups for passive renewal', () => {
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
  });
  afterAll(() => app.close());

  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
  const plansOf = async (quoteId: number) =>
    (await app.database.manager.findBy(QuotePlan, { quoteId })).map(({ planId }) => planId);

  it('renews each on the plans that follow, once, and says so in its history', async () => {
    const opened = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
    const results = await renew(
      app,
      sales,
      opened.map(({ group }) => group.id),
    );
    expect(results).toEqual([
      ['Done', ''],
      ['Done', ''],
    ]);
    for (const { quote } of opened) {
      expect((await stored(quote.id)).status).toBe('PassivelyRenewed');
      expect(await plansOf(quote.id)).toEqual([now.id]);
      const events = await app.database.manager.find(QuoteEvent, {
        where: { quoteId: quote.id },
        order: { id: 'ASC' },
      });
      expect(events.map(({ toStatus, userId }) => [toStatus, userId])).toEqual([
        ['PendingPassive', sales.id],
        ['PassivelyRenewed', null],
      ]);
      const audited = { action: 'renew-passively', subjectId: String(quote.id), userId: sales.id };
      expect(await app.database.manager.countBy(AuditEvent, audited)).toBe(1);
    }
  });

  it('starts one run for twenty requests of the same moment', async () => {
    const { group } = await openRenewal(app, agent, [then]);
    const before = await app.database.manager.count(BulkRun);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(app, sales, [group.id])));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(Array(19).fill([409, ALL_SUBMITTED]));
    expect((await app.database.manager.count(BulkRun)) - before).toBe(1);
    await workOff(app);
  });

  it('begins the renewal quote of a group that has none, with its people', async () => {
    const { group, quote, inForce } = await openRenewal(app, agent, [then], { people: [{ firstName: 'Ruth' }] });
    await app.database.manager.delete(CensusMember, { quoteId: quote.id });
    await app.database.manager.delete(Quote, { id: quote.id });
    expect(await renew(app, sales, [group.id])).toEqual([['Done', '']]);
    const begun = await app.database.manager.findOneByOrFail(Quote, {
      groupId: group.id,
      quoteType: 'SmallGroupRenewal',
    });
    expect(begun).toMatchObject({
      status: 'PassivelyRenewed',
      effectiveDate: '2027-01-01',
      copiedFromQuoteId: inForce.id,
    });
    const people = await app.database.manager.findBy(CensusMember, { quoteId: begun.id });
    expect(people).toMatchObject([{ firstName: 'Ruth', assignedPlanId: now.id }]);
  });

  it('leaves a group alone that must not be renewed passively, and begins no quote for it', async () => {
    const old = await sellBothYears(app, { isAcaPlan: false });
    const { group, quote } = await openRenewal(app, agent, [old.then]);
    await app.database.manager.delete(CensusMember, { quoteId: quote.id });
    await app.database.manager.delete(Quote, { id: quote.id });
    expect(await renew(app, sales, [group.id])).toEqual([['Failed', ONLY_ACA_GROUPS]]);
    expect(await app.database.manager.countBy(Quote, { groupId: group.id })).toBe(1);
  });

  it('fails with the reason where nobody is covered, and keeps it with the quote', async () => {
    const { group, quote } = await openRenewal(app, agent, [then], { now: [{ medicalStatus: 'Waive' }] });
    expect(await renew(app, sales, [group.id])).toEqual([
      ['Failed', 'Nobody on the census of this quote enrolls in a medical plan.'],
    ]);
    expect((await stored(quote.id)).status).toBe('PassiveRenewalFailure');
  });

  it('fails where somebody has outgrown the plan by the renewal, and renews whoever is disabled', async () => {
    const outgrown = { employeeNumber: 1, relationship: 'Child', dateOfBirth: isoDate('1999-12-31') } as const;
    const family = (child: Partial<CensusMember>) => [{ employeeNumber: 1 }, { ...outgrown, ...child }];
    const tooOld = await openRenewal(app, agent, [then], { people: family({}) });
    const disabled = await openRenewal(app, agent, [then], { people: family({ disabled: true }) });
    expect(await renew(app, sales, [tooOld.group.id, disabled.group.id])).toEqual([
      ['Failed', CHILD_OVER_AGE_AT_RENEWAL],
      ['Done', ''],
    ]);
  });

  it('passes over a group whose agent chose other plans in between, and leaves them', async () => {
    const other = await sellBothYears(app);
    const { group, quote } = await openRenewal(app, agent, [then]);
    await submit(app, sales, [group.id]);
    await (
      await app.as(agent)
    )
      .put(`/api/plan/PutSelections/${quote.id}`)
      .send({ SelectedPlanIds: [other.now.id], AssignedPlanForMembers: [] })
      .expect(200);
    await workOff(app);
    expect((await stored(quote.id)).status).toBe('Quoting');
    expect(await plansOf(quote.id)).toEqual([other.now.id]);
    const [run] = await app.database.manager.find(BulkRun, { order: { id: 'DESC' }, take: 1 });
    const { body } = await (await app.as(sales)).get(`/api/sales/GetBulkRunItems/${run!.id}`);
    expect(body).toMatchObject([{ Name: group.name, State: 'Skipped', Message: CHOSE_ACTIVELY }]);
  });

  it('passes over a group whose agent enrolled it in between', async () => {
    const { group, quote } = await openRenewal(app, agent, [then]);
    await submit(app, sales, [group.id]);
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'Enrolling', version: () => 'version' });
    await workOff(app);
    expect((await stored(quote.id)).status).toBe('Enrolling');
    expect(await renew(app, sales, [group.id])).toEqual([['Skipped', ONLY_BEFORE_ENROLLMENT]]);
  });

  it('lets the agent win who chooses at the very moment, or refuses the choice; never half of each', async () => {
    const other = await sellBothYears(app);
    const opened = await Promise.all(Array.from({ length: 8 }, () => openRenewal(app, agent, [then])));
    await submit(
      app,
      sales,
      opened.map(({ group }) => group.id),
    );
    const caller = await app.as(agent);
    const choose = ({ quote }: { quote: Quote }) =>
      caller
        .put(`/api/plan/PutSelections/${quote.id}`)
        .send({ SelectedPlanIds: [other.now.id], AssignedPlanForMembers: [] });
    const [answers] = await Promise.all([Promise.all(opened.map(choose)), workOff(app)]);
    for (const [index, { quote }] of opened.entries()) {
      const { status } = answers[index]!;
      // 503: on MySQL the agent's transaction can lose several deadlocks in a row, and the agent is told to try again.
      expect([200, 409, 503]).toContain(status);
      expect([(await stored(quote.id)).status, await plansOf(quote.id)]).toEqual(
        status === 200 ? ['Quoting', [other.now.id]] : ['PassivelyRenewed', [now.id]],
      );
    }
  });

  it('finishes one that was left in Pending Passive', async () => {
    const { group, quote } = await openRenewal(app, agent, [then], { quote: { status: 'PendingPassive' } });
    expect(await renew(app, sales, [group.id])).toEqual([['Done', '']]);
    expect((await stored(quote.id)).status).toBe('PassivelyRenewed');
  });

  it('starts one run for a double click with an Idempotency-Key, and answers both alike', async () => {
    const { group } = await openRenewal(app, agent, [then]);
    const runs = await app.database.manager.count(BulkRun);
    const first = await submit(app, sales, [group.id], { key: 'click' });
    const second = await submit(app, sales, [group.id], { key: 'click' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await app.database.manager.count(BulkRun)).toBe(runs + 1);
  });

  it('leaves out what waits already, and refuses when nothing is left', async () => {
    const [one, two] = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
    await submit(app, sales, [one.group.id]);
    const again = await submit(app, sales, [one.group.id]);
    expect([again.status, again.body.Message]).toEqual([409, ALL_SUBMITTED]);
    const both = await submit(app, sales, [one.group.id, two.group.id]);
    expect(both.body).toMatchObject({ Total: 1, AlreadySubmitted: 1 });
    await workOff(app);
  });

  it('stops between two groups when it is called off', async () => {
    const opened = [await openRenewal(app, agent, [then]), await openRenewal(app, agent, [then])];
    const { body } = await submit(
      app,
      sales,
      opened.map(({ group }) => group.id),
    );
    await (await app.as(sales)).put(`/api/sales/CancelBulkRun/${body.BulkRunId}`).expect(200);
    await workOff(app);
    expect((await Promise.all(opened.map(({ quote }) => stored(quote.id)))).map(({ status }) => status)).toEqual([
      'Quoting',
      'Quoting',
    ]);
  });

  it('refuses all when one is not found, renews later or was never enrolled', async () => {
    const known = await openRenewal(app, agent, [then]);
    const late = await openRenewal(app, agent, [then], { group: { renewalDate: isoDate('2027-03-01') } });
    const never = await openRenewal(app, agent, [then], { group: { renewalDate: null } });
    const stranger = await submit(app, sales, [known.group.id, 2_000_000_001]);
    expect([stranger.status, stranger.body.Message]).toEqual([404, 'Group 2000000001 was not found.']);
    for (const { group } of [late, never]) {
      const answer = await submit(app, sales, [known.group.id, group.id]);
      expect([answer.status, answer.body.Message]).toEqual([422, `Group ${group.id}: ${NOT_UPCOMING}`]);
    }
    expect(await renew(app, sales, [known.group.id])).toEqual([['Done', '']]);
  });

  it('is for internal staff, within the window, and names what is wrong in the body', async () => {
    const { group } = await openRenewal(app, agent, [then]);
    expect((await submit(app, agent, [group.id])).status).toBe(403);
    expect((await submit(app, sales, [])).status).toBe(400);
    expect((await submit(app, sales, [group.id], { renewalType: 'Other' })).body.Fields).toHaveProperty('renewalType');
    await setRule(app, 'PassiveRenewalEndDate', '2026-10-31');
    const { status, body } = await submit(app, sales, [group.id]);
    expect([status, body.Message]).toEqual([422, OUTSIDE_WINDOW]);
    await setRule(app, 'PassiveRenewalEndDate', '2027-09-30');
  });
});
