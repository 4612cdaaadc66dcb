import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import type { SalesHomeResponse } from '../../shared/src/sales-home/home.record.ts';
import { ERROR_REPORTS, type ErrorReportName } from '../../shared/src/error-reports/error-reports.ts';
import { WAITING_INDIVIDUAL_STATUSES } from '../../shared/src/sales/queue-views.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertFailures } from './failures.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

/** The lists of the reports that have rows here. */
const LISTS: Partial<Record<ErrorReportName, string>> = {
  group: '/api/sales/GetGroupQuotes?isErrorReport=true',
  'group-member': '/api/sales/GetSmallGroupMemberErrors',
  'passive-renewal': '/api/sales/GetPassiveRenewalErrors',
};

describe('GET /api/sales/GetHome', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeEach(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterEach(() => app.close());

  const home = async (user = sales): Promise<SalesHomeResponse> => {
    const { status, body } = await (await app.as(user)).get('/api/sales/GetHome');
    expect(status).toBe(200);
    return body as SalesHomeResponse;
  };

  it('has nothing in an empty database but the names of things', async () => {
    const { Pipeline, Ageing, Errors, Renewals, MyWork } = await home();
    expect([Pipeline, Ageing]).toEqual([[], []]);
    expect(Errors).toEqual(ERROR_REPORTS.map((Report) => ({ Report, Count: 0, Since: null })));
    expect(Renewals).toHaveLength(12);
    expect(Renewals[0]).toEqual({ Month: '2026-11-01', Renewed: 0, Pending: 0, Open: 0 });
    expect(MyWork).toEqual({ Quotes: [], Count: { SmallGroupNewBusiness: 0, SmallGroupRenewal: 0 }, Individuals: 0 });
  });

  it('says what came and went on each of the last fourteen days, and what waited at the end of each', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const waiting = await insertQuote(app, agent, { groupId, status: 'Complete' });
    const decided = await insertQuote(app, agent, { groupId, status: 'Approved' });
    const returned = await insertQuote(app, agent, { groupId, status: 'SignatureRequired' });
    const gone = await insertQuote(app, agent, { groupId, status: 'Complete', isDeleted: true });
    const move = (quote: Quote, at: string, [fromStatus, toStatus]: [QuoteStatus, QuoteStatus]) =>
      app.insert(
        Object.assign(new QuoteEvent(), {
          quoteId: quote.id,
          at: new Date(at),
          fromStatus,
          toStatus,
          userId: null,
          why: '',
        }),
      );
    // Before the first day.
    await move(decided, '2026-11-07T04:59:59Z', ['SignatureRequired', 'Complete']);
    await move(returned, '2026-11-07T05:00:00Z', ['SignatureRequired', 'Complete']);
    // A change between two states of waiting is neither.
    await move(decided, '2026-11-10T15:00:00Z', ['Complete', 'Pended']);
    await move(decided, '2026-11-18T15:00:00Z', ['Pended', 'Approved']);
    await move(returned, '2026-11-19T15:00:00Z', ['Complete', 'SignatureRequired']);
    await move(waiting, '2026-11-20T05:00:00Z', ['SignatureRequired', 'Complete']);
    await move(gone, '2026-11-20T06:00:00Z', ['SignatureRequired', 'Complete']);
    const { ReviewDays } = await home();
    expect(ReviewDays.map(({ Day }) => Day).filter((_, place) => place % 13 === 0)).toEqual([
      '2026-11-07',
      '2026-11-20',
    ]);
    const told = ReviewDays.map(({ Submitted, Decided, Waiting }) => [Submitted, Decided, Waiting].join());
    expect(told).toEqual(['1,0,2', ...Array.from({ length: 10 }, () => '0,0,2'), '0,1,1', '0,0,0', '1,0,1']);
  });

  it('adds up the premiums in review', async () => {
    const { then, now } = await sellBothYears(app);
    const { quote } = await openRenewal(app, agent, [then], { quote: { status: 'Complete' } });
    const { quote: other } = await openRenewal(app, agent, [then], { quote: { status: 'Quoting' } });
    await choosePlans(app, quote, [now]);
    await choosePlans(app, other, [now]);
    const { monthlyRateCents } = await app.database.manager.findOneByOrFail(QuotePlan, { quoteId: quote.id });
    expect(monthlyRateCents).toBeGreaterThan(0);
    const known = { Known: monthlyRateCents / 100, KnownQuotes: 1 };
    expect((await home()).ReviewPremium).toEqual({ ...known, AtLeast: 0, AtLeastQuotes: 0 });
  });

  it('counts the individuals that wait, and those that one has claimed', async () => {
    const statuses = ['Pended', 'Pended', 'PaymentPending', 'Complete', 'Quoting', 'Approved'] as const;
    const quotes: Quote[] = [];
    for (const status of statuses) {
      quotes.push(await insertIndividualQuote(app, agent, { status }));
    }
    await insertIndividualQuote(app, agent, { status: 'Pended', isDeleted: true });
    const Ids = quotes.map(({ id }) => id);
    expect((await (await app.as(sales)).put('/api/sales/AssignUserToQuotes').send({ Ids })).status).toBe(200);
    const { Individuals, Pipeline, Ageing, MyWork } = await home();
    expect(Individuals.toSorted((one, other) => one.Count - other.Count)).toEqual([
      { Status: 'PaymentPending', Count: 1 },
      { Status: 'Pended', Count: 2 },
    ]);
    expect([Pipeline, Ageing, MyWork.Quotes, MyWork.Individuals]).toEqual([[], [], [], 3]);
    const { body } = await (
      await app.as(sales)
    )
      .post('/api/sales/GetIndividualQuotes')
      .send({ Filter: { Status: WAITING_INDIVIDUAL_STATUSES, OnlyMine: true } });
    expect(body).toHaveLength(3);
    expect((await home(await insertOperationsUser(app))).MyWork.Individuals).toBe(0);
  });

  it('counts open quotes by type and status, in the order of the stages', async () => {
    for (const status of ['Pended', 'Complete', 'Complete', 'Quoting', 'Approved', 'Rejected', 'Declined'] as const) {
      await insertQuote(app, agent, { status });
    }
    await insertQuote(app, agent, { status: 'Complete', quoteType: 'SmallGroupRenewal' });
    await insertQuote(app, agent, { status: 'Quoting', isDeleted: true });
    expect((await home()).Pipeline).toEqual([
      { QuoteType: 'SmallGroupNewBusiness', Status: 'Quoting', Count: 1 },
      { QuoteType: expect.any(String), Status: 'Complete', Count: expect.any(Number) },
      { QuoteType: expect.any(String), Status: 'Complete', Count: expect.any(Number) },
      { QuoteType: 'SmallGroupNewBusiness', Status: 'Pended', Count: 1 },
    ]);
    expect((await home()).Pipeline).toEqual(
      expect.arrayContaining([
        { QuoteType: 'SmallGroupNewBusiness', Status: 'Complete', Count: 2 },
        { QuoteType: 'SmallGroupRenewal', Status: 'Complete', Count: 1 },
      ]),
    );
  });

  it('tells by days of Detroit how long staff have been waited for', async () => {
    const since = [
      ['Complete', '2026-11-19T05:00:00Z'],
      ['Complete', '2026-11-19T04:59:59Z'],
      ['Pended', '2026-11-17T05:00:00Z'],
      ['Pended', '2026-11-06T04:59:59Z'],
      ['Enrolling', '2026-11-06T04:59:59Z'],
    ] as const;
    for (const [status, at] of since) {
      await insertQuote(app, agent, { status, statusAt: new Date(at) });
    }
    expect((await home()).Ageing).toEqual([
      { QuoteType: 'SmallGroupNewBusiness', Age: '0-1', Count: 1 },
      { QuoteType: 'SmallGroupNewBusiness', Age: '2-3', Count: 2 },
      { QuoteType: 'SmallGroupNewBusiness', Age: '15+', Count: 1 },
    ]);
  });

  it('counts from the day on which the quote came into its status, not from its last change', async () => {
    const caller = await app.as(agent);
    const group = await insertGroup(app, agent);
    const { body: quote } = await caller
      .post('/api/quote')
      .send({ GroupId: group.id, QuoteType: 'SmallGroupNewBusiness' });
    const statusAt = async () => {
      const rows: { statusAt: unknown; modifiedAt: unknown }[] = await app.database.query(
        'SELECT statusAt, modifiedAt FROM quotes WHERE id = ?',
        [quote.Id],
      );
      return rows[0]!;
    };
    const made = await statusAt();
    app.clock.advance(600_000);
    expect(
      (await caller.put('/api/quote').send({ Id: quote.Id, Version: quote.Version, Name: 'Another name' })).status,
    ).toBe(200);
    const renamed = await statusAt();
    expect(renamed.modifiedAt).not.toEqual(made.modifiedAt);
    expect(renamed.statusAt).toEqual(made.statusAt);
  });

  it('counts as many errors as their reports show from the day of the oldest on', async () => {
    await insertFailures(app, { agent, staff: sales });
    const { Errors } = await home();
    const caller = await app.as(sales);
    const shown: Record<string, unknown> = {};
    for (const { Report, Since, Count } of Errors.filter(({ Count: count }) => count > 0)) {
      const filter = JSON.stringify({ fromDate: Since, toDate: '2026-11-20' });
      const { headers } = await caller.get(LISTS[Report]!).query({ filter, range: '[0,0]' });
      shown[Report] = [Since, Count, Number(String(headers['content-range']).split('/')[1])];
    }
    expect(shown).toEqual({
      group: ['2026-10-31', 2, 2],
      'group-member': ['2026-11-19', 1, 1],
      'passive-renewal': ['2026-11-17', 1, 1],
    });
  });

  it('divides the renewals of a month into renewed, pending and open, each group once', async () => {
    const renewing = async (statuses: readonly ('Approved' | 'Pended' | 'Quoting')[], renewalDate = '2027-01-01') => {
      const group = await insertGroup(app, agent, { renewalDate: isoDate(renewalDate) });
      for (const status of statuses) {
        const quote = { quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-01-01') } as const;
        await insertQuote(app, agent, { groupId: group.id, status, ...quote });
      }
    };
    await renewing([]);
    await renewing(['Quoting']);
    await renewing(['Pended', 'Quoting']);
    await renewing(['Pended', 'Approved']);
    // Installed for its new year already.
    await renewing(['Approved'], '2028-01-01');
    await renewing([], '2027-10-15');
    await renewing([], '2026-10-31');
    const { Renewals } = await home();
    expect(Renewals.filter(({ Open, Pending, Renewed }) => Open + Pending + Renewed > 0)).toEqual([
      { Month: '2027-01-01', Renewed: 2, Pending: 1, Open: 2 },
      { Month: '2027-10-01', Renewed: 0, Pending: 0, Open: 1 },
    ]);
  });

  it('shows what the caller has claimed, what waits for staff first, then by effective date', async () => {
    const claim = async (user: User, given: object) => {
      const quote = await insertQuote(app, agent, given);
      await (await app.as(user)).put('/api/sales/AssignUserToQuote').send({ Id: quote.id });
      return quote;
    };
    const late = await claim(sales, { status: 'Pended', effectiveDate: isoDate('2027-02-01') });
    const early = await claim(sales, { status: 'Complete', quoteType: 'SmallGroupRenewal' });
    const quoting = await claim(sales, { status: 'Quoting', effectiveDate: isoDate('2026-12-01') });
    await claim(sales, { status: 'Approved' });
    await claim(await insertOperationsUser(app), { status: 'Pended' });
    const { MyWork } = await home();
    expect(MyWork.Quotes.map(({ Id }) => Id)).toEqual([early.id, late.id, quoting.id]);
    expect(MyWork.Count).toEqual({ SmallGroupNewBusiness: 2, SmallGroupRenewal: 1 });
    expect(MyWork.Quotes[0]).toMatchObject({
      QuoteStatus: 'Sales Review',
      StatusAt: '2026-11-19T15:00:00.000Z',
      AssignedAt: '2026-11-20T15:00:00.000Z',
    });
  });

  it.each([
    ['0-1', ['2026-11-20T14:00:00Z', '2026-11-19T05:00:00Z']],
    ['4-7', ['2026-11-17T04:59:59Z', '2026-11-13T05:00:00Z']],
    ['15+', ['2026-11-06T04:59:59Z']],
  ])('counts the quotes that the queue shows for %s days', async (DaysInStatus, expected) => {
    const instants = ['2026-11-19T04:59:59Z', '2026-11-13T04:59:59Z', '2026-11-06T05:00:00Z', ...expected];
    for (const at of instants) {
      await insertQuote(app, agent, { status: 'Pended', statusAt: new Date(at) });
    }
    const filter = JSON.stringify({ QuoteType: 'SmallGroupNewBusiness', Status: ['Complete', 'Pended'], DaysInStatus });
    const { headers } = await (await app.as(sales)).get('/api/sales/GetGroupQuotes').query({ filter });
    const counted = (await home()).Ageing.find(({ Age }) => Age === DaysInStatus)?.Count;
    expect([counted, headers['content-range']]).toEqual([
      expected.length,
      `GetGroupQuotes 0-${expected.length - 1}/${expected.length}`,
    ]);
  });

  it('is not for agents', async () => {
    expect((await (await app.as(agent)).get('/api/sales/GetHome')).status).toBe(403);
  });
});
