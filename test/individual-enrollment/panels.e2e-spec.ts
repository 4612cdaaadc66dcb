import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/seed-locations.ts';
import { IndividualEnrollment } from '../../backend/src/enrollment/parts/individual/individual-enrollment.entity.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.entity.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.entity.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-event.entity.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { HEALTH_QUESTIONS } from '../../shared/src/individual-enrollment/questions.ts';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
  Panel,
} from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  enrollingHousehold,
  quotedHousehold,
  sellIndividualPlans,
  SPECIAL_TERMS,
  WAIVES,
} from '../support/enrolling-household.ts';
import { person } from '../support/individual-builders.ts';
import { buildPdf } from '../support/pdf-files.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const HEALTHY = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, false]));
const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };
const HOME = {
  AddressLine1: '1 Monroe Center St NW',
  City: 'Grand Rapids',
  StateCode: 'MI',
  FullPostalCode: '49503',
  County: 'Kent',
  CountyFips: '26081',
};
/** What completes an applicant of a permanent plan. */
const COMPLETE = {
  Gender: 'F',
  SSN: '123-45-6789',
  EmailAddress: 'ada@example.com',
  HomeNumber: '6165550100',
  Race: 'DECL',
  Ethnicity: 'NOTH',
  HomeAddress: HOME,
} as const;
const SHORT_TERM = { IndividualPlanType: 'ShortTerm', CoverageLength: 1, EffectiveDate: '2026-12-01' } as const;

