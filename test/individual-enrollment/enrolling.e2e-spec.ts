import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  enrollingHousehold,
  OPEN_TERMS,
  quotedHousehold,
  sellIndividualPlans,
  SPECIAL_TERMS,
  WAIVES,
} from '../support/enrolling-household.ts';
import { insertIndividualQuote, person } from '../support/individual-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('the enrollment of a household', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    app.clock.set('2026-11-23T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const enroll = async (id: number, Version: number, user = agent) =>
    (await app.as(user)).put(`/api/quote/Enroll/${id}`).send({ Version });
  const back = async (id: number, Version: number, user = agent) =>
    (await app.as(user)).put(`/api/quote/BackToQuoting/${id}`).send({ Version });

  it('starts with its plans, and goes back when people or plans are to be changed', async () => {
    const { id, version } = await quotedHousehold(app, agent, { planId: plans.ppo });
    const started = await enroll(id, version);
    expect([started.status, started.body]).toMatchObject([200, { Status: 'Enrolling', CanEdit: false }]);
    const stale = await back(id, version);
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    const returned = await back(id, started.body.Version);
    expect([returned.status, returned.body]).toMatchObject([200, { Status: 'Quoting', CanEdit: true }]);
    const again = await back(id, returned.body.Version);
    expect([again.status, again.body.Message]).toEqual([
      409,
      'This cannot be done while the quote is in status Quoting.',
    ]);
    const staff = await insertSalesUser(app);
    const byStaff = await enroll(id, returned.body.Version, staff);
    expect((await back(id, byStaff.body.Version, staff)).body.Status).toBe('Quoting');
  });

  it.each([
    ['without a plan', OPEN_TERMS, [], 'At least one medical plan must be selected.'],
    [
      'with a person who cannot be quoted',
      OPEN_TERMS,
      [person({ ...WAIVES, RelationshipToSubscriber: 'Child', DateOfBirth: '1999-01-01' })],
      'A covered non-disabled child cannot be older than age 25 to enroll.',
    ],
  ])('does not start %s', async (_what, terms, more, problem) => {
    const people = [person(WAIVES), ...more];
    const { id, version } = await quotedHousehold(app, agent, { planId: plans.ppo, terms, people });
    if (more.length === 0) {
      const none = { SelectedPlanIds: [], AssignedPlanForMembers: [] };
      await (await app.as(agent)).put(`/api/plan/PutSelections/${id}`).send(none);
    }
    const { status, body } = await enroll(id, version);
    expect([status, body.Message, body.Fields]).toEqual([422, problem, { SelectedPlanIds: [problem] }]);
  });

  it('does not start on a date on which coverage can no longer begin', async () => {
    const { id, version } = await quotedHousehold(app, agent, { planId: plans.earlier, terms: SPECIAL_TERMS });
    app.clock.set('2026-12-02T17:00:00Z');
    const later = await insertAgentUser(app, { roles: [ROLES.individualAgent], agentId: agent.agentId });
    const message = 'This quote has expired because effective date is in the past.';
    expect((await enroll(id, version, later)).body).toMatchObject({
      Code: 'RULE_BROKEN',
      Message: message,
      Fields: { EffectiveDate: [message] },
    });
  });

  it('does not start for agents while the coming year can only be quoted', async () => {
    app.clock.set('2026-10-15T17:00:00Z');
    const early = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const quote = await insertIndividualQuote(app, early, {
      effectiveDate: '2027-01-01' as never,
      details: { planType: 'Permanent', enrollmentType: 'Open', coverageMonths: null },
    });
    const { body } = await enroll(quote.id, quote.version, early);
    expect(body.Message).toBe('Plans of the coming year can be quoted now, but not enrolled before 11/1/2026.');
    // Staff get further, to the plans that are still missing.
    const byStaff = await enroll(quote.id, quote.version, await insertSalesUser(app));
    expect(byStaff.body.Message).toBe('At least one medical plan must be selected.');
  });

  it('starts once: a second click is told so', async () => {
    const { id, version } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { status, body } = await enroll(id, version);
    expect([status, body.Message]).toEqual([409, 'This quote is in enrollment already.']);
  });

  it('belongs to its agent, and a group has no way back', async () => {
    const { id, version } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const other = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect([(await enroll(id, version, other)).status, (await back(id, version, other)).status]).toEqual([404, 404]);
    const seller = await insertAgentUser(app);
    const group = await insertQuote(app, seller, { status: 'Enrolling' });
    expect((await back(group.id, group.version, seller)).status).toBe(404);
  });
});
