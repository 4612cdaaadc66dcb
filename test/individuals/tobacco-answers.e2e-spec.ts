import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { enrollingHousehold } from '../support/enrolling-household.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { panelsBy } from '../support/panel-calls.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const OPEN = {
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  CoverageLength: null,
  EffectiveDate: '2027-01-01',
} as const;
const SHORT_TERM = { IndividualPlanType: 'ShortTerm', CoverageLength: 1, EffectiveDate: '2026-12-15' } as const;
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

  const household = (quoteId: number) => panelsBy(app, agent).page(quoteId);
  const save = async (quoteId: number, members: object[]) =>
    expect((await panelsBy(app, agent).put(quoteId, members)).status).toBe(200);
  const change = async (quoteId: number, terms: object) => {
    const caller = await app.as(agent);
    const { Version } = (await caller.get(`/api/quote/${quoteId}`)).body;
    const sent = { Id: quoteId, Version, QuoteType: 'IndividualNewBusiness', ...terms };
    const { status, body } = await caller.put('/api/quote').send(sent);
    expect([status, body.Fields]).toEqual([200, undefined]);
  };

  it.each([
    ['six months before coverage begins', '2026-07-01', 641.7, 'tobacco rate'],
    ['the day before that', '2026-06-30', 458.36, 'no tobacco rate: the last use was more than six months before'],
    ['400 days ago', '2025-10-23', 458.36, 'no tobacco rate: the last use was more than six months before'],
  ])('about use %s', async (_when, LastTobaccoUse, rate, words) => {
    const { Id } = await start({ Census: [person({ ...ADULT, Tobacco: true, LastTobaccoUse })] });
    expect(await premium(Id)).toBe(rate);
    expect(await explanation(Id)).toBe(`Age 40 on 1/1/2027, rate for age 40, ${words}.`);
  });

  it('can be missing while prices are compared, without tobacco, and is asked for before the household enrolls', async () => {
    const { Tobacco: _unanswered, ...unanswered } = person(ADULT);
    const { Id, Version } = await start({ Census: [unanswered] });
    const { Members, Problems } = await household(Id);
    expect([Members[0]!.Tobacco, Problems]).toEqual([null, []]);
    expect([await premium(Id), await explanation(Id)]).toEqual([
      458.36,
      'Age 40 on 1/1/2027, rate for age 40, without tobacco, which is not answered.',
    ]);
    const caller = await app.as(agent);
    const choose = () =>
      caller.put(`/api/plan/PutSelections/${Id}`).send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] });
    expect((await choose()).body.Problems).toEqual(['Answer whether Ada uses tobacco.']);
    const enroll = () => caller.put(`/api/quote/Enroll/${Id}`).send({ Version });
    expect([(await enroll()).status, (await enroll()).body.Message]).toEqual([422, 'Answer whether Ada uses tobacco.']);
    await save(Id, [{ ...Members[0], Tobacco: false }]);
    expect([await premium(Id), await explanation(Id), (await choose()).body.Problems]).toEqual([
      458.36,
      'Age 40 on 1/1/2027, rate for age 40, no tobacco.',
      [],
    ]);
    const { Version: now } = (await caller.get(`/api/quote/${Id}`)).body;
    expect((await caller.put(`/api/quote/Enroll/${Id}`).send({ Version: now })).status).toBe(200);
  });

  it('is not needed of who waives everything, or is under 21', async () => {
    const { Tobacco: _unanswered, ...unanswered } = person(ADULT);
    const { Id } = await start({
      Census: [
        person(ADULT),
        { ...unanswered, RelationshipToSubscriber: 'Spouse', FirstName: 'Sam', MedicalStatus: 'Waive' },
        { ...unanswered, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2006-01-02' },
      ],
    });
    const { body } = await (
      await app.as(agent)
    )
      .put(`/api/plan/PutSelections/${Id}`)
      .send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] });
    expect(body.Problems).toEqual([]);
    expect((await household(Id)).Members.map(({ Tobacco }) => Tobacco)).toEqual([false, null, false]);
  });

  it('that is missing in an enrollment keeps it from being signed', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId, people: [person(ADULT)] });
    await app.database.manager.update(CensusMember, { quoteId: id }, { tobacco: null });
    const { Panels, SubmitProblem, CanSubmit } = await panelsBy(app, agent).page(id);
    const missing = Panels.find(({ Name }) => Name === 'MemberInfo')!.Problems.map(({ Message }) => Message);
    expect(missing).toContain('Ada Quixwater: Tobacco use is required. Choose “Change plans” to answer it.');
    expect([CanSubmit, SubmitProblem]).toEqual([false, expect.stringContaining('Member info')]);
  });

  it('survives a change to a short-term plan and back, as dental and vision do', async () => {
    const answers = { Tobacco: true, LastTobaccoUse: '2026-11-01', DentalStatus: 'Enroll', VisionStatus: 'Enroll' };
    const { Id } = await start({ Census: [person({ ...ADULT, ...answers })] });
    expect(await premium(Id)).toBe(641.7);
    await change(Id, SHORT_TERM);
    const unasked = { DentalStatus: 'Waive', VisionStatus: 'Waive', Tobacco: false, LastTobaccoUse: null };
    const { Members } = await household(Id);
    expect(Members).toMatchObject([unasked]);
    // What is not asked is not taken from a request either: a page sends what it was told.
    await save(Id, [{ ...Members[0], FirstName: 'Augusta' }]);
    await change(Id, OPEN);
    expect((await household(Id)).Members).toMatchObject([{ FirstName: 'Augusta', ...answers }]);
    expect(await premium(Id)).toBe(641.7);
  });

  it('is none where the quote began as a short-term one, which does not ask', async () => {
    const { Id } = await start({ ...SHORT_TERM, EnrollmentType: null, Census: [person(ADULT)] });
    expect((await household(Id)).Members).toMatchObject([{ Tobacco: false }]);
    await change(Id, OPEN);
    expect((await household(Id)).Members).toMatchObject([{ Tobacco: null, DentalStatus: 'Waive' }]);
  });

  it('is asked for when another date makes somebody 21', async () => {
    const child = { RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2006-01-15' };
    const { Id } = await start({ Census: [person(ADULT), person({ ...ADULT, ...child })] });
    expect((await household(Id)).Members).toMatchObject([{ Tobacco: false }, { Tobacco: false }]);
    await change(Id, { ...OPEN, EffectiveDate: '2027-02-01' });
    expect((await household(Id)).Members).toMatchObject([{ Tobacco: false }, { Tobacco: null }]);
  });
});
