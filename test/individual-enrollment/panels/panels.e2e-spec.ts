import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/packaged-zips.ts';
import { Quote } from '../../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import type { EnrollingMember } from '../../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { type TestApp, startApp } from '../../support/app.ts';
import { enrollingHousehold, quotedHousehold, sellIndividualPlans } from '../../support/enrolling-household.ts';
import { panelsBy, statesOf } from '../../support/panel-calls.ts';
import { insertAgentUser } from '../../support/people.ts';
import { COMPLETE_APPLICANT } from '../../support/submittable-household.ts';

const { HomeAddress: HOME } = COMPLETE_APPLICANT;
const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };

describe('the panels of a household that enrolls', () => {
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

  const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  it('fill up one by one until the quote waits for its signature, and no longer when something is taken out', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const begun = await mine.page(id);
    expect(statesOf(begun.Panels)).toEqual([
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
    const eligible = await mine.answer(id, ELIGIBLE);
    expect([eligible.status, eligible.body]).toMatchObject([
      200,
      { Message: 'Eligibility requirements successfully saved.', Eligibility: ELIGIBLE, AnswersVersion: 1 },
    ]);
    const saved = await mine.put(id, [{ ...begun.Members[0], ...COMPLETE_APPLICANT }]);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        Message: 'Member information successfully saved.',
        Status: 'SignatureRequired',
        CanSubmit: true,
        SubmitProblem: null,
        Members: [{ SSN: '***-**-9991', Race: 'DECL', HomeAddress: HOME }],
      },
    ]);
    expect(await statusOf(id)).toBe('SignatureRequired');
    const [member] = saved.body.Members as EnrollingMember[];
    const less = await mine.put(id, [{ ...member, Race: null }]);
    expect([less.body.Status, less.body.Panels[1].Problems]).toEqual([
      'Enrolling',
      [{ MemberId: member!.Id, Field: 'Race', Message: 'Ada Quixwater: Race is required.' }],
    ]);
    expect(less.body.Version).toBe((await app.database.manager.findOneByOrFail(Quote, { id })).version);
  });

  it('are kept when the agent changes plans, and complete again at once', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    await mine.answer(id, ELIGIBLE);
    const { body } = await mine.put(id, [{ ...(await mine.page(id)).Members[0], ...COMPLETE_APPLICANT }]);
    const caller = await app.as(agent);
    const back = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: body.Version });
    const quoting = await mine.page(id);
    expect([quoting.Panels, quoting.AmountDue, quoting.SubmitProblem]).toEqual([
      [],
      null,
      'Choose the plans and start enrollment first.',
    ]);
    const again = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: back.body.Version });
    expect([again.status, again.body.Status]).toEqual([200, 'SignatureRequired']);
  });

  it('name the first payment: all selected plans, unless it can be left out', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const selected = await (await app.as(agent)).get(`/api/plan/GetSelections/${id}`);
    expect((await mine.page(id)).AmountDue).toBe(selected.body.Plans[0].TotalMonthlyRate);
  });

  it('are corrected after a failure, which is the retry', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await mine.page(id);
    for (const status of ['FailedEnrollment', 'Pended'] as const) {
      await app.database.manager.update(Quote, { id }, { status, readOnlyReason: 4, version: () => 'version' });
      const { body } = await mine.answer(id, { HasPedDental: status === 'Pended' });
      expect([body.Status, (await mine.page(id)).Quote.ReadOnly]).toEqual(['Enrolling', 0]);
    }
    await app.database.manager.update(Quote, { id }, { status: 'Complete', version: () => 'version' });
    expect((await mine.put(id, Members)).body.Message).toBe(
      'This application was submitted and can no longer be changed.',
    );
    expect((await mine.page(id)).SubmitProblem).toBe('This quote has already been submitted.');
  });

  it('are not filled before the enrollment is started, and belong to their agent', async () => {
    const { id } = await quotedHousehold(app, agent, { planId: plans.ppo });
    const early = await mine.answer(id, ELIGIBLE);
    expect([early.status, early.body.Message]).toEqual([409, 'Choose the plans and start enrollment first.']);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await panelsBy(app, stranger).answer(id, ELIGIBLE)).status).toBe(404);
  });
});
