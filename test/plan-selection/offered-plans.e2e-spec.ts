import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ratesOfYearNotLoaded } from '../../shared/src/plans/plan-codes.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { quotedGroup, sell } from './quoted-group.ts';

/** Sold in Kent County (area 12) and in Houghton County (area 16). */
const UP_NORTH = { counties: ['26081', '26061'], areas: [12, 16] };

describe('GET /api/plan/GetAllPlans', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    await sell(app, { displayName: 'HMO Gold', networkType: 'HMO' }, UP_NORTH);
    await sell(app, { displayName: 'POS Gold', networkType: 'POS' }, UP_NORTH);
    await sell(app, { displayName: 'PPO Gold', networkType: 'PPO' }, UP_NORTH);
    await sell(app, { displayName: 'Dental', coverage: 'dental', metalTier: null, networkType: null }, UP_NORTH);
    await sell(app, { displayName: 'Vision', coverage: 'vision', metalTier: null, networkType: null }, UP_NORTH);
    await sell(app, { displayName: 'PPO Silver' }, { ...UP_NORTH, rateOf: () => 50_000 });
  });
  afterAll(() => app.close());

  const names = async (quoteId: number, query = '') => {
    const { body } = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quoteId}${query}`);
    return (body as Plan[]).map(({ PlanDisplayName }) => PlanDisplayName);
  };

  it('offers every network outside of rating area 16, and only PPO inside of it', async () => {
    const { quote } = await quotedGroup(app, agent);
    expect(await names(quote.id)).toEqual(['HMO Gold', 'POS Gold', 'PPO Gold', 'PPO Silver', 'Dental', 'Vision']);
    const { id: groupId } = await insertGroup(app, agent, { countyFips: '26061', county: 'Houghton', rateArea: 16 });
    const north = await quotedGroup(app, agent, { groupId });
    expect(await names(north.quote.id)).toEqual(['PPO Gold', 'PPO Silver', 'Dental', 'Vision']);
  });

  it.each([
    ['?updateDental=false', ['Vision']],
    ['?updateVision=false', ['Dental']],
    ['?updateDental=false&updateVision=false', []],
    ['?updateDental=true&updateVision=true', ['Dental', 'Vision']],
  ])('leaves out what is not to be updated: %s', async (query, expected) => {
    const { quote } = await quotedGroup(app, agent);
    expect((await names(quote.id, query)).slice(4)).toEqual(expected);
  });

  it('prices another effective date without changing the quote', async () => {
    await sell(app, { displayName: 'PPO Bronze' }, { ...UP_NORTH, periodStart: '2027-04-01', periodEnd: '2027-06-30' });
    const { quote } = await quotedGroup(app, agent);
    const caller = await app.as(agent);
    const priceOn = async (query: string) => {
      const { body } = await caller.get(`/api/plan/GetAllPlans/${quote.id}${query}`);
      return (body as Plan[]).find(({ PlanDisplayName }) => PlanDisplayName === 'PPO Bronze')?.TotalMonthlyRate;
    };
    expect(await priceOn('')).toBeNull();
    // Three people of 41: 327.00 each.
    expect(await priceOn('?effectiveDate=04/01/2027')).toBe(981);
    const { body } = await caller.get(`/api/quote/${quote.id}`);
    expect(body.EffectiveDate).toBe('2027-01-01');
  });

  it('says that rates are not loaded for a year of which no plan is known', async () => {
    const { quote } = await quotedGroup(app, agent);
    const answer = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quote.id}?effectiveDate=2040-01-01`);
    expect([answer.status, answer.body.Message]).toEqual([422, ratesOfYearNotLoaded(2040)]);
  });

  it('names what is not understood', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { status, body } = await (
      await app.as(agent)
    ).get(`/api/plan/GetAllPlans/${quote.id}?updateDental=perhaps&effectiveDate=soon`);
    expect([status, Object.keys(body.Fields).sort()]).toEqual([400, ['effectiveDate', 'updateDental']]);
  });
});
