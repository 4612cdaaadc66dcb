import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { insertBenchmarks, quotedFamily } from '../individuals/quoted-family.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

describe('the first payment of a household', () => {
  let app: TestApp;
  let agent: User;
  let quoteId: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    await insertBenchmarks(app);
    // $500 for everyone: three children count. Dental: $20.
    const silver = buildPlan({ market: 'Individual', ehbShareBasisPoints: 9833, metalTier: 'Silver' });
    const medical = (await sellPlan(app.database, silver, { rateOf: () => 50_000 })).id;
    const teeth = buildPlan({ market: 'Individual', coverage: 'dental', metalTier: null });
    const dental = (await sellPlan(app.database, teeth, { rateOf: () => 2_000 })).id;
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const quote = await quotedFamily(app, agent);
    quoteId = quote.Id;
    const caller = await app.as(agent);
    const terms = { Id: quoteId, Version: quote.Version, QuoteType: 'IndividualNewBusiness' };
    const income = { Household: { Size: 5, AnnualIncome: 60_000 }, Ffm: { AptcElectedAmount: 1653.11 } };
    expect((await caller.put('/api/quote').send({ ...terms, ...income })).status).toBe(200);
    const chosen = { SelectedPlanIds: [medical, dental], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${quoteId}`).send(chosen)).status).toBe(200);
    await app.database.manager.update(Quote, { id: quoteId }, { status: 'Enrolling', version: () => 'version' });
  });
  afterAll(() => app.close());

  const amountDue = async () =>
    (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${quoteId}`)).body.AmountDue;

  it('is the first month of all selected plans, whatever tax credit is estimated: outside the marketplace there is none', async () => {
    // 5 x 500 + 5 x 20.
    expect(await amountDue()).toBe(2600);
  });

  it('is nothing while it can be left out', async () => {
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-23');
    expect(await amountDue()).toBe(0);
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-24');
    expect(await amountDue()).toBe(2600);
  });

  it('depends on no estimate', async () => {
    await app.database.query('DELETE FROM benchmarks');
    expect(await amountDue()).toBe(2600);
  });
});
