import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { PassiveRenewal } from '../../backend/src/quoting/renewals/passive/passive-renewal.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { PassiveRenewalErrorRow } from '../../shared/src/error-reports/error-row.record.ts';
import { ONLY_FAILED, OUTSIDE_WINDOW, RENEWAL_FAILED } from '../../shared/src/renewals/passive-renewal.ts';
import { ASKED_BEFORE, NOT_ASKED } from '../../shared/src/renewals/renewal-state.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { openRenewal, type Renewal, sellBothYears } from '../support/renewal-builders.ts';
import { outcomes, renew, submit, upcoming, workOff } from './submitted-groups.ts';

const NOBODY = 'Nobody on the census of this quote enrolls in a medical plan.';

let app: TestApp;
let agent: User;
let sales: User;

/** A group whose passive renewal failed: nobody takes a plan. */
async function failOne(): Promise<Renewal> {
  const { then } = await sellBothYears(app);
  const renewal = await openRenewal(app, agent, [then], { now: [{ medicalStatus: 'Waive' }] });
  await renew(app, sales, [renewal.group.id]);
  return renewal;
}
const mend = ({ quote }: Renewal) =>
  app.database.manager.update(CensusMember, { quoteId: quote.id }, { medicalStatus: 'Enroll' });
const errors = async () =>
  (await (await app.as(sales)).get('/api/sales/GetPassiveRenewalErrors')).body as PassiveRenewalErrorRow[];
const resubmit = async (quoteId: number, user = sales) =>
  (await app.as(user)).put(`/api/sales/ResubmitPassiveRenewal/${quoteId}`);
const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

describe('passive renewals that fail', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  describe('a passive renewal that failed', () => {
    it('is in the error report with its reason, and in the list', async () => {
      const { group, quote } = await failOne();
      const row = (await errors()).find(({ QuoteId }) => QuoteId === quote.id);
      expect(row).toEqual({
        QuoteId: quote.id,
        GroupId: group.id,
        GroupName: group.name,
        GroupEnterpriseId: group.groupEnterpriseId,
        EffectiveDate: '2027-01-01',
        ErrorDate: '2026-11-20T15:00:00.000Z',
        Attempts: 1,
        Message: NOBODY,
        Status: 'PassiveRenewalFailure',
      });
      expect(await upcoming(app, sales, { id: [group.id] })).toMatchObject([
        { CanRenew: false, Message: `${NOBODY} ${RENEWAL_FAILED}` },
      ]);
      const file = await (await app.as(sales)).get('/api/sales/GetPassiveRenewalErrors.csv');
      expect(file.text).toContain(group.name);
    });

    it('is passed over when it is submitted again from the list', async () => {
      const { group } = await failOne();
      expect(await renew(app, sales, [group.id])).toEqual([['Skipped', RENEWAL_FAILED]]);
    });

    it('is tried again as things are now: it renews, and leaves the report', async () => {
      const failed = await failOne();
      await mend(failed);
      const { status, body } = await resubmit(failed.quote.id);
      expect([status, body]).toEqual([
        200,
        { QuoteId: failed.quote.id, Outcome: 'Renewed', Message: '', Status: 'PassivelyRenewed' },
      ]);
      expect((await errors()).map(({ QuoteId }) => QuoteId)).not.toContain(failed.quote.id);
      const attempts = await app.database.manager.find(PassiveRenewal, {
        where: { quoteId: failed.quote.id },
        order: { id: 'ASC' },
      });
      expect(attempts.map(({ outcome }) => outcome)).toEqual(['Failed', 'Renewed']);
    });

    it('may fail again: that is an answer', async () => {
      const { quote } = await failOne();
      const { status, body } = await resubmit(quote.id);
      expect([status, body.Outcome, body.Message]).toEqual([200, 'Failed', NOBODY]);
      expect(await statusOf(quote.id)).toBe('PassiveRenewalFailure');
      expect((await errors()).filter(({ QuoteId }) => QuoteId === quote.id)).toHaveLength(1);
    });

    it('is tried again once, however often it is asked for, and only by internal staff', async () => {
      const failed = await failOne();
      await mend(failed);
      expect((await resubmit(failed.quote.id, agent)).status).toBe(403);
      const answers = await Promise.all(Array.from({ length: 5 }, () => resubmit(failed.quote.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const refused = await resubmit(failed.quote.id);
      expect([refused.status, refused.body.Message]).toEqual([409, ONLY_FAILED]);
      expect((await resubmit(2_000_000_001)).status).toBe(404);
    });

    it('is not tried again outside the window', async () => {
      const { quote } = await failOne();
      await setRule(app, 'PassiveRenewalEndDate', '2026-10-31');
      const { status, body } = await resubmit(quote.id);
      await setRule(app, 'PassiveRenewalEndDate', '2027-09-30');
      expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', OUTSIDE_WINDOW]);
      expect(await statusOf(quote.id)).toBe('PassiveRenewalFailure');
    });

    it('is tried again with all that match', async () => {
      const [mended, broken] = [await failOne(), await failOne()];
      await mend(mended);
      const { body } = await (
        await app.as(sales)
      )
        .post('/api/sales/ResubmitErrors')
        .send({ Report: 'passive-renewal', Ids: [mended.quote.id, broken.quote.id] });
      await workOff(app);
      expect(await outcomes(app, body.BulkRunId as number)).toEqual([
        ['Done', ''],
        ['Failed', NOBODY],
      ]);
      expect(await statusOf(mended.quote.id)).toBe('PassivelyRenewed');
    });
  });

  describe('the survey', () => {
    const answer = async (groupId: number, Answer: string, user = agent) =>
      (await app.as(user)).put(`/api/renewals/Survey/${groupId}`).send({ Answer });
    const ask = async (groupId: number) => {
      const { body } = await submit(app, sales, [groupId], { renewalType: 'Survey' });
      await workOff(app);
      return outcomes(app, body.BulkRunId as number);
    };

    it('asks the agent of a group once, and shows the answer in the list; nothing is renewed', async () => {
      const { then } = await sellBothYears(app);
      const { group, quote } = await openRenewal(app, agent, [then]);
      const caller = await app.as(agent);
      expect((await caller.get(`/api/renewals/Survey/${group.id}`)).body).toBeNull();
      expect((await answer(group.id, 'WillRenew')).body.Message).toBe(NOT_ASKED);
      expect(await ask(group.id)).toEqual([['Done', '']]);
      expect(await upcoming(app, sales, { id: [group.id] })).toMatchObject([{ Survey: 'Asked' }]);
      expect((await answer(group.id, 'WillNotRenew')).status).toBe(200);
      expect((await answer(group.id, 'WillRenew')).body).toMatchObject({
        RenewalDate: '2027-01-01',
        Answer: 'WillRenew',
        AnsweredBy: agent.fullName,
      });
      expect(await upcoming(app, sales, { id: [group.id] })).toMatchObject([{ Survey: 'WillRenew' }]);
      expect(await ask(group.id)).toEqual([['Skipped', ASKED_BEFORE]]);
      expect(await statusOf(quote.id)).toBe('Quoting');
    });

    it('is answered by those who see the group, with an answer that there is', async () => {
      const { then } = await sellBothYears(app);
      const { group } = await openRenewal(app, agent, [then]);
      await ask(group.id);
      const stranger = await insertAgentUser(app);
      expect((await answer(group.id, 'WillRenew', stranger)).status).toBe(404);
      expect((await answer(group.id, 'Perhaps')).status).toBe(400);
    });
  });
});
