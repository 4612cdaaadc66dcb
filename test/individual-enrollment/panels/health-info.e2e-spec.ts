import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualEnrollment } from '../../../backend/src/enrollment/parts/household/individual-enrollment.table.ts';
import { AuditEvent } from '../../../backend/src/platform/security/audit-trail.table.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../../support/app.ts';
import { enrollingHousehold, sellIndividualPlans, WAIVES } from '../../support/enrolling-household.ts';
import { person } from '../../support/individual-builders.ts';
import { panelsBy, statesOf } from '../../support/panel-calls.ts';
import { insertAgentUser, insertSalesUser } from '../../support/people.ts';
import { HEALTHY, SHORT_TERM } from '../../support/submittable-household.ts';

const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };

describe('the health info panel of a household that enrolls', () => {
  let app: TestApp;
  let agent: User;
  let mine: ReturnType<typeof panelsBy>;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    mine = panelsBy(app, agent);
  });
  afterAll(() => app.close());

  it('asks about health with short-term plans only, a few questions at a time', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const first = await mine.answer(id, { HasAids: false, HasStroke: true, AnswersVersion: 0 });
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        Message: 'Health Information successfully saved.',
        Health: { HasAids: false, HasStroke: true, HasCancer: null },
      },
    ]);
    expect(statesOf(first.body.Panels)).toContainEqual(['HealthInfo', 'Incomplete', 8]);
    const stale = await mine.answer(id, { HasAids: true, AnswersVersion: 0 });
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    const second = await mine.answer(id, { ...HEALTHY, HasStroke: null, AnswersVersion: first.body.AnswersVersion });
    expect(second.body.Health).toMatchObject({ HasStroke: null, HasCancer: false });
    expect((await mine.page(id)).Health).toEqual({ ...HEALTHY, HasStroke: null });
    const permanent = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const refused = await mine.answer(permanent.id, { ...ELIGIBLE, HasAids: false });
    expect([refused.status, refused.body.Fields]).toEqual([
      422,
      { HasAids: ['Health questions are asked for short-term plans only.'] },
    ]);
    expect((await mine.page(permanent.id)).Eligibility).toEqual({ EnrolleesEligible: null, HasPedDental: null });
  });

  it('keeps health answers sealed, and records which staff have read them', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const staff = await insertSalesUser(app);
    const byStaff = panelsBy(app, staff);
    const readings = () => app.database.manager.findBy(AuditEvent, { userId: staff.id, action: 'view-health-answers' });
    await byStaff.page(id);
    expect(await readings()).toEqual([]);
    await mine.answer(id, { HasDiabetes: true });
    const row = await app.database.manager.findOneByOrFail(IndividualEnrollment, { quoteId: id });
    expect([row.healthSealed?.length, /HasDiabetes|true/.test(row.healthSealed!)]).toEqual([expect.any(Number), false]);
    await mine.page(id);
    expect((await byStaff.page(id)).Health.HasDiabetes).toBe(true);
    expect((await readings()).map(({ subjectId, fields }) => [subjectId, fields])).toEqual([[String(id), '']]);
    const terms = { ...SHORT_TERM, EffectiveDate: '2026-12-02' };
    const moved = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms });
    await mine.answer(moved.id, { HasCancer: false });
    const stolen = { healthSealed: row.healthSealed, version: () => 'version' };
    await app.database.manager.update(IndividualEnrollment, { quoteId: moved.id }, stolen);
    expect(Object.values((await mine.page(moved.id)).Health)).toEqual(Array(11).fill(null));
  });

  it('forgets health answers with plans that do not ask for them, and all answers when a person is added', async () => {
    const { id, version } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const { body: answered } = await mine.answer(id, { ...ELIGIBLE, HasDiabetes: true });
    const caller = await app.as(agent);
    const { body: quoting } = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: version });
    const permanent = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', EffectiveDate: '2027-01-01' };
    const change = { Id: id, Version: quoting.Version, QuoteType: 'IndividualNewBusiness', ...permanent };
    const { body: changed } = await caller.put('/api/quote').send(change);
    expect([answered.Health.HasDiabetes, (await mine.page(id)).Health.HasDiabetes]).toEqual([true, null]);
    const [ada] = (await mine.page(id)).Members;
    expect((await mine.put(id, [{ ...ada, Tobacco: false }])).status).toBe(200);
    const chosen = { SelectedPlanIds: [plans.ppo], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${id}`).send(chosen)).body.Problems).toEqual([]);
    const { body: enrolling } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: changed.Version });
    const row = await app.database.manager.findOneByOrFail(IndividualEnrollment, { quoteId: id });
    expect([enrolling.Status, row.healthSealed, (await mine.page(id)).Eligibility]).toEqual([
      'Enrolling',
      null,
      ELIGIBLE,
    ]);
    await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: enrolling.Version });
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' });
    expect((await mine.put(id, [...(await mine.page(id)).Members, child])).status).toBe(200);
    expect((await mine.page(id)).Eligibility).toEqual({ EnrolleesEligible: null, HasPedDental: null });
  });
});
