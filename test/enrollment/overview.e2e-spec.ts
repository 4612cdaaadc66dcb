import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { NOT_IN_ENROLLMENT } from '../../backend/src/enrollment/decisions/enrollment-overview.service.ts';
import { tooManyEmployees } from '../../shared/src/census/census-approval.ts';
import type { EnrollmentOverview } from '../../shared/src/enrollment/enrollment.record.ts';
import { AGENTS_SIGN, ALREADY_SUBMITTED, COMPLETE_ALL_SECTIONS } from '../../shared/src/enrollment/signing.ts';
import { ENROLLMENT_BY_STAFF } from '../../shared/src/quotes/next-step.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { setRule } from '../plan-selection/quoted-group.ts';

describe('the overview of an enrollment', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const overview = async (quoteId: number, user: User) => {
    const { status, body } = await (await app.as(user)).get(`/api/enrollment/Overview/${quoteId}`);
    return { status, body: body as EnrollmentOverview & { Message: string } };
  };

  it('of a quote that has just been enrolled opens the application; the rest waits for it', async () => {
    const { id } = await insertQuote(app, agent, { status: 'Enrolling' });
    const { body } = await overview(id, agent);
    expect(body.OpenSection).toBe('Application');
    expect(body.Sections.Application.State).toBe('NotStarted');
    expect(body.Sections.SupportingDocuments.State).toBe('CannotStart');
    expect(body.Sections.Demographics.State).toBe('CannotStart');
    expect(body.EditProblems).toEqual({ Application: null, SupportingDocuments: null, Demographics: null });
    expect([body.SigningProblem, body.Decisions]).toEqual([COMPLETE_ALL_SECTIONS, []]);
    expect((await overview(id, sales)).body.SigningProblem).toBe(AGENTS_SIGN);
  });

  it('of a submitted quote offers the decisions to internal staff alone, and locks the parts', async () => {
    const { id } = await insertQuote(app, agent, { status: 'Complete', readOnlyReason: 4 });
    const [forAgent, forSales] = [(await overview(id, agent)).body, (await overview(id, sales)).body];
    expect(forAgent.Decisions).toEqual([]);
    expect(forSales.Decisions).toEqual(['Approve', 'Pend', 'Manual', 'Reject', 'Return']);
    expect(forSales.Decided).toBeNull();
    expect([forAgent.SigningProblem, forSales.NeedsEnterpriseId]).toEqual([ALREADY_SUBMITTED, true]);
    expect(Object.values(forAgent.EditProblems).every((problem) => problem !== null)).toBe(true);
  });

  it('tells staff before they decide that the group is larger than a small one', async () => {
    const { id, groupId } = await insertQuote(app, agent, { status: 'Complete', readOnlyReason: 4 });
    expect((await overview(id, sales)).body.GroupSizeWarning).toBeNull();
    await app.database.manager.update(Group, { id: groupId }, { totalEligibleEmployees: 51 });
    expect((await overview(id, sales)).body.GroupSizeWarning).toBe(tooManyEmployees(51, 50));
  });

  it('is refused before enrollment, to other agencies, and to agents while the rule keeps them out', async () => {
    const quoting = await insertQuote(app, agent, { status: 'Quoting' });
    const { status, body } = await overview(quoting.id, agent);
    expect([status, body.Message]).toEqual([409, NOT_IN_ENROLLMENT]);
    const { id } = await insertQuote(app, agent, { status: 'Enrolling' });
    expect((await overview(id, await insertAgentUser(app))).status).toBe(404);
    await setRule(app, 'DisableForExternalAgentFlag', 'true');
    const blocked = await overview(id, agent);
    const staff = await overview(id, sales);
    await setRule(app, 'DisableForExternalAgentFlag', 'false');
    expect([blocked.status, blocked.body.Message, staff.status]).toEqual([409, ENROLLMENT_BY_STAFF, 200]);
  });
});
