import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { SelectedPlansResponse } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startAtMarketplace, startQuote, visit } from '../marketplace/visits.ts';
import type { TestApp } from '../support/app.ts';
import { consentsOf, recordConsent, recorded, REVIEW_BODY } from '../support/consent-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const OUTDATED =
  'The household, its tax credit or its plans have changed since the client reviewed the application. Have the client review it again, and record that.';

describe('what the client of the marketplace reviews', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  let quoteId: number;
  beforeAll(async () => {
    app = await startAtMarketplace();
    const silver = buildPlan({
      ...({ market: 'Individual', metalTier: 'Silver', isOnExchange: true } as const),
      ...{ displayName: 'Lakes Silver', ehbShareBasisPoints: 10_000 },
    });
    planId = (await sellPlan(app.database, silver, { rateOf: () => 40_000 })).id;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await visit(app, agent, '1000101');
    quoteId = (await startQuote(app, agent, '1000101', { elected: 100 })).body.Id as number;
  });
  afterAll(() => app.close());

  const select = async (SelectedPlanIds: number[]): Promise<SelectedPlansResponse> => {
    const caller = await app.as(agent);
    const { status, body } = await caller
      .put(`/api/plan/PutSelections/${quoteId}`)
      .send({ SelectedPlanIds, AssignedPlanForMembers: [] });
    expect(status).toBe(200);
    return body as SelectedPlansResponse;
  };
  const elect = async (AptcElectedAmount: number, reason: object = {}) => {
    const caller = await app.as(agent);
    const { Version, QuoteType } = (await caller.get(`/api/quote/${quoteId}`)).body;
    const { status } = await caller
      .put('/api/quote')
      .send({ Id: quoteId, Version, QuoteType, Ffm: { AptcElectedAmount, ...reason } });
    expect(status).toBe(200);
  };
  const reviewed = async () => (await consentsOf(app, agent, quoteId)).Draft!.Reviewed;
  const problem = async () => (await consentsOf(app, agent, quoteId)).SubmissionProblem;

  it('has the tax credit and the plans, with the same figures as the selection', async () => {
    const { Plans } = await select([planId]);
    expect(Plans.map(({ TotalMonthlyRate, NetMonthlyRate }) => [TotalMonthlyRate, NetMonthlyRate])).toEqual([
      [400, 300],
    ]);
    expect((await reviewed()).slice(-3)).toEqual([
      'Tax credit granted by the marketplace: $112.97 a month. Taken in advance: $100.00 a month.',
      'Cost sharing: Level 1, standard.',
      'Plan: Lakes Silver, $400.00 a month. Remains to pay: $300.00 a month.',
    ]);
  });

  it('has why less than was granted is taken, which is said of that amount only', async () => {
    await select([planId]);
    await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quoteId });
    await elect(80, { ElectedReason: 'IncomeMayRise' });
    expect((await reviewed()).slice(-4, -2)).toEqual([
      'Tax credit granted by the marketplace: $112.97 a month. Taken in advance: $80.00 a month.',
      'Why not all of it: The income may end higher than expected. The rest, $32.97 a month, is settled with the tax return.',
    ]);
    expect(await problem()).toBe(OUTDATED);
    const { body } = await recordConsent(app, agent, { ...REVIEW_BODY, QuoteId: quoteId });
    expect(body.Text).toContain('- Why not all of it: The income may end higher than expected.');
    await elect(112.97, { ElectedReason: 'IncomeMayRise' });
    expect((await reviewed()).join()).not.toContain('Why not all of it');
    await elect(80);
    expect((await reviewed()).join()).not.toContain('Why not all of it');
  });

  it('is asked again for a reason that is none', async () => {
    const caller = await app.as(agent);
    const { Version, QuoteType } = (await caller.get(`/api/quote/${quoteId}`)).body;
    const Ffm = { AptcElectedAmount: 80, ElectedReason: 'Because' };
    const { status, body } = await caller.put('/api/quote').send({ Id: quoteId, Version, QuoteType, Ffm });
    expect([status, body.Fields]).toEqual([
      400,
      {
        'Ffm.ElectedReason': [
          'Why not all of it must be one of: IncomeMayRise, NearTheLine, WithTaxReturn, PlanCostsLess, Other.',
        ],
      },
    ]);
  });

  it('is reviewed again when the elected amount or the plans change', async () => {
    await select([planId]);
    await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quoteId });
    expect(await problem()).toBeNull();
    await elect(90);
    expect(await problem()).toBe(OUTDATED);
    await elect(100);
    expect(await problem()).toBeNull();
    await select([]);
    expect(await problem()).toBe(OUTDATED);
    await select([planId]);
    expect(await problem()).toBeNull();
  });
});
