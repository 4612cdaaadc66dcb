import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/seed-locations.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const OPEN = {
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  CoverageLength: null,
  EffectiveDate: '2027-01-01',
} as const;
/** 40 on 1/1/2027. */
const ADULT = { DateOfBirth: '1986-06-15', DentalStatus: 'Waive', VisionStatus: 'Waive' } as const;

describe('an answer about tobacco', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-27T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const rates = { rateOf: () => 45_836, tobaccoRateOf: () => 64_170 };
    planId = (await sellPlan(app.database, buildPlan({ displayName: 'Silver', market: 'Individual' }), rates)).id;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const start = async (given: object) => {
    const { status, body } = await (await app.as(agent)).post('/api/quote').send(shortTermBody({ ...OPEN, ...given }));
    expect([status, body.Fields]).toEqual([201, undefined]);
    return body as { Id: number; Version: number };
  };
  const premium = async (quoteId: number) => {
    const { body } = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quoteId}`);
    return body[0].TotalMonthlyRate as number;
  };
  const explanation = async (quoteId: number) => {
    const { body } = await (await app.as(agent)).get(`/api/plan/GetPlanRateBreakdown/${quoteId}/${planId}`);
    return body.Members[0].Explanation as string;
  };

  it.each([
    ['six months before coverage begins', '2026-07-01', 641.7, 'tobacco rate'],
    ['the day before that', '2026-06-30', 458.36, 'no tobacco rate: the last use was more than six months before'],
    ['400 days ago', '2025-10-23', 458.36, 'no tobacco rate: the last use was more than six months before'],
  ])('about use %s', async (_when, LastTobaccoUse, rate, words) => {
    const { Id } = await start({ Census: [person({ ...ADULT, Tobacco: true, LastTobaccoUse })] });
    expect(await premium(Id)).toBe(rate);
    expect(await explanation(Id)).toBe(`Age 40 on 1/1/2027, rate row 40, ${words}.`);
  });
});
