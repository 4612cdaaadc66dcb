import type { User } from '../../backend/src/platform/people/user.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { FirstDaysResponse } from '../../shared/src/quotes/first-days.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { quotedGroup, sell, THREE_HOUSEHOLDS } from './quoted-group.ts';

const HIOS = '99107MI7654321';
const [RUTH, PAUL, IVY, OTTO] = THREE_HOUSEHOLDS;
const BORN = { dateOfBirth: isoDate('1985-06-15') };
/** 41 on every first day, and 40 until February 9. */
const PEOPLE = [
  { ...RUTH, ...BORN },
  { ...PAUL, ...BORN },
  { ...IVY, dateOfBirth: isoDate('1986-02-10') },
  { ...OTTO, ...BORN },
];

describe('GET /api/quote/FirstDays', () => {
  let app: TestApp;
  let agent: User;
  let silver: number;
  beforeAll(async () => {
    app = await startApp();
    // $300 plus a dollar a band in 2027; ten dollars less in the last quarter of 2026, where it is another row.
    silver = (await sell(app, { displayName: 'PPO Silver', metalTier: 'Silver', hiosPlanId: HIOS })).id;
    const old = { displayName: 'PPO Silver 2026', hiosPlanId: HIOS, businessYear: 2026 };
    await sell(app, old, {
      ...{ periodStart: '2026-10-01', periodEnd: '2026-12-31' },
      rateOf: (band) => 29_000 + band * 100,
    });
    await sell(app, { displayName: 'PPO Gold' }, { rateOf: () => 50_000 });
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const compare = async (user: User, quoteId: number, query = ''): Promise<FirstDaysResponse> => {
    const { status, body } = await (await app.as(user)).get(`/api/quote/FirstDays/${quoteId}${query}`);
    expect(status).toBe(200);
    return body as FirstDaysResponse;
  };
  const figures = ({ Days }: FirstDaysResponse) =>
    Days.map(({ EffectiveDate, YearlyRate, Difference, FromRates, FromBirthdays, IsLowest }) => [
      ...[EffectiveDate, YearlyRate, Difference, FromRates, FromBirthdays, IsLowest],
    ]);

  it('prices a year from each day that the agent may choose, with what rates and birthdays make of it', async () => {
    const { quote } = await quotedGroup(app, agent, {}, PEOPLE);
    const answer = await compare(agent, quote.id);
    expect(answer.PlanId).toBe(silver);
    expect(answer.Plans.map(({ PlanDisplayName }) => PlanDisplayName)).toEqual(['PPO Gold', 'PPO Silver']);
    // $327 + $327 + $326 a month; in December $317 + $317 + $316; in March Ivy is 41: $327.
    expect(figures(answer)).toEqual([
      ['2026-12-01', 11_400, -360, -360, 0, true],
      ['2027-01-01', 11_760, 0, 0, 0, false],
      ['2027-02-01', 11_760, 0, 0, 0, false],
      ['2027-03-01', 11_772, 12, 0, 12, false],
    ]);
    expect(
      answer.Days[3]!.Employees.map(({ EmployeeNumber, YearlyRate, Difference }) => [
        ...[EmployeeNumber, YearlyRate, Difference],
      ]),
    ).toEqual([
      [1, 7_848, 0],
      [2, 3_924, 12],
    ]);
    expect(answer.Days[3]!.Employees[0]!.Name).toMatch(/^Ruth /);
  });

  it('says where the plan is not sold, or has no rates', async () => {
    const { quote } = await quotedGroup(app, agent, {}, PEOPLE);
    const { Plans } = await compare(agent, quote.id);
    const gold = Plans.find(({ PlanDisplayName }) => PlanDisplayName === 'PPO Gold')!.PlanId;
    const { Days } = await compare(agent, quote.id, `?planId=${gold}`);
    expect(Days.slice(0, 2).map(({ YearlyRate, Difference, Message }) => [YearlyRate, Difference, Message])).toEqual([
      [null, null, 'Not offered for this first day.'],
      [18_000, 0, ''],
    ]);
    const sales = await insertSalesUser(app);
    const later = (await compare(sales, quote.id)).Days.at(-1)!;
    expect([later.EffectiveDate > '2027-03-31', later.YearlyRate, later.Message]).toEqual([
      true,
      null,
      'Rates not loaded',
    ]);
  });

  it('has the quote’s own day only, once the date cannot be changed', async () => {
    const { quote } = await quotedGroup(app, agent, { status: 'Enrolling' }, PEOPLE);
    expect(figures(await compare(agent, quote.id))).toEqual([['2027-01-01', 11_760, 0, 0, 0, true]]);
  });

  it('prices nothing where nobody enrolls in medical', async () => {
    const { quote } = await quotedGroup(app, agent, {}, [PEOPLE[3]!]);
    expect(await compare(agent, quote.id)).toMatchObject({ PlanId: null, Days: [] });
  });

  it.each([
    ['a plan that is not offered', '?planId=999999', 404],
    ['a plan that is none', '?planId=gold', 400],
  ])('refuses %s', async (_what, query, expected) => {
    const { quote } = await quotedGroup(app, agent, {}, PEOPLE);
    const { status } = await (await app.as(agent)).get(`/api/quote/FirstDays/${quote.id}${query}`);
    expect(status).toBe(expected);
  });

  it('is nothing of another agency', async () => {
    const { quote } = await quotedGroup(app, agent, {}, PEOPLE);
    const { status } = await (await app.as(await insertAgentUser(app))).get(`/api/quote/FirstDays/${quote.id}`);
    expect(status).toBe(404);
  });
});
