import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { DashboardRow, HouseholdsPage, HouseholdsQuery } from '../../shared/src/groups/dashboard.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertContract } from '../support/contract-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('the dashboard of an agent who quotes individuals', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const rowsOf = async (user: User) => (await (await app.as(user)).get('/api/dashboard')).body as DashboardRow[];

  it('lists the quotes of households, most recently changed first and deleted ones not', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const older = await insertIndividualQuote(app, agent, {
      status: 'Rejected',
      modifiedAt: new Date('2026-11-18T15:00:00Z'),
    });
    const newer = await insertIndividualQuote(app, agent, {
      details: { planType: 'Permanent', enrollmentType: 'Open', subscriberFirstName: 'Kit', subscriberLastName: 'Zed' },
    });
    await insertIndividualQuote(app, agent, { isDeleted: true });
    await insertIndividualQuote(app, await insertAgentUser(app));
    expect(await rowsOf(agent)).toMatchObject([
      { LQID: newer.id, LQS: 'Quoting', G: null, I: { FN: 'Kit', LN: 'Zed', QId: newer.id }, Kind: 'OEP', Members: 1 },
      { LQID: older.id, LQS: 'Manually Processed', I: { QId: older.id }, Kind: 'Short term' },
    ]);
  });

  it('says until when plans of a special enrollment can be selected, 60 days after the event', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const details = { planType: 'Permanent', enrollmentType: 'Special', eventDate: isoDate('2026-11-10') } as const;
    const given = { details: { ...details, qualifyingEvent: 'Marriage' } } as const;
    const submitted = await insertIndividualQuote(app, agent, { ...given, status: 'PaymentPending' });
    const quoting = await insertIndividualQuote(app, agent, given);
    const rows = await rowsOf(agent);
    expect(Object.fromEntries(rows.map(({ LQID, SelectBy }) => [LQID, SelectBy]))).toEqual({
      [submitted.id]: null,
      [quoting.id]: '2027-01-09',
    });
  });

  it('shows both lines of business together, by their last change', async () => {
    const agent = await insertAgentUser(app);
    const household = await insertIndividualQuote(app, agent, { modifiedAt: new Date('2026-11-19T15:00:00Z') });
    const group = await insertQuote(app, agent, { modifiedAt: new Date('2026-11-21T15:00:00Z') });
    expect((await rowsOf(agent)).map(({ LQID, I }) => [LQID, I !== null])).toEqual([
      [group.id, false],
      [household.id, true],
    ]);
  });

  it('says what a quote costs, what is due, and which contract came of it', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const elected = await insertIndividualQuote(app, agent, {
      details: { planType: 'Permanent', enrollmentType: 'Open', electedAptcCents: 30_000 },
    });
    await app.database.manager.update(Quote, { id: elected.id }, { premiumCents: 81_250 });
    const verified = await insertIndividualQuote(app, agent, {
      status: 'PendingSEVerification',
      details: { planType: 'Permanent', isFfm: true },
    });
    await app.database.manager.insert(MarketplaceQuote, {
      quoteId: verified.id,
      visitReference: 'V1',
      consumerId: '1000107',
      applicationId: 'A1',
      effectiveDates: [],
      verificationPending: true,
      verificationDueDate: isoDate('2026-12-26'),
      fetchedAt: app.clock.now(),
    });
    const enrolled = await insertIndividualQuote(app, agent, { status: 'Complete' });
    const contract = await insertContract(app, agent, { quoteId: enrolled.id });
    const rows = await rowsOf(agent);
    const of = (id: number) => rows.find(({ LQID }) => LQID === id);
    expect(of(elected.id)).toMatchObject({
      Premium: { Amount: 812.5, IsLowest: false },
      BeforeCredit: true,
      DocumentsDue: null,
      ContractId: null,
    });
    expect(of(verified.id)).toMatchObject({ Premium: null, BeforeCredit: false, DocumentsDue: '2026-12-26' });
    expect(of(enrolled.id)).toMatchObject({ BeforeCredit: false, ContractId: contract.contractNumber });
  });

  it('of staff has none: they find them in the console and by search', async () => {
    await insertIndividualQuote(app, await insertAgentUser(app));
    expect((await rowsOf(await insertSalesUser(app))).filter(({ I }) => I !== null)).toEqual([]);
  });

  describe('has them in a list', () => {
    const ask = async (user: User, given: Partial<HouseholdsQuery> = {}): Promise<HouseholdsPage> => {
      const body = { Ending: false, Page: 1, PageSize: 10, ...given };
      return (await (await app.as(user)).post('/api/dashboard/households').send(body).expect(200)).body;
    };
    const idsOf = ({ Rows }: HouseholdsPage) => Rows.map(({ LQID }) => LQID);
    const changedOn = (day: number) => new Date(Date.UTC(2026, 10, day));

    it('of all pages, however many there are', async () => {
      const agent = await insertAgentUser(app);
      const ids: number[] = [];
      for (let day = 1; day <= 5; day += 1) {
        ids.unshift((await insertIndividualQuote(app, agent, { modifiedAt: changedOn(day) })).id);
      }
      await insertIndividualQuote(app, agent, { isDeleted: true });
      await insertIndividualQuote(app, await insertAgentUser(app));
      const second = await ask(agent, { PageSize: 2, Page: 2 });
      expect([idsOf(second), second.Page, second.All]).toEqual([ids.slice(2, 4), 2, 5]);
      const last = await ask(agent, { PageSize: 2, Page: 9 });
      expect([idsOf(last), last.Page]).toEqual([ids.slice(4), 3]);
    });

    it.each([
      ['a name', 'byr'],
      ['the number', null],
      ['the kind, the status and a name', 'short quot ADA'],
    ])('found by %s', async (_what, text) => {
      const agent = await insertAgentUser(app);
      const ada = await insertIndividualQuote(app, agent, {
        details: { planType: 'ShortTerm', subscriberFirstName: 'Ada', subscriberLastName: 'Byron' },
      });
      await insertIndividualQuote(app, agent, {
        details: {
          planType: 'Permanent',
          enrollmentType: 'Open',
          subscriberFirstName: 'Kit',
          subscriberLastName: 'Zed',
        },
      });
      const found = await ask(agent, { Text: text ?? String(ada.id) });
      expect([idsOf(found), found.All]).toEqual([[ada.id], 1]);
      expect((await ask(agent, { Text: '100% nobody' })).All).toBe(0);
    });

    it('of the special enrollments that can still be used, the one that ends first on top', async () => {
      const agent = await insertAgentUser(app);
      const married = (on: string) =>
        insertIndividualQuote(app, agent, {
          details: {
            planType: 'Permanent',
            enrollmentType: 'Special',
            qualifyingEvent: 'Marriage',
            eventDate: isoDate(on),
          },
        });
      const [late, soon] = [await married('2026-11-10'), await married('2026-10-20')];
      await married('2026-06-01');
      await insertIndividualQuote(app, agent);
      const ending = await ask(agent, { Ending: true });
      expect([idsOf(ending), ending.Ending, ending.All]).toEqual([[soon.id, late.id], 2, 4]);
    });
  });
});
