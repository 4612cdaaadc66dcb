import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { PRICES_OUTDATED } from '../../backend/src/quoting/plan-selection/selected-plans.service.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { NO_QUOTE_FOR_OLFO } from '../../shared/src/groups/group-rules.ts';
import { ENROLLMENT_NEW_OFF, ENROLLMENT_RENEWAL_OFF } from '../../shared/src/plans/group-enrollment.ts';
import * as byHand from '../../shared/src/plans/manual-status-update.ts';
import { NO_MEDICAL_PLAN } from '../../shared/src/plans/selection.ts';
import { ENROLLMENT_BY_STAFF } from '../../shared/src/quotes/next-step.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { quotedGroup, sell, setRule } from './quoted-group.ts';

describe('leaving plan selection', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let plan: Plan;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    plan = await sell(app, { displayName: 'PPO Gold' });
  });
  afterAll(() => app.close());

  /** A quote with a complete selection, as it is stored afterwards. */
  async function chosen(given: Partial<Quote> = {}): Promise<Quote> {
    const { quote } = await quotedGroup(app, agent, given);
    const body = { SelectedPlanIds: [plan.id], AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(body);
    return quote;
  }
  const send = async (call: 'Enroll' | 'ManualStatusUpdate', quote: Quote, body: object = {}, user = agent) =>
    (await app.as(user)).put(`/api/quote/${call}/${quote.id}`).send({ Version: quote.version, ...body });
  const statusOf = async ({ id }: Quote) =>
    (await app.database.query(`SELECT status FROM quotes WHERE id = ${id}`))[0].status as string;
  const eventsOf = ({ id: quoteId }: Quote) => app.database.manager.find(QuoteEvent, { where: { quoteId } });

  describe('to enrollment', () => {
    it.each(['agent', 'sales'] as const)(
      'moves the quote to Enrolling for %s, and writes the move down',
      async (who) => {
        const quote = await chosen();
        const { status, body } = await send('Enroll', quote, {}, who === 'agent' ? agent : sales);
        expect([status, body.Status, body.QuoteStatus, body.Version]).toEqual([
          200,
          'Enrolling',
          'Enrolling',
          quote.version + 1,
        ]);
        expect(await eventsOf(quote)).toMatchObject([{ fromStatus: 'Quoting', toStatus: 'Enrolling' }]);
      },
    );

    it('is refused while the selection is not complete', async () => {
      const { quote } = await quotedGroup(app, agent);
      const { status, body } = await send('Enroll', quote);
      expect([status, body.Code, body.Message, body.Fields]).toEqual([
        422,
        'RULE_BROKEN',
        NO_MEDICAL_PLAN,
        { SelectedPlanIds: [NO_MEDICAL_PLAN] },
      ]);
    });

    it('is refused while the prices are outdated', async () => {
      const quote = await chosen();
      await app.database.query(`UPDATE quotes SET effectiveDate = '2027-02-01' WHERE id = ${quote.id}`);
      const { status, body } = await send('Enroll', quote);
      expect([status, body.Message]).toEqual([422, PRICES_OUTDATED]);
    });

    it.each(['EditingCensus', 'Enrolling', 'Complete', 'PassivelyRenewed'] as const)(
      'is refused for a quote in %s',
      async (status) => {
        const quote = await chosen();
        await app.database.query(`UPDATE quotes SET status = '${status}' WHERE id = ${quote.id}`);
        const answer = await send('Enroll', quote);
        expect([answer.status, answer.body.Code, await statusOf(quote)]).toEqual([409, 'WRONG_STATE', status]);
      },
    );

    it('is refused to agents for an OLFO group, and left to internal staff', async () => {
      const quote = await chosen();
      await app.database.query(`UPDATE ${'`groups`'} SET isRenewOlfo = 1 WHERE id = ${quote.groupId}`);
      const { status, body } = await send('Enroll', quote);
      expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', NO_QUOTE_FOR_OLFO]);
      expect((await send('Enroll', quote, {}, sales)).status).toBe(200);
    });

    it.each([
      ['GroupEnrollmentExternalNew', 'SmallGroupNewBusiness', 'agent', ENROLLMENT_NEW_OFF],
      ['GroupEnrollmentExternalRenewal', 'SmallGroupRenewal', 'agent', ENROLLMENT_RENEWAL_OFF],
      ['GroupEnrollmentInternalNew', 'SmallGroupNewBusiness', 'sales', ENROLLMENT_NEW_OFF],
      ['GroupEnrollmentInternalRenewal', 'SmallGroupRenewal', 'sales', ENROLLMENT_RENEWAL_OFF],
    ] as const)('is refused while %s is off, and to nobody else', async (rule, quoteType, who, message) => {
      const quote = await chosen({ quoteType });
      await setRule(app, rule, 'false');
      const [refused, allowed] = who === 'agent' ? [agent, sales] : [sales, agent];
      const { status, body } = await send('Enroll', quote, {}, refused);
      const other = await send('Enroll', quote, {}, allowed);
      await setRule(app, rule, 'true');
      expect([status, body.Code, body.Message, other.status]).toEqual([422, 'RULE_BROKEN', message, 200]);
    });

    it('hands the quote over to staff under DisableForExternalAgentFlag: agents can no longer copy, propose, enter or delete it', async () => {
      const quote = await chosen();
      await setRule(app, 'DisableForExternalAgentFlag', 'true');
      const caller = await app.as(agent);
      const enrolled = await send('Enroll', quote);
      const answers = [
        await caller.post('/api/quote').send({ Id: quote.id }),
        await caller.get(`/api/proposal/GetProposalForQuote/${quote.id}`),
        await caller.get(`/api/enrollment/Overview/${quote.id}`),
        await caller.put(`/api/quote/Delete/${quote.id}`).send({ Version: quote.version + 1 }),
      ];
      const staff = await (await app.as(sales)).get(`/api/enrollment/Overview/${quote.id}`);
      await setRule(app, 'DisableForExternalAgentFlag', 'false');
      expect([enrolled.status, staff.status]).toEqual([200, 200]);
      expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
        [422, ENROLLMENT_BY_STAFF],
        [409, ENROLLMENT_BY_STAFF],
        [409, ENROLLMENT_BY_STAFF],
        [409, ENROLLMENT_BY_STAFF],
      ]);
    });

    it('is refused to who saw an older version; of two at once one wins', async () => {
      const quote = await chosen();
      const { status, body } = await send('Enroll', quote, { Version: quote.version + 1 });
      expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
      const both = await Promise.all([send('Enroll', quote), send('Enroll', quote)]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    });

    it('is hidden from another agency', async () => {
      expect((await send('Enroll', await chosen(), {}, await insertAgentUser(app))).status).toBe(404);
    });
  });

  describe('by a manual status update', () => {
    it.each(['EditingCensus', 'Quoting', 'CreatedProposal', 'Enrolling', 'Complete', 'Pended', 'Declined'] as const)(
      'internal staff set a quote in %s to Rejected, which reads Manually Processed',
      async (status) => {
        const { quote } = await quotedGroup(app, agent, { status });
        const { body } = await send('ManualStatusUpdate', quote, {}, await insertOperationsUser(app));
        expect([body.Status, body.QuoteStatus]).toEqual(['Rejected', 'Manually Processed']);
        expect(await eventsOf(quote)).toMatchObject([{ toStatus: 'Rejected', why: 'manual status update' }]);
      },
    );

    it('and may say why', async () => {
      const { quote } = await quotedGroup(app, agent);
      await send('ManualStatusUpdate', quote, { Why: ' paper application ' }, sales);
      expect(await eventsOf(quote)).toMatchObject([{ why: 'paper application' }]);
    });

    it.each([
      ['Approved', byHand.APPROVED_STAYS],
      ['Rejected', byHand.UPDATED_ALREADY],
    ] as const)('an %s quote stays', async (status, message) => {
      const { quote } = await quotedGroup(app, agent, { status });
      const answer = await send('ManualStatusUpdate', quote, {}, sales);
      expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([409, 'WRONG_STATE', message]);
      expect(await statusOf(quote)).toBe(status);
    });

    it('a deleted quote stays', async () => {
      const { quote } = await quotedGroup(app, agent, { isDeleted: true });
      const { status, body } = await send('ManualStatusUpdate', quote, {}, sales);
      expect([status, body.Message]).toEqual([409, byHand.DELETED_STAYS]);
    });

    it('agents may not, and who saw an older version may not', async () => {
      const { quote } = await quotedGroup(app, agent);
      expect((await send('ManualStatusUpdate', quote)).status).toBe(403);
      expect((await send('ManualStatusUpdate', quote, { Version: 7 }, sales)).body.Code).toBe('STALE_VERSION');
      expect((await send('ManualStatusUpdate', quote, { Why: 'x'.repeat(201), Nope: 1 }, sales)).status).toBe(400);
      expect(await statusOf(quote)).toBe('Quoting');
    });
  });
});