describe('the panels of a household that enrolls', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI', 'OH']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const page = async (id: number, user = agent): Promise<EnrollmentPageResponse> => {
    const { status, body } = await (await app.as(user)).get(`/api/enrollment/GetIndividualEnrollment/${id}`);
    expect([status, body.Message]).toEqual([200, undefined]);
    return body;
  };
  const put = async (id: number, Members: object[], user = agent) =>
    (await app.as(user)).put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
  const answer = async (QuoteId: number, answers: object, user = agent) =>
    (await app.as(user)).post('/api/enrollment/postShorttermHealthInformation').send({ QuoteId, ...answers });
  const states = (panels: readonly Panel[]) => panels.map(({ Name, State, Missing }) => [Name, State, Missing]);
  const upload = async (id: number, docTypeId = 16, user = agent) =>
    (await app.as(user))
      .post(`/api/enrollment/UploadDocument/${id}/${docTypeId}`)
      .attach('file', await buildPdf(), { filename: 'Certificate.pdf', contentType: 'application/pdf' });
  const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  it('fill up one by one until the quote waits for its signature, and no longer when something is taken out', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const begun = await page(id);
    expect(states(begun.Panels)).toEqual([
      ['Eligibility', 'Not started', 2],
      ['MemberInfo', 'Not started', 7],
      ['Documentation', 'Completed', 0],
    ]);
    expect(begun.Members[0]).toMatchObject({ HomeAddress: { ...HOME, AddressLine1: '' }, RateArea: 12 });
    expect([begun.EditProblem, begun.CanSubmit, begun.SubmitProblem]).toEqual([
      null,
      false,
      'Complete these before you submit: Eligibility, Member info.',
    ]);
    const eligible = await answer(id, ELIGIBLE);
    expect([eligible.status, eligible.body]).toMatchObject([
      200,
      { Message: 'Eligibility requirements successfully saved.', Eligibility: ELIGIBLE, AnswersVersion: 1 },
    ]);
    const saved = await put(id, [{ ...begun.Members[0], ...COMPLETE }]);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        Message: 'Member information successfully saved.',
        Status: 'SignatureRequired',
        CanSubmit: true,
        SubmitProblem: null,
        Members: [{ SSN: '***-**-6789', Race: 'DECL', HomeAddress: HOME }],
      },
    ]);
    expect(await statusOf(id)).toBe('SignatureRequired');
    const [member] = saved.body.Members as EnrollingMember[];
    const less = await put(id, [{ ...member, Race: null }]);
    expect([less.body.Status, less.body.Panels[1].Problems]).toEqual([
      'Enrolling',
      [{ MemberId: member!.Id, Field: 'Race', Message: 'Ada Quixwater: Race is required.' }],
    ]);
    expect(less.body.Version).toBe((await app.database.manager.findOneByOrFail(Quote, { id })).version);
  });

  it('are kept when the agent changes plans, and complete again at once', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    await answer(id, ELIGIBLE);
    const { body } = await put(id, [{ ...(await page(id)).Members[0], ...COMPLETE }]);
    const caller = await app.as(agent);
    const back = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: body.Version });
    const quoting = await page(id);
    expect([quoting.Panels, quoting.AmountDue, quoting.SubmitProblem]).toEqual([
      [],
      null,
      'Choose the plans and start enrollment first.',
    ]);
    const again = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: back.body.Version });
    expect([again.status, again.body.Status]).toEqual([200, 'SignatureRequired']);
  });

  it('leave alone what the plans are priced with', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await page(id);
    const born = await put(id, [{ ...Members[0], DateOfBirth: '1985-06-16' }]);
    expect([born.status, born.body.Fields]).toEqual([
      422,
      { 'Members.0.DateOfBirth': ['The plans are priced with this. Choose “Change plans” to correct it.'] },
    ]);
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', DateOfBirth: '2015-02-01' });
    const more = await put(id, [...Members, child]);
    expect([more.status, more.body.Message]).toEqual([422, 'Choose “Change plans” to add or remove people.']);
    expect(await app.database.manager.countBy(CensusMember, { quoteId: id, version: 1 })).toBe(1);
  });

  it('store what is left out as it was, and do not overwrite what someone else saved', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await page(id);
    const { body: first } = await put(id, [{ ...Members[0], ...COMPLETE }]);
    const { Race: _race, HomeAddress: _home, ...less } = first.Members[0];
    const { body: second } = await put(id, [{ ...less, MailingAddressSameAsHome: false, MailingAddress: HOME }]);
    expect(second.Members[0]).toMatchObject({ Race: 'DECL', HomeAddress: HOME, MailingAddress: HOME });
    const stale = await put(id, [{ ...first.Members[0], Race: 'WHIT' }]);
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    const cleared = await put(id, [{ ...second.Members[0], HomeAddress: { ...HOME, AddressLine1: '' } }]);
    expect(cleared.body.Members[0].HomeAddress.AddressLine1).toBe('');
  });

  it('refuse one SSN for two people', async () => {
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' });
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo, people: [person(WAIVES), child] });
    const { Members } = await page(id);
    const { status, body } = await put(id, [
      { ...Members[0], SSN: '123-45-6789' },
      { ...Members[1], SSN: '123456789' },
    ]);
    expect([status, Object.keys(body.Fields)]).toEqual([422, ['Members.1.SSN']]);
    expect((await page(id)).Members.map(({ SSN }) => SSN)).toEqual([null, null]);
  });

  it('say which home has no plans, and refuse addresses that do not exist', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await page(id);
    const nowhere = { ...HOME, FullPostalCode: '48207' };
    const wrong = await put(id, [{ ...Members[0], HomeAddress: nowhere }]);
    expect([wrong.status, Object.keys(wrong.body.Fields)]).toEqual([
      422,
      ['Members.0.HomeAddress.City', 'Members.0.HomeAddress.CountyFips'],
    ]);
    const toledo = { ...HOME, City: 'Toledo', StateCode: 'OH', FullPostalCode: '43604', County: '', CountyFips: '' };
    const { body } = await put(id, [{ ...Members[0], ...COMPLETE, HomeAddress: toledo }]);
    expect(body.Members[0]).toMatchObject({ HomeAddress: { County: 'Lucas' }, RateArea: null });
    expect(body.Panels[1].Problems).toEqual([
      {
        MemberId: Members[0]!.Id,
        Field: 'HomeAddress.FullPostalCode',
        Message: 'Ada Quixwater: This address is outside Michigan. Plans cannot be rated there.',
      },
    ]);
  });

  it('ask for a provider with an HMO, and for no SSN on what staff enter', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.hmo });
    const { Members, MedicalPlan } = await page(id);
    expect(MedicalPlan).toMatchObject({ PlanId: plans.hmo, ProviderNetworkType: 'HMO' });
    const staff = await insertSalesUser(app);
    const { body } = await put(id, [{ ...Members[0], ...COMPLETE, SSN: null }], staff);
    expect(body.Panels[1].Problems.map(({ Field }: { Field: string }) => Field)).toEqual(['PrimaryCareProviderId']);
    const assigned = await put(id, [{ ...body.Members[0], PrimaryCareProviderAutoAssign: true }], staff);
    expect(states(assigned.body.Panels)[1]).toEqual(['MemberInfo', 'Completed', 0]);
    const byAgent = await put(id, [{ ...assigned.body.Members[0], Race: 'WHIT' }]);
    expect(byAgent.body.Panels[1].Problems).toMatchObject([{ Field: 'SSN' }]);
  });

  it('ask about health with short-term plans only, a few questions at a time', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const first = await answer(id, { HasAids: false, HasStroke: true, AnswersVersion: 0 });
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        Message: 'Health Information successfully saved.',
        Health: { HasAids: false, HasStroke: true, HasCancer: null },
      },
    ]);
    expect(states(first.body.Panels)).toContainEqual(['HealthInfo', 'Incomplete', 9]);
    const stale = await answer(id, { HasAids: true, AnswersVersion: 0 });
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    const second = await answer(id, { ...HEALTHY, HasStroke: null, AnswersVersion: first.body.AnswersVersion });
    expect(second.body.Health).toMatchObject({ HasStroke: null, HasCancer: false });
    expect((await page(id)).Health).toEqual({ ...HEALTHY, HasStroke: null });
    const permanent = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const refused = await answer(permanent.id, { ...ELIGIBLE, HasAids: false });
    expect([refused.status, refused.body.Fields]).toEqual([
      422,
      { HasAids: ['Health questions are asked for short-term plans only.'] },
    ]);
    expect((await page(permanent.id)).Eligibility).toEqual({ EnrolleesEligible: null, HasPedDental: null });
  });

  it('keep health answers sealed, and record which staff have read them', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const staff = await insertSalesUser(app);
    const readings = () => app.database.manager.findBy(AuditEvent, { userId: staff.id, action: 'view-health-answers' });
    await page(id, staff);
    expect(await readings()).toEqual([]);
    await answer(id, { HasDiabetes: true });
    const row = await app.database.manager.findOneByOrFail(IndividualEnrollment, { quoteId: id });
    expect([row.healthSealed?.length, /HasDiabetes|true/.test(row.healthSealed!)]).toEqual([expect.any(Number), false]);
    await page(id);
    expect((await page(id, staff)).Health.HasDiabetes).toBe(true);
    expect((await readings()).map(({ subjectId, fields }) => [subjectId, fields])).toEqual([[String(id), '']]);
    const terms = { ...SHORT_TERM, EffectiveDate: '2026-12-02' };
    const moved = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms });
    await answer(moved.id, { HasCancer: false });
    const stolen = { healthSealed: row.healthSealed, version: () => 'version' };
    await app.database.manager.update(IndividualEnrollment, { quoteId: moved.id }, stolen);
    expect(Object.values((await page(moved.id)).Health)).toEqual(Array(11).fill(null));
  });

  it('forget health answers with plans that do not ask for them, and all answers when a person is added', async () => {
    const { id, version } = await enrollingHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM });
    const { body: answered } = await answer(id, { ...ELIGIBLE, HasDiabetes: true });
    const caller = await app.as(agent);
    const { body: quoting } = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: version });
    const permanent = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', EffectiveDate: '2027-01-01' };
    const change = { Id: id, Version: quoting.Version, QuoteType: 'IndividualNewBusiness', ...permanent };
    const { body: changed } = await caller.put('/api/quote').send(change);
    expect([answered.Health.HasDiabetes, (await page(id)).Health.HasDiabetes]).toEqual([true, null]);
    const chosen = { SelectedPlanIds: [plans.ppo], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${id}`).send(chosen)).body.Problems).toEqual([]);
    const { body: enrolling } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: changed.Version });
    const row = await app.database.manager.findOneByOrFail(IndividualEnrollment, { quoteId: id });
    expect([enrolling.Status, row.healthSealed, (await page(id)).Eligibility]).toEqual(['Enrolling', null, ELIGIBLE]);
    await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: enrolling.Version });
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' });
    expect((await put(id, [...(await page(id)).Members, child])).status).toBe(200);
    expect((await page(id)).Eligibility).toEqual({ EnrolleesEligible: null, HasPedDental: null });
  });

  it('want a proof of a special enrollment, of type 16, which can be seen and deleted', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.earlier, terms: SPECIAL_TERMS });
    await answer(id, ELIGIBLE);
    const { Members } = await page(id);
    const { body: missing } = await put(id, [{ ...Members[0], ...COMPLETE }]);
    expect([missing.Status, missing.Panels[2].Problems]).toEqual([
      'Enrolling',
      [{ MemberId: null, Field: 'Documents', Message: 'Upload a proof of: Marriage. The marriage certificate.' }],
    ]);
    expect((await upload(id, 24)).body.Message).toBe('There is no document type 24 for a household.');
    const uploaded = await upload(id);
    expect([uploaded.status, uploaded.body]).toMatchObject([201, { docTypeId: 16, displayTitle: 'Individual proofs' }]);
    expect(await statusOf(id)).toBe('SignatureRequired');
    const caller = await app.as(agent);
    const { docId } = uploaded.body as { docId: number };
    expect((await caller.get(`/api/enrollment/GetQuoteDocuments/${id}`)).body).toEqual([uploaded.body]);
    expect((await page(id)).Documents).toEqual([uploaded.body]);
    expect((await caller.get(`/api/enrollment/ViewQuoteDocument/${id}/${docId}`)).status).toBe(200);
    const deleted = await caller.delete(`/api/enrollment/UnlinkDocument/${id}/${docId}`);
    expect([deleted.body.Message, await statusOf(id)]).toEqual(['Document successfully deleted.', 'Enrolling']);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await upload(id, 16, stranger)).status).toBe(404);
  });

  it('name the first payment: all selected plans, unless it can be left out', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const selected = await (await app.as(agent)).get(`/api/plan/GetSelections/${id}`);
    expect((await page(id)).AmountDue).toBe(selected.body.Plans[0].TotalMonthlyRate);
  });

  it('are corrected after a failure, which is the retry', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await page(id);
    for (const status of ['FailedEnrollment', 'Pended'] as const) {
      await app.database.manager.update(Quote, { id }, { status, readOnlyReason: 4, version: () => 'version' });
      const { body } = await answer(id, { HasPedDental: status === 'Pended' });
      expect([body.Status, (await page(id)).Quote.ReadOnly]).toEqual(['Enrolling', 0]);
    }
    await app.database.manager.update(Quote, { id }, { status: 'Complete', version: () => 'version' });
    expect((await put(id, Members)).body.Message).toBe(
      'The enrollment of a quote in status Complete can be read but no longer changed.',
    );
    expect((await page(id)).SubmitProblem).toBe('This quote has already been submitted.');
  });

  it('are not filled before the enrollment is started, and belong to their agent', async () => {
    const { id } = await quotedHousehold(app, agent, { planId: plans.ppo });
    const early = await answer(id, ELIGIBLE);
    expect([early.status, early.body.Message]).toEqual([409, 'Choose the plans and start enrollment first.']);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await answer(id, ELIGIBLE, stranger)).status).toBe(404);
  });

  it('show an SSN to staff one at a time, who are written down', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await page(id);
    await put(id, [{ ...Members[0], ...COMPLETE }]);
    const staff = await insertSalesUser(app);
    const { body } = await (await app.as(staff)).get(`/api/groupcensus/${id}/${Members[0]!.Id}/SSN`);
    expect(body).toEqual({ SSN: '123-45-6789' });
    expect(await app.database.manager.countBy(AuditEvent, { userId: staff.id, action: 'reveal-ssn' })).toBe(1);
  });
});
