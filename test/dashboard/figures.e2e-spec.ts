import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { DashboardFigures, DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { centsFromDollars, dollarsFromCents } from '../../shared/src/formats/currency.ts';
import { NO_PREMIUMS } from '../../shared/src/quotes/quote-premium.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';

const known = (Known: number, KnownQuotes = 1) => ({ ...NO_PREMIUMS, Known, KnownQuotes });

describe('GET /api/dashboard/figures', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const figuresOf = async (user: User): Promise<DashboardFigures> =>
    (await (await app.as(user)).get('/api/dashboard/figures').expect(200)).body;

  it('counts the quote that stands for each group by status, without those that are decided', async () => {
    const twice = await insertGroup(app, agent);
    await insertQuote(app, agent, {
      groupId: twice.id,
      status: 'Quoting',
      modifiedAt: new Date('2026-11-01T12:00:00Z'),
    });
    await insertQuote(app, agent, {
      groupId: twice.id,
      status: 'Complete',
      modifiedAt: new Date('2026-11-02T12:00:00Z'),
    });
    await insertQuote(app, agent, { status: 'Complete' });
    await insertQuote(app, agent, { status: 'Approved' });
    await insertQuote(app, agent, { status: 'Quoting', isDeleted: true });
    await insertQuote(app, await insertAgentUser(app), { status: 'Quoting' });
    expect((await figuresOf(agent)).Pipeline).toEqual([{ Status: 'Complete', Quotes: 2, Premium: NO_PREMIUMS }]);
  });

  it('adds up what the dashboard shows of each quote, and compares renewals that have a price', async () => {
    const { then, now } = await sellBothYears(app);
    const { quote, group } = await openRenewal(app, agent, [then]);
    await choosePlans(app, quote, [now]);
    await openRenewal(app, agent, [then]);
    const { body } = await (await app.as(agent)).get('/api/dashboard');
    const row = (body as DashboardRow[]).find(({ G }) => G?.Id === group.id)!;
    const [before, after] = [row.PremiumNow!.Amount, row.Premium!.Amount];
    const figures = await figuresOf(agent);
    expect(figures.Pipeline).toEqual([{ Status: 'Quoting', Quotes: 2, Premium: known(after) }]);
    expect(figures.Renewals).toEqual({
      Groups: 2,
      PremiumNow: known(dollarsFromCents(2 * centsFromDollars(before)), 2),
      Compared: 1,
      ComparedNow: before,
      ComparedThen: after,
    });
  });

  it('counts renewals by month, a year long', async () => {
    for (const renewalDate of ['2026-11-01', '2027-01-01', '2027-01-15', '2027-10-31', '2027-11-01', '2026-10-31']) {
      await insertGroup(app, agent, { renewalDate: isoDate(renewalDate) });
    }
    const months = (await figuresOf(agent)).RenewalMonths;
    expect(months).toHaveLength(12);
    expect(months.filter(({ Groups }) => Groups > 0)).toEqual([
      { Month: '2026-11-01', Groups: 1 },
      { Month: '2027-01-01', Groups: 2 },
      { Month: '2027-10-01', Groups: 1 },
    ]);
  });

  it('has nothing for staff, whose figures are in the console', async () => {
    await insertQuote(app, agent, { status: 'Quoting' });
    const figures = await figuresOf(await insertSalesUser(app));
    expect([figures.Pipeline, figures.Renewals.Groups]).toEqual([[], 0]);
  });
});
