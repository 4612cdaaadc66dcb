import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
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
const WAIVES = { DentalStatus: 'Waive', VisionStatus: 'Waive' } as const;
const child = (born: string) =>
  person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: born });

describe('the plans of a household', () => {
  let app: TestApp;
  let agent: User;
  const plans: Record<string, number> = {};
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const sell = async (name: string, given: Parameters<typeof buildPlan>[0], terms = {}) => {
      plans[name] = (await sellPlan(app.database, buildPlan({ displayName: name, ...given }), terms)).id;
    };
    const tobaccoRateOf = (band: number) => 60_000 + band * 100;
    await sell('Group', {});
    await sell('Gold', { market: 'Individual' }, { tobaccoRateOf });
    await sell('On the exchange', { market: 'Individual', isOffExchange: false });
    await sell('Elsewhere', { market: 'Individual' }, { counties: ['26163'], areas: [1] });
    await sell('Catastrophic', { market: 'Individual', metalTier: 'Catastrophic' });
    await sell('Dental', { market: 'Individual', coverage: 'dental', metalTier: null });
    await sell(
      'Short-term',
      { market: 'ShortTerm', metalTier: null, chargesEveryChild: true, isAcaPlan: false },
      { periodStart: '2026-01-01', periodEnd: '2026-12-31', tobaccoRateOf },
    );
    await app.database.query('UPDATE plans SET businessYear = 2026 WHERE id = ?', [plans['Short-term']]);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const started = async (given: object) => {
    const { status, body } = await (await app.as(agent)).post('/api/quote').send(shortTermBody(given));
    expect([status, body.Fields]).toEqual([201, undefined]);
    return body.Id as number;
  };
  const offered = async (quoteId: number) => {
    const { status, body } = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quoteId}`);
    expect(status).toBe(200);
    return body as { PlanDisplayName: string; TotalMonthlyRate: number }[];
  };
  const names = async (quoteId: number) =>
    (await offered(quoteId)).map(({ PlanDisplayName }) => PlanDisplayName).sort();
  const choose = async (quoteId: number, ...chosen: string[]) =>
    (await app.as(agent))
      .put(`/api/plan/PutSelections/${quoteId}`)
      .send({ SelectedPlanIds: chosen.map((name) => plans[name]), AssignedPlanForMembers: [] });

  it('are those of its market, sold off the exchange in its county', async () => {
    expect(await names(await started({ ...OPEN, Census: [person(WAIVES)] }))).toEqual(['Dental', 'Gold']);
    expect(await names(await started({}))).toEqual(['Short-term']);
  });

  it.each([
    ['30 on the effective date', '1997-01-01', ['Dental', 'Gold']],
    ['30 the day after', '1997-01-02', ['Catastrophic', 'Dental', 'Gold']],
  ])('include catastrophic ones when nobody is 30: %s', async (_when, DateOfBirth, expected) => {
    expect(await names(await started({ ...OPEN, Census: [person({ ...WAIVES, DateOfBirth })] }))).toEqual(expected);
  });

  it('charge three children under 21 and tobacco; short-term plans charge every child and no tobacco', async () => {
    const Census = [
      person({ ...WAIVES, Tobacco: true, LastTobaccoUse: '2026-11-01' }),
      ...['2015-02-01', '2016-02-01', '2017-02-01', '2018-02-01'].map(child),
    ];
    const [permanent] = await offered(await started({ ...OPEN, Census })).then((list) =>
      list.filter(({ PlanDisplayName }) => PlanDisplayName === 'Gold'),
    );
    const [shortTerm] = await offered(await started({ Census }));
    // 41: band 27 of the sheet; children of 0 to 14: band 0. $600 with tobacco plus $1 a band, $300 without.
    expect(permanent!.TotalMonthlyRate).toBe(627 + 3 * 600 - 3 * 300);
    expect(shortTerm!.TotalMonthlyRate).toBe(327 + 4 * 300);
  });

  it('are chosen one of each kind that somebody enrolls in', async () => {
    const quoteId = await started({ ...OPEN, Census: [person({ VisionStatus: 'Waive' })] });
    const first = await choose(quoteId, 'Gold');
    expect([first.status, first.body.Problems]).toEqual([
      200,
      ['A dental plan must be selected because a census member enrolls in dental.'],
    ]);
    const second = await choose(quoteId, 'Gold', 'Dental');
    expect(second.body.Problems).toEqual([]);
    expect(second.body.Plans[0]).toMatchObject({ Tiers: [], Members: [{ Relationship: 'Applicant', Age: 41 }] });
    expect((await choose(quoteId, 'Group')).body.Code).toBe('RULE_BROKEN');
    const { body } = await (await app.as(agent)).get(`/api/plan/GetSelections/${quoteId}`);
    expect(body.Plans.map(({ PlanDisplayName }: { PlanDisplayName: string }) => PlanDisplayName)).toEqual([
      'Gold',
      'Dental',
    ]);
  });

  it('must be saved again when the household has changed', async () => {
    const quoteId = await started({ ...OPEN, Census: [person(WAIVES)] });
    expect((await choose(quoteId, 'Gold')).body.Problems).toEqual([]);
    const caller = await app.as(agent);
    const { body: stored } = await caller.get(`/api/enrollment/GetIndividualEnrollment/${quoteId}`);
    const Members = [...stored.Members, child('2015-02-01')];
    expect((await caller.put(`/api/enrollment/PutIndividualenrollment/${quoteId}`).send({ Members })).status).toBe(200);
    expect((await caller.get(`/api/plan/GetSelections/${quoteId}`)).body.Problems).toEqual([
      'The household has changed since these plans were priced. Save the plan selection again.',
    ]);
    expect((await choose(quoteId, 'Gold')).body.Problems).toEqual([]);
  });

  it('name what is wrong in the household first', async () => {
    const quoteId = await started({ ...OPEN, Census: [person(WAIVES), child('1999-01-01')] });
    expect((await choose(quoteId, 'Gold')).body.Problems).toEqual([
      'A covered non-disabled child cannot be older than age 25 to enroll.',
    ]);
  });

  it('are explained rate by rate', async () => {
    const quoteId = await started({ ...OPEN, Census: [person(WAIVES)] });
    const { body } = await (await app.as(agent)).get(`/api/plan/GetPlanRateBreakdown/${quoteId}/${plans['Gold']}`);
    expect(body).toMatchObject({ RateArea: 12, TotalMonthlyRate: 327, Members: [{ Relationship: 'Applicant' }] });
  });

  it('can be filtered by what only households are offered', async () => {
    const quoteId = await started({ ...OPEN, Census: [person(WAIVES)] });
    const { status } = await (await app.as(agent)).put(`/api/plan/PutPlanListView/${quoteId}`).send({
      Order: 'premium',
      Filters: [{ Coverage: 'medical', Facet: 'metal', Values: ['Catastrophic'] }],
    });
    expect(status).toBe(200);
  });
});
