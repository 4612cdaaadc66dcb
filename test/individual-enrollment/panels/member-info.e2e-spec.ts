import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/packaged-zips.ts';
import { CensusMember } from '../../../backend/src/quoting/group-census/census-member.table.ts';
import { AuditEvent } from '../../../backend/src/platform/security/audit-trail.table.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../../support/app.ts';
import { enrollingHousehold, sellIndividualPlans, WAIVES } from '../../support/enrolling-household.ts';
import { person } from '../../support/individual-builders.ts';
import { panelsBy, statesOf } from '../../support/panel-calls.ts';
import { insertAgentUser, insertSalesUser } from '../../support/people.ts';
import { APPLICANT_SSN, COMPLETE_APPLICANT } from '../../support/submittable-household.ts';

const { HomeAddress: HOME } = COMPLETE_APPLICANT;

describe('the member info panel of a household that enrolls', () => {
  let app: TestApp;
  let agent: User;
  let mine: ReturnType<typeof panelsBy>;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI', 'OH']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    mine = panelsBy(app, agent);
  });
  afterAll(() => app.close());

  it("keeps a dependent's own home before its street is typed", async () => {
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', DateOfBirth: '2015-02-01' });
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo, people: [person(WAIVES), child] });
    const { Members } = await mine.page(id);
    const HomeAddress = { ...HOME, AddressLine1: '' };
    const saved = await mine.put(id, [Members[0]!, { ...Members[1], SameAsPrimary: false, HomeAddress }]);
    expect(saved.status).toBe(200);
    const { SameAsPrimary, HomeAddress: stored } = (await mine.page(id)).Members[1]!;
    expect([SameAsPrimary, stored.FullPostalCode, stored.City, stored.County]).toEqual([
      false,
      '49503',
      'Grand Rapids',
      'Kent',
    ]);
  });

  it('leaves alone what the plans are priced with', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await mine.page(id);
    const born = await mine.put(id, [{ ...Members[0], DateOfBirth: '1985-06-16' }]);
    expect([born.status, born.body.Fields]).toEqual([
      422,
      { 'Members.0.DateOfBirth': ['The plans are priced with this. Choose “Change plans” to correct it.'] },
    ]);
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', DateOfBirth: '2015-02-01' });
    const more = await mine.put(id, [...Members, child]);
    expect([more.status, more.body.Message]).toEqual([422, 'Choose “Change plans” to add or remove people.']);
    expect(await app.database.manager.countBy(CensusMember, { quoteId: id, version: 1 })).toBe(1);
  });

  it('stores what is left out as it was, and does not overwrite what someone else saved', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await mine.page(id);
    const { body: first } = await mine.put(id, [{ ...Members[0], ...COMPLETE_APPLICANT }]);
    const { Race: _race, HomeAddress: _home, ...less } = first.Members[0];
    const { body: second } = await mine.put(id, [{ ...less, MailingAddressSameAsHome: false, MailingAddress: HOME }]);
    expect(second.Members[0]).toMatchObject({ Race: 'DECL', HomeAddress: HOME, MailingAddress: HOME });
    const stale = await mine.put(id, [{ ...first.Members[0], Race: 'WHIT' }]);
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    const cleared = await mine.put(id, [{ ...second.Members[0], HomeAddress: { ...HOME, AddressLine1: '' } }]);
    expect(cleared.body.Members[0].HomeAddress.AddressLine1).toBe('');
  });

  it('refuses one SSN for two people', async () => {
    const child = person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' });
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo, people: [person(WAIVES), child] });
    const { Members } = await mine.page(id);
    const { status, body } = await mine.put(id, [
      { ...Members[0], SSN: '123-45-6789' },
      { ...Members[1], SSN: '123456789' },
    ]);
    expect([status, Object.keys(body.Fields)]).toEqual([422, ['Members.1.SSN']]);
    expect((await mine.page(id)).Members.map(({ SSN }) => SSN)).toEqual([null, null]);
  });

  it('says which home has no plans, and refuses addresses that do not exist', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await mine.page(id);
    const nowhere = { ...HOME, FullPostalCode: '48207' };
    const wrong = await mine.put(id, [{ ...Members[0], HomeAddress: nowhere }]);
    expect([wrong.status, Object.keys(wrong.body.Fields)]).toEqual([
      422,
      ['Members.0.HomeAddress.City', 'Members.0.HomeAddress.CountyFips'],
    ]);
    const toledo = { ...HOME, City: 'Toledo', StateCode: 'OH', FullPostalCode: '43604', County: '', CountyFips: '' };
    const { body } = await mine.put(id, [{ ...Members[0], ...COMPLETE_APPLICANT, HomeAddress: toledo }]);
    expect(body.Members[0]).toMatchObject({ HomeAddress: { County: 'Lucas' }, RateArea: null });
    expect(body.Panels[1].Problems).toEqual([
      {
        MemberId: Members[0]!.Id,
        Field: 'HomeAddress.FullPostalCode',
        Message: 'Ada Quixwater: This address is outside Michigan. Plans cannot be rated there.',
      },
    ]);
  });

  it('asks for a provider with an HMO, and for no SSN on what staff enter', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.hmo });
    const { Members, MedicalPlan } = await mine.page(id);
    expect(MedicalPlan).toMatchObject({ PlanId: plans.hmo, ProviderNetworkType: 'HMO' });
    const staff = await insertSalesUser(app);
    const byStaff = panelsBy(app, staff);
    const { body } = await byStaff.put(id, [{ ...Members[0], ...COMPLETE_APPLICANT, SSN: null }]);
    expect(body.Panels[1].Problems.map(({ Field }: { Field: string }) => Field)).toEqual(['PrimaryCareProviderId']);
    const assigned = await byStaff.put(id, [{ ...body.Members[0], PrimaryCareProviderAutoAssign: true }]);
    expect(statesOf(assigned.body.Panels)[1]).toEqual(['MemberInfo', 'Completed', 0]);
    const byAgent = await mine.put(id, [{ ...assigned.body.Members[0], Race: 'WHIT' }]);
    expect(byAgent.body.Panels[1].Problems).toMatchObject([{ Field: 'SSN' }]);
  });

  it('shows an SSN to staff one at a time, who are written down', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const { Members } = await mine.page(id);
    await mine.put(id, [{ ...Members[0], ...COMPLETE_APPLICANT }]);
    const staff = await insertSalesUser(app);
    const { body } = await (await app.as(staff)).get(`/api/groupcensus/${id}/${Members[0]!.Id}/SSN`);
    expect(body).toEqual({ SSN: APPLICANT_SSN });
    expect(await app.database.manager.countBy(AuditEvent, { userId: staff.id, action: 'reveal-ssn' })).toBe(1);
  });
});
