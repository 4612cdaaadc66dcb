import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { MarketplaceMember } from '../../backend/src/quoting/households/marketplace-member.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { startAtMarketplace, startQuote, visit } from './visits.ts';

const SMOKERS = '1000146';

describe('tobacco, as the client told the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startAtMarketplace();
    const silver = buildPlan({ market: 'Individual', metalTier: 'Silver', isOnExchange: true });
    const rates = { rateOf: () => 40_000, tobaccoRateOf: () => 55_000 };
    planId = (await sellPlan(app.database, silver, rates)).id;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await visit(app, agent, SMOKERS);
  });
  afterAll(() => app.close());

  const start = () => startQuote(app, agent, SMOKERS);
  const started = async (): Promise<number> => (await start()).body.Id as number;
  const people = async (quoteId: number) =>
    (await app.database.manager.find(CensusMember, { where: { quoteId }, order: { id: 'ASC' } })).map(
      ({ firstName, tobacco, lastTobaccoUse }) => [firstName, tobacco, lastTobaccoUse],
    );
  const enterLastUse = (quoteId: number, tobacco: boolean) =>
    app.database.manager.update(
      CensusMember,
      { quoteId, firstName: 'Emil' },
      { tobacco, lastTobaccoUse: tobacco ? isoDate('2026-10-02') : null },
    );

  it('is on the census and in the rates', async () => {
    const quoteId = await started();
    expect(await people(quoteId)).toEqual([
      ['Clara', true, null],
      ['Emil', false, null],
    ]);
    const plans = (await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quoteId}`)).body as Plan[];
    expect(plans.find(({ PlanId }) => PlanId === planId)!.TotalMonthlyRate).toBe(950);
  });

  it('is asked again only for the last use, which stays when the eligibility is fetched again', async () => {
    const quoteId = await started();
    const { manager } = app.database;
    await manager.update(CensusMember, { quoteId, firstName: 'Clara' }, { lastTobaccoUse: isoDate('2026-10-01') });
    await enterLastUse(quoteId, true);
    expect(await started()).toBe(quoteId);
    expect(await people(quoteId)).toEqual([
      ['Clara', true, '2026-10-01'],
      ['Emil', true, '2026-10-02'],
    ]);
  });

  it('is taken over when it is another answer than before', async () => {
    const quoteId = await started();
    const { manager } = app.database;
    // As if the marketplace had said the opposite of both.
    const applicants = await manager.findBy(MarketplaceMember, { member: { quoteId } });
    await manager.save(
      MarketplaceMember,
      applicants.map((applicant) => ({ ...applicant, tobacco: !applicant.tobacco })),
    );
    await manager.update(CensusMember, { quoteId, firstName: 'Clara' }, { tobacco: false });
    await enterLastUse(quoteId, true);
    app.clock.set('2026-11-20T17:05:00Z');
    const { body } = await start();
    expect(await people(quoteId)).toEqual([
      ['Clara', true, null],
      ['Emil', false, null],
    ]);
    const entries = (await (await app.as(agent)).get(`/api/timeline/quote/${body.Id}`)).body as { What: string }[];
    expect(entries[0]!.What).toBe('Eligibility fetched again from the marketplace');
    await enterLastUse(quoteId, true);
    await started();
    expect((await people(quoteId))[1]).toEqual(['Emil', true, '2026-10-02']);
  });
});
