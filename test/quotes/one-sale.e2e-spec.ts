import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { dateHasPassed } from '../../shared/src/quotes/allowed-effective-dates.ts';
import { newQuoteBlocked } from '../../shared/src/quotes/new-quote.ts';
import { periodTaken, RENEWAL_INSTEAD } from '../../shared/src/quotes/one-sale.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { quotedGroup, sell } from '../plan-selection/quoted-group.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { openRenewal, sellBothYears } from '../support/renewal-builders.ts';

const IN_FORCE = {
  groupEnterpriseId: '70012174',
  lastEffectiveDate: isoDate('2026-01-01'),
  renewalDate: isoDate('2027-01-01'),
};

describe('one group', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let plan: Plan;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    plan = await sell(app, { displayName: 'PPO Gold' });
    await sell(
      app,
      { displayName: 'PPO Gold', businessYear: 2026 },
      { periodStart: '2026-10-01', periodEnd: '2026-12-31' },
    );
  });
  afterAll(() => app.close());

  const create = async (group: Group, QuoteType = 'SmallGroupNewBusiness', more: object = {}, user = agent) =>
    (await app.as(user)).post('/api/quote').send({ GroupId: group.id, QuoteType, ...more });
  const read = async ({ id }: Quote) => (await (await app.as(agent)).get(`/api/quote/${id}`)).body;
  const enroll = async ({ id, version }: Quote, user = agent) =>
    (await app.as(user)).put(`/api/quote/Enroll/${id}`).send({ Version: version });
  const decide = async ({ id, version }: Quote, Decision: string) =>
    (await app.as(sales))
      .put(`/api/enrollment/Decide/${id}`)
      .send({ Version: version, Decision, GroupEnterpriseId: '' });
  const statusOf = async ({ id }: Quote) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  /** A quote of the group with a complete selection, for 1 January 2027 unless another day is given. */
  async function chosen(group: Group, given: Partial<Quote> = {}): Promise<Quote> {
    const { quote } = await quotedGroup(app, agent, { groupId: group.id, ...given });
    const body = { SelectedPlanIds: [plan.id], AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(body);
    return app.database.manager.findOneByOrFail(Quote, { id: quote.id });
  }

  describe('gets no new quote', () => {
    it.each([
      ['Complete', 'Sales Review'],
      ['Pended', 'Pended'],
      ['Approved', 'Approved'],
      ['PassivelyRenewed', 'Passively Renewed'],
    ] as const)('beside one in %s, which is named', async (status, label) => {
      const group = await insertGroup(app, agent);
      await insertQuote(app, agent, { groupId: group.id, status, name: 'First' });
      const { status: answered, body } = await create(group);
      expect([answered, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', newQuoteBlocked('First', label)]);
      expect(await app.database.manager.countBy(Quote, { groupId: group.id })).toBe(1);
    });

    it('of new business while it is in force, but one renewal for one date', async () => {
      const group = await insertGroup(app, agent, IN_FORCE);
      const refused = await create(group);
      expect([refused.status, refused.body.Message]).toEqual([422, RENEWAL_INSTEAD]);
      const renewal = await create(group, 'SmallGroupRenewal');
      expect([renewal.status, renewal.body.EffectiveDate]).toEqual([201, '2027-01-01']);
    });

    it('of a renewal that was renewed passively', async () => {
      const group = await insertGroup(app, agent, IN_FORCE);
      const renewed = { status: 'PassivelyRenewed', quoteType: 'SmallGroupRenewal', name: 'Renewal' } as const;
      await insertQuote(app, agent, { groupId: group.id, ...renewed });
      const { status, body } = await create(group, 'SmallGroupRenewal');
      expect([status, body.Message]).toEqual([422, newQuoteBlocked('Renewal', 'Passively Renewed')]);
    });

    it('and is told which it may have, before anything is stored', async () => {
      const group = await insertGroup(app, agent, IN_FORCE);
      const { body } = await (await app.as(agent)).get(`/api/quote/NewQuoteOptions/${group.id}`);
      expect(body).toEqual([
        {
          QuoteType: 'SmallGroupRenewal',
          Problem: null,
          EffectiveDates: ['2027-01-01'],
          EffectiveDate: '2027-01-01',
        },
        { QuoteType: 'SmallGroupNewBusiness', Problem: RENEWAL_INSTEAD, EffectiveDates: [], EffectiveDate: null },
      ]);
      expect(await app.database.manager.countBy(Quote, { groupId: group.id })).toBe(0);
    });

    it('renews by a copy of what it has', async () => {
      const group = await insertGroup(app, agent, IN_FORCE);
      const inForce = { status: 'Approved', effectiveDate: isoDate('2026-01-01') } as const;
      const { id } = await insertQuote(app, agent, { groupId: group.id, ...inForce });
      const { status, body } = await (
        await app.as(agent)
      )
        .post('/api/quote')
        .send({ Id: id, EffectiveDate: '2027-01-01' });
      expect([status, body.QuoteType, body.RenewalDate, body.Name]).toEqual([
        201,
        'SmallGroupRenewal',
        '2027-01-01',
        'Renewal 1/1/2027',
      ]);
    });

    it('is new business again once its coverage has ended', async () => {
      const group = await insertGroup(app, agent, { ...IN_FORCE, termDate: isoDate('2026-06-01') });
      await insertQuote(app, agent, { groupId: group.id, status: 'Approved', effectiveDate: isoDate('2026-01-01') });
      expect((await create(group)).status).toBe(201);
    });
  });

  describe('is enrolled once for a period', () => {
    it.each(['Enrolling', 'SignatureRequired', 'FailedEnrollment', 'Complete', 'Pended', 'Approved'] as const)(
      'beside a quote in %s for another month it is refused, and the other is named',
      async (status: QuoteStatus) => {
        const group = await insertGroup(app, agent);
        const quote = await chosen(group);
        const other = await insertQuote(app, agent, {
          groupId: group.id,
          status,
          name: 'First',
          effectiveDate: isoDate('2026-12-01'),
        });
        const { body: known } = await (await app.as(agent)).get(`/api/quote/${other.id}`);
        const message = periodTaken(other, known.QuoteStatus as string);
        const { status: answered, body } = await enroll(quote);
        expect([answered, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', message]);
        expect([(await read(quote)).EnrollmentConflict, await statusOf(quote)]).toEqual([message, 'Quoting']);
      },
    );

    it('of two quotes at once one wins, and the other is told which', async () => {
      for (let round = 0; round < 5; round += 1) {
        const group = await insertGroup(app, agent);
        const quotes = [await chosen(group, { name: 'One' }), await chosen(group, { name: 'Two' })];
        const answers = await Promise.all([enroll(quotes[0]!), enroll(quotes[1]!, sales)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
        const winner = quotes[answers.findIndex(({ status }) => status === 200)]!;
        const refused = answers.find(({ status }) => status === 422)!;
        expect(refused.body.Message).toBe(periodTaken(winner, 'Enrolling'));
        expect((await Promise.all(quotes.map(statusOf))).sort()).toEqual(['Enrolling', 'Quoting']);
      }
    });

    it('with new business is refused once it is in force', async () => {
      const group = await insertGroup(app, agent, IN_FORCE);
      const quote = await chosen(group);
      const { status, body } = await enroll(quote);
      expect([status, body.Message, (await read(quote)).EnrollmentConflict]).toEqual([
        422,
        RENEWAL_INSTEAD,
        RENEWAL_INSTEAD,
      ]);
    });

    it('with the renewal of what it has', async () => {
      const { then, now } = await sellBothYears(app);
      const { quote } = await openRenewal(app, agent, [then]);
      const body = { SelectedPlanIds: [now.id], AssignedPlanForMembers: [] };
      await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(body);
      expect((await read(quote)).EnrollmentConflict).toBeNull();
      expect((await enroll(quote)).status).toBe(200);
    });

    it('is approved once, where two were submitted before', async () => {
      const group = await insertGroup(app, agent);
      const submitted = { groupId: group.id, status: 'Complete' } as const;
      const [one, two] = [
        await insertQuote(app, agent, { ...submitted, name: 'One' }),
        await insertQuote(app, agent, { ...submitted, name: 'Two' }),
      ];
      expect((await decide(one, 'Approve')).status).toBe(200);
      const { status, body } = await decide(two, 'Approve');
      expect([status, body.Message, await statusOf(two)]).toEqual([422, periodTaken(one, 'Approved'), 'Complete']);
    });

    it('keeps a deleted enrollment deleted when another has its place', async () => {
      const group = await insertGroup(app, agent);
      const deleted = await insertQuote(app, agent, { groupId: group.id, status: 'Enrolling', isDeleted: true });
      const other = await insertQuote(app, agent, { groupId: group.id, status: 'Enrolling', name: 'Second' });
      const restore = async () =>
        (await app.as(sales)).put(`/api/quote/Restore/${deleted.id}`).send({ Version: deleted.version });
      const { status, body } = await restore();
      expect([status, body.Message]).toEqual([422, periodTaken(other, 'Enrolling')]);
      await app.database.manager.update(Quote, { id: other.id }, { status: 'Declined' });
      expect((await restore()).status).toBe(200);
    });
  });

  it('is not enrolled for a date that has passed, and is after the date was changed', async () => {
    const passed = isoDate('2026-10-01');
    const quote = await chosen(await insertGroup(app, agent), { effectiveDate: passed });
    const { status, body } = await enroll(quote);
    expect([status, body.Message, body.Fields]).toEqual([
      422,
      dateHasPassed(passed),
      { EffectiveDate: [dateHasPassed(passed)] },
    ]);
    expect((await read(quote)).EffectiveDateProblem).toBe(dateHasPassed(passed));
    const change = { EffectiveDate: '2027-01-01', Version: quote.version };
    const changed = await (await app.as(agent)).put(`/api/quote/PutUpdatedEffectiveDate/${quote.id}`).send(change);
    expect([changed.status, changed.body.EffectiveDateProblem]).toEqual([200, null]);
  });
});
