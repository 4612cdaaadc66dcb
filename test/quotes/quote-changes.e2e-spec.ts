import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { MoveQuoteService } from '../../backend/src/quoting/quotes/move-quote.service.ts';
import { EFFECTIVE_DATE_LOCKED } from '../../backend/src/quoting/quote-actions/quote-actions.service.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type GroupQuote, Quotes } from '../../backend/src/quoting/quotes/quotes.repository.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { INTERNAL_CANNOT_DELETE, NOT_DELETED } from '../../shared/src/quotes/delete-quote.ts';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '../../shared/src/quotes/allowed-effective-dates.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('changing a quote', () => {
  let app: TestApp;
  let agent: User;
  let stranger: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    stranger = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const put = async (user: User, path: string, body: object) =>
    (await app.as(user)).put(`/api/quote/${path}`).send(body);
  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });

  describe('its effective date', () => {
    const change = (user: User, id: number, EffectiveDate: string, Version = 1) =>
      put(user, `PutUpdatedEffectiveDate/${id}`, { EffectiveDate, Version });

    it('moves to one of the allowed dates', async () => {
      const { id } = await insertQuote(app, agent, { status: 'Quoting' });
      const { status, body } = await change(agent, id, '2/1/2027');
      expect([status, body.EffectiveDate, body.Version, body.Status]).toEqual([200, '2027-02-01', 2, 'Quoting']);
    });

    it('takes the name with it that nobody chose, and no other', async () => {
      const group = await insertGroup(app, agent);
      const names = [];
      for (const name of ['New business 1/1/2027', 'New business 1/1/2027 (2)', 'Ruth’s idea of 1/1/2027']) {
        const { id } = await insertQuote(app, agent, { groupId: group.id, name });
        names.push((await change(agent, id, '2027-02-01')).body.Name);
      }
      expect(names).toEqual(['New business 2/1/2027', 'New business 2/1/2027 (2)', 'Ruth’s idea of 1/1/2027']);
    });

    it.each(['2027-04-01', '2026-11-01', '2027-01-15'])('does not move to %s', async (day) => {
      const { id } = await insertQuote(app, agent);
      const { status, body } = await change(agent, id, day);
      expect([status, body.Code, body.Fields]).toEqual([
        422,
        'RULE_BROKEN',
        { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] },
      ]);
      expect((await stored(id)).effectiveDate).toBe('2027-01-01');
    });

    it.each([{}, { EffectiveDate: 'soon', Version: 1 }, { EffectiveDate: '2027-02-01' }])(
      'refuses %j',
      async (body) => {
        const { id } = await insertQuote(app, agent);
        expect((await put(agent, `PutUpdatedEffectiveDate/${id}`, body)).status).toBe(400);
      },
    );

    it.each(['Enrolling', 'SignatureRequired', 'Complete', 'Approved'] as QuoteStatus[])(
      'is locked in status %s',
      async (status) => {
        const { id } = await insertQuote(app, agent, { status });
        const { body } = await change(agent, id, '2027-02-01');
        expect([body.Code, body.Message]).toEqual(['WRONG_STATE', EFFECTIVE_DATE_LOCKED]);
      },
    );

    it('tells the second of two editors', async () => {
      const { id } = await insertQuote(app, agent);
      await change(agent, id, '2027-02-01');
      expect((await change(agent, id, '2027-03-01')).body.Code).toBe('STALE_VERSION');
    });

    it.each`
      status             | birthDate       | day             | answer
      ${'Quoting'}       | ${'2000-02-01'} | ${'2027-01-01'} | ${200}
      ${'Quoting'}       | ${'2000-02-01'} | ${'2027-02-01'} | ${422}
      ${'Quoting'}       | ${'2000-02-02'} | ${'2027-02-01'} | ${200}
      ${'EditingCensus'} | ${'2000-02-01'} | ${'2027-02-01'} | ${200}
    `('$status with a child born $birthDate, moved to $day: $answer', async ({ status, birthDate, day, answer }) => {
      const quote = await insertQuote(app, agent, { status });
      await app.insert(child(quote.id, birthDate));
      const { status: got, body } = await change(agent, quote.id, day);
      expect(got).toBe(answer);
      if (answer === 422) {
        expect(body.Message).toMatch(
          /^The approved census does not fit this effective date\. Cleo Young: A child cannot/,
        );
        expect((await stored(quote.id)).effectiveDate).toBe('2027-01-01');
      }
    });
  });

  describe('deleting and restoring', () => {
    it('hides a quote from its agent; internal staff see and restore it', async () => {
      const { id } = await insertQuote(app, agent, { status: 'Quoting' });
      const deleted = await put(agent, `Delete/${id}`, { Version: 1 });
      expect([deleted.status, deleted.body.IsDeleted]).toEqual([200, true]);
      expect((await (await app.as(agent)).get(`/api/quote/${id}`)).status).toBe(404);
      const restored = await put(sales, `Restore/${id}`, { Version: deleted.body.Version });
      expect([restored.status, restored.body.IsDeleted, restored.body.Status]).toEqual([200, false, 'Quoting']);
      expect((await (await app.as(agent)).get(`/api/quote/${id}`)).status).toBe(200);
      const actions = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(id) });
      expect(actions.map(({ action, userId }) => [action, userId])).toEqual([
        ['delete-quote', agent.id],
        ['restore-quote', sales.id],
      ]);
    });

    it.each`
      who           | path         | status             | isDeleted | answer | message
      ${'agent'}    | ${'Delete'}  | ${'EditingCensus'} | ${false}  | ${200} | ${undefined}
      ${'agent'}    | ${'Delete'}  | ${'Enrolling'}     | ${false}  | ${200} | ${undefined}
      ${'agent'}    | ${'Delete'}  | ${'Complete'}      | ${false}  | ${409} | ${'A quote in status Sales Review cannot be deleted.'}
      ${'agent'}    | ${'Delete'}  | ${'Quoting'}       | ${true}   | ${404} | ${expect.any(String)}
      ${'sales'}    | ${'Delete'}  | ${'Quoting'}       | ${false}  | ${403} | ${INTERNAL_CANNOT_DELETE}
      ${'sales'}    | ${'Restore'} | ${'Quoting'}       | ${false}  | ${409} | ${NOT_DELETED}
      ${'agent'}    | ${'Restore'} | ${'Quoting'}       | ${true}   | ${403} | ${expect.any(String)}
      ${'stranger'} | ${'Delete'}  | ${'Quoting'}       | ${false}  | ${404} | ${expect.any(String)}
    `(
      '$who, $path in $status, deleted $isDeleted: $answer',
      async ({ who, path, status, isDeleted, answer, message }) => {
        const user = { agent, sales, stranger }[who as 'agent']!;
        const { id } = await insertQuote(app, agent, { status, isDeleted });
        const { status: got, body } = await put(user, `${path}/${id}`, { Version: 1 });
        expect([got, body.Message]).toEqual([answer, message]);
        expect((await stored(id)).isDeleted).toBe(answer === 200 ? path === 'Delete' : isDeleted);
      },
    );

    it.each([
      ['Delete', false],
      ['Restore', true],
    ] as const)('%s tells somebody who saw an older version', async (path, isDeleted) => {
      const { id } = await insertQuote(app, agent, { isDeleted });
      const { status, body } = await put(isDeleted ? sales : agent, `${path}/${id}`, { Version: 9 });
      expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
      expect((await stored(id)).isDeleted).toBe(isDeleted);
    });
  });

  describe('moving its status', () => {
    const move = (user: User | null, id: number, to: QuoteStatus) =>
      app.get(Transactions).run(async (tx) => {
        const session = user && { ...user, isInternal: user.agentId === null, permissions: [] as never[] };
        const quote = await app.database.manager.findOneOrFail(Quote, { where: { id }, relations: { group: true } });
        return app.get(MoveQuoteService).move(tx, session as never, quote as GroupQuote, { to, why: 'a test' });
      });

    it('writes down from where to where, by whom, when and why', async () => {
      const { id } = await insertQuote(app, agent, { status: 'EditingCensus' });
      const moved = await move(agent, id, 'Quoting');
      expect([moved.status, moved.version]).toEqual(['Quoting', 2]);
      const [event] = await app.database.manager.findBy(QuoteEvent, { quoteId: id });
      expect(event).toMatchObject({
        fromStatus: 'EditingCensus',
        toStatus: 'Quoting',
        userId: agent.id,
        at: app.clock.now(),
        why: 'a test',
      });
    });

    it.each([
      ['EditingCensus', 'Approved'],
      ['Quoting', 'EditingCensus'],
      ['Complete', 'Approved'],
    ] as [QuoteStatus, QuoteStatus][])('an agent cannot move %s to %s', async (from, to) => {
      const { id } = await insertQuote(app, agent, { status: from });
      await expect(move(agent, id, to)).rejects.toMatchObject({ code: 'WRONG_STATE' });
      expect((await stored(id)).status).toBe(from);
      expect(await app.database.manager.countBy(QuoteEvent, { quoteId: id })).toBe(0);
    });

    it('does not move a deleted quote', async () => {
      const { id } = await insertQuote(app, agent, { isDeleted: true });
      await expect(move(agent, id, 'Quoting')).rejects.toMatchObject({ message: 'This quote is deleted.' });
    });

    it('lets one of many simultaneous moves win', async () => {
      const { id } = await insertQuote(app, agent, { status: 'EditingCensus' });
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => move(agent, id, 'Quoting')));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await app.database.manager.countBy(QuoteEvent, { quoteId: id })).toBe(1);
    });
  });

  it('touching it makes it the newest without a new version', async () => {
    const group = await insertGroup(app, agent);
    const quote = await insertQuote(app, agent, { groupId: group.id });
    await app.get(Transactions).run((tx) => app.get(Quotes).touch(tx, quote));
    const touched = await stored(quote.id);
    expect([touched.version, touched.modifiedAt]).toEqual([1, app.clock.now()]);
  });
});

const child = (quoteId: number, birthDate: string): CensusMember =>
  Object.assign(new CensusMember(), {
    quoteId,
    rowKey: `row-${quoteId}`,
    employeeNumber: 1,
    relationship: 'Child',
    firstName: 'Cleo',
    middleInitial: null,
    lastName: 'Young',
    dateOfBirth: isoDate(birthDate),
    ssnSealed: null,
    gender: null,
    medicalStatus: 'Enroll',
    dentalStatus: 'Waive',
    visionStatus: 'Waive',
    lastTobaccoUse: null,
    homePostalCode: null,
    emailAddress: null,
    homeNumber: null,
    assignedPlanId: null,
  });
