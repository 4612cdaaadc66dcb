import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '../../shared/src/quotes/allowed-effective-dates.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TimelineEntry } from '../../shared/src/timeline/timeline.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildBenefit, buildPlan, sellPlan } from '../support/plan-builders.ts';

const OPEN = { planType: 'Permanent', enrollmentType: 'Open', coverageMonths: null } as const;
const JANUARY = isoDate('2027-01-01');

/** What groups and households share of a quote's routes: the line of the quote decides, then the permission. */
describe('the quote of a household', () => {
  let app: TestApp;
  let agent: User;
  let stranger: User;
  let staff: User;

  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    staff = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const insertOpen = () => insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: OPEN });
  const moveTo = async (quote: Quote, EffectiveDate: string, user = agent) =>
    (await app.as(user))
      .put(`/api/quote/PutUpdatedEffectiveDate/${quote.id}`)
      .send({ EffectiveDate, Version: quote.version });

  describe('its effective date', () => {
    it('is changed as by its terms, with the same answer', async () => {
      const [quote, other] = [await insertOpen(), await insertOpen()];
      const moved = await moveTo(quote, '2027-02-01');
      const changed = await (
        await app.as(agent)
      )
        .put('/api/quote')
        .send({ Id: other.id, Version: other.version, QuoteType: other.quoteType, EffectiveDate: '2027-02-01' });
      expect(moved.status).toBe(200);
      expect({ ...moved.body, Id: 0 }).toEqual({ ...changed.body, Id: 0 });
      expect(moved.body.EffectiveDate).toBe('2027-02-01');
    });

    it('is refused by the same rule, over another version, and for strangers', async () => {
      const quote = await insertOpen();
      const { status, body } = await moveTo(quote, '2027-03-01');
      expect([status, body.Fields]).toEqual([422, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] }]);
      expect((await moveTo({ ...quote, version: quote.version + 1 } as Quote, '2027-02-01')).status).toBe(409);
      expect((await moveTo(quote, '2027-02-01', stranger)).status).toBe(404);
      const stored = await app.database.manager.findOneByOrFail(Quote, { id: quote.id });
      expect(stored.effectiveDate).toBe(JANUARY);
    });

    it('of a group stays out of reach of agents for individuals', async () => {
      const group = await insertQuote(app, agent);
      expect((await moveTo(group, '2027-02-01')).status).toBe(404);
    });
  });

  describe('its summary of benefits', () => {
    const of = async (quoteId: number, planId: number | null, user = agent, what = 'GetSummaryOfBenefits') =>
      (await app.as(user)).get(`/api/plan/${what}/${quoteId}${planId === null ? '' : `?planId=${planId}`}`);

    it('is the document of an offered plan, and of the plans that are selected, under the applicant’s name', async () => {
      const plan = await sellPlan(app.database, buildPlan({ market: 'Individual', displayName: 'HMO Silver 3000' }));
      await app.insert(buildBenefit({ planId: plan.id }));
      const quote = await insertOpen();
      const check = await of(quote.id, plan.id, agent, 'GetSummaryOfBenefitsCheck');
      expect(check.body).toMatchObject({
        IsAvailable: true,
        SBCDocumentsLink: `/api/plan/GetSummaryOfBenefits/${quote.id}?planId=${plan.id}`,
      });
      expect((await of(quote.id, null)).status).toBe(404);
      await (
        await app.as(agent)
      )
        .put(`/api/plan/PutSelections/${quote.id}`)
        .send({ SelectedPlanIds: [plan.id], AssignedPlanForMembers: [] });
      for (const [planId, user] of [
        [plan.id, agent],
        [null, staff],
      ] as const) {
        const { status, body } = await of(quote.id, planId, user);
        const text = (await pdfText(body)).replaceAll(/\s+/g, ' ');
        expect(status).toBe(200);
        expect(text).toContain('HMO Silver 3000');
        expect(text).toContain('Ada Quixwater');
        expect(text).not.toMatch(/group|employ/i);
      }
      expect((await of(quote.id, plan.id, stranger)).status).toBe(404);
    });
  });

  describe('its history', () => {
    const told = async (quoteId: number, user: User) => (await app.as(user)).get(`/api/timeline/quote/${quoteId}`);

    it('is told to its agent and to staff, in words that fit a household, and to nobody else', async () => {
      const quote = await insertOpen();
      const caller = await app.as(agent);
      app.clock.advance(60_000);
      const Household = { Size: 1, AnnualIncome: 31_000 };
      const request = { Id: quote.id, Version: quote.version, QuoteType: quote.quoteType, Name: 'Ada 2027', Household };
      const { body: changed } = await caller.put('/api/quote').send(request);
      app.clock.advance(60_000);
      expect((await moveTo({ ...quote, version: changed.Version } as Quote, '2027-02-01')).status).toBe(200);
      for (const user of [agent, staff]) {
        const { status, body } = await told(quote.id, user);
        expect([status, body.map(({ What, Detail }: TimelineEntry) => [What, Detail])]).toEqual([
          200,
          [
            ['Quote changed', 'Effective date'],
            ['Quote changed', 'Name, household size, annual income'],
          ],
        ]);
        expect(JSON.stringify(body)).not.toMatch(/group/i);
      }
      expect((await told(quote.id, stranger)).status).toBe(404);
    });

    it('of a group stays out of reach of agents for individuals', async () => {
      expect((await told((await insertQuote(app, agent)).id, agent)).status).toBe(404);
    });
  });
});
