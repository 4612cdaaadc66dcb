import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { PLAN_NOT_OF_QUOTE } from '../../backend/src/enrollment/demographics/check-details.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../backend/src/quoting/quotes/quote-response.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { MASK_OF_ANOTHER_SSN } from '../../shared/src/formats/ssn.ts';
import { DUPLICATE_SSN } from '../../shared/src/census/census-problems.ts';
import type {
  EnrollmentMembersResponse,
  SaveEnrollmentMemberRequest,
} from '../../shared/src/enrollment/members/members.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { SEGMENT_NOT_OFFERED } from '../../shared/src/enrollment/members/employment-problems.ts';
import { zipIsOf } from '../../shared/src/locations/address-place.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import { ZIP_WITHOUT_CITY } from '../../shared/src/formats/zip.ts';
import { PCP_NOT_ACCEPTING, PCP_NOT_VALID } from '../../shared/src/providers/pcp-validity.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { completeDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProvider } from '../support/provider-builders.ts';

describe('the demographics of an enrollment', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI', 'OH']);
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const read = async (quote: Quote, user = agent): Promise<EnrollmentMembersResponse> =>
    (await (await app.as(user)).get(`/api/enrollment/Members/${quote.id}`)).body;
  const save = async (quote: Quote, details: SaveEnrollmentMemberRequest, user = agent) =>
    (await app.as(user)).put(`/api/enrollment/Member/${quote.id}`).send(details);
  const section = async (quote: Quote) =>
    (await (await app.as(agent)).get(`/api/enrollment/Overview/${quote.id}`)).body.Sections.Demographics;

  it('starts with what the census and the plan selection know', async () => {
    const { quote, members } = await insertEnrolling(app, agent, {
      members: [
        { gender: 'F', homePostalCode: '49503', homeNumber: '6165550100' },
        { relationship: 'Child', firstName: 'Kim' },
      ],
    });
    const { Members, Facts, HasApplication, EditProblem } = await read(quote);
    expect(Members).toMatchObject([
      {
        Id: members[0]!.id,
        Gender: 'F',
        HomeNumber: '6165550100',
        HomeAddress: { FullPostalCode: '49503', City: '' },
        LivesWithEmployee: false,
      },
      { Id: members[1]!.id, LivesWithEmployee: true, MailingAddressSameAsHome: true },
    ]);
    expect(Facts).toMatchObject({ Segments: [{ SegmentClassId: 'CA01' }], SubGroups: [{ SubGroupId: 'S001' }] });
    expect([HasApplication, EditProblem, Facts.MedicalPlans.length]).toEqual([true, null, 1]);
  });

  it('keeps what was saved, answers the rate area, seals the SSN and writes down the names of the fields', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const member = members[0]!;
    const { status, body } = await save(quote, completeDetails({ Id: member.id }));
    expect([status, body.RateArea, body.SSN, body.Version]).toEqual([200, 12, '***-**-9993', 2]);
    expect((await read(quote)).Members).toEqual([body]);
    const row = await app.database.manager.findOneByOrFail(CensusMember, { id: member.id });
    expect([row.homePostalCode, row.homeNumber, row.ssnSealed?.includes('219099993')]).toEqual([
      '49503',
      '6165550100',
      false,
    ]);
    const audit = await app.database.manager.findOneByOrFail(AuditEvent, {
      action: 'edit-enrollment-member',
      subjectId: String(member.id),
    });
    expect(audit.fields.split(',').sort()).toEqual(
      [
        'dateOfHire',
        'gender',
        'homeAddress',
        'homeNumber',
        'homePostalCode',
        'memberClass',
        'rateArea',
        'ssn',
        'subGroupId',
      ].sort(),
    );
  });

  it('takes members back as they were read, changed or not, and nothing that the census decides', async () => {
    const { quote, members } = await insertEnrolling(app, agent, { members: [{}, { relationship: 'Child' }] });
    await save(quote, completeDetails({ Id: members[0]!.id, SSN: '219-09-9993' }));
    for (const member of (await read(quote)).Members) {
      const { status, body } = await save(quote, member);
      expect([status, { ...body, Version: 0 }]).toEqual([200, { ...member, Version: 0 }]);
    }
    const [employee] = (await read(quote)).Members;
    const answers = [
      await save(quote, { ...employee!, MiddleInitial: 'Q' }),
      await save(quote, { ...employee!, Version: employee!.Version + 1, Age: 17 }),
      await save(quote, { ...employee!, Version: employee!.Version + 1, SSN: '***-**-1111' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.MiddleInitial ?? body.Fields])).toEqual([
      [200, 'Q'],
      [400, { Age: [CANNOT_BE_CHANGED_HERE] }],
      [400, { SSN: [MASK_OF_ANOTHER_SSN] }],
    ]);
  });

  it('is not started, then incomplete, then completed; and cannot start without an application', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    expect((await section(quote)).State).toBe('NotStarted');
    await save(quote, completeDetails({ Id: members[0]!.id, SSN: null }));
    expect(await section(quote)).toEqual({
      State: 'Incomplete',
      Problems: [{ Field: `${members[0]!.id}.SSN`, Message: 'Ruth Larsen: SSN is required.' }],
    });
    await save(quote, completeDetails({ Id: members[0]!.id, Version: 2 }));
    expect(await section(quote)).toEqual({ State: 'Completed', Problems: [] });
    const without = await insertEnrolling(app, agent, { answers: null });
    expect(await section(without.quote)).toEqual({ State: 'CannotStart', Problems: [] });
    const bypassed = await insertEnrolling(app, agent, { answers: { BypassMemberEnrollment: true } });
    expect((await section(bypassed.quote)).State).toBe('Completed');
  });

  it('asks internal staff for no SSN', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    await save(quote, completeDetails({ Id: members[0]!.id, SSN: null }), sales);
    expect((await section(quote)).State).toBe('Completed');
    await save(quote, completeDetails({ Id: members[0]!.id, SSN: undefined, Version: 2 }));
    expect((await section(quote)).State).toBe('Incomplete');
  });

  it('a household takes the plan of the employee, and only one of the quote', async () => {
    const { quote, members, plans } = await insertEnrolling(app, agent, {
      members: [{}, { relationship: 'Spouse', firstName: 'Will' }],
      plans: [{}, {}],
    });
    const [employee, spouse] = members as [CensusMember, CensusMember];
    const planId = plans[1]!.id;
    expect((await save(quote, completeDetails({ Id: employee.id, SelectedMedicalPlanId: planId }))).status).toBe(200);
    const stored = await app.database.manager.findOneByOrFail(CensusMember, { id: spouse.id });
    expect([stored.assignedPlanId, stored.version]).toEqual([planId, 1]);
    const wrong = await save(
      quote,
      completeDetails({ Id: employee.id, Version: 2, SelectedMedicalPlanId: 2_000_000_001 }),
    );
    expect([wrong.status, wrong.body.Fields]).toEqual([422, { SelectedMedicalPlanId: [PLAN_NOT_OF_QUOTE] }]);
  });

  it.each<[string, Partial<SaveEnrollmentMemberRequest>, object]>([
    [
      'a ZIP that nobody knows',
      { HomeAddress: buildAddress({ FullPostalCode: '00000' }) },
      { 'HomeAddress.FullPostalCode': [ZIP_WITHOUT_CITY] },
    ],
    [
      'the city of another ZIP',
      { HomeAddress: buildAddress({ City: 'Detroit' }) },
      { 'HomeAddress.City': [zipIsOf('49503', 'Grand Rapids')] },
    ],
    ['a segment that the application lacks', { MemberClass: 'COBRA' }, { MemberClass: [SEGMENT_NOT_OFFERED] }],
    ['the SSN of somebody else', { SSN: '219-09-9994' }, { SSN: [DUPLICATE_SSN] }],
  ])('refuses %s and writes nothing', async (_what, given, fields) => {
    const { quote, members } = await insertEnrolling(app, agent, {
      members: [{}, { employeeNumber: 2, firstName: 'Zoe' }],
    });
    await save(quote, completeDetails({ Id: members[1]!.id, FirstName: 'Zoe', SSN: '219-09-9994' }));
    const { status, body } = await save(quote, completeDetails({ Id: members[0]!.id, ...given }));
    expect([status, body.Code, body.Fields]).toEqual([422, 'RULE_BROKEN', fields]);
    expect((await read(quote)).Members[0]).toMatchObject({ Version: 1, MemberClass: null });
  });

  it('keeps what is said of COBRA, with the event', async () => {
    const { quote, members } = await insertEnrolling(app, agent, { answers: { CobraRequired: true } });
    const cobra = { COBRAEligibility: isoDate('2026-12-01'), COBRADuration: 18, COBRAEvent: 'Layoff' } as const;
    await save(quote, completeDetails({ Id: members[0]!.id, MemberClass: 'COBRA', ...cobra }));
    expect((await read(quote)).Members[0]).toMatchObject({ MemberClass: 'COBRA', ...cobra });
  });

  it('refuses malformed fields by their names', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const wrong = {
      Gender: 'X',
      SSN: '000-12-3456',
      COBRADuration: 12,
      COBRAEvent: 'Moved',
      PrimaryCareProviderId: '12',
      Nope: 1,
    };
    const details = {
      ...completeDetails({ Id: members[0]!.id }),
      ...wrong,
      HomeAddress: { ...buildAddress(), FullPostalCode: '495' },
    };
    const { status, body } = await save(quote, details as unknown as SaveEnrollmentMemberRequest);
    expect([status, Object.keys(body.Fields).sort()]).toEqual([
      400,
      [...Object.keys(wrong), 'HomeAddress.FullPostalCode'].sort(),
    ]);
  });

  it('lets the second of two simultaneous saves know, and loses neither', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const one = completeDetails({ Id: members[0]!.id });
    const answers = await Promise.all([save(quote, one), save(quote, { ...one, Gender: 'M' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.Code, refused.body.Message]).toEqual(['STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
  });

  it('finds neither the quote of another agent nor a member of another quote', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const other = await insertEnrolling(app, agent);
    const stranger = await insertAgentUser(app);
    expect((await save(quote, completeDetails({ Id: members[0]!.id }), stranger)).status).toBe(404);
    expect((await (await app.as(stranger)).get(`/api/enrollment/Members/${quote.id}`)).status).toBe(404);
    expect((await save(quote, completeDetails({ Id: other.members[0]!.id }))).status).toBe(404);
  });

  it.each([
    ['Quoting', 0, false, 409, 409],
    ['Enrolling', 0, false, 200, 200],
    ['SignatureRequired', 0, false, 200, 200],
    ['Enrolling', 4, false, 409, 409],
    ['Complete', 4, false, 409, 409],
    ['Complete', 4, true, 409, 200],
    ['Pended', 4, true, 409, 200],
    ['Approved', 4, true, 409, 409],
  ] as const)(
    'in %s, read-only %i, left to staff %s: agent %i, staff %i',
    async (status, readOnlyReason, BypassMemberEnrollment, byAgent, byStaff) => {
      const { quote, members } = await insertEnrolling(app, agent, {
        quote: { status, readOnlyReason },
        answers: { BypassMemberEnrollment },
      });
      const details = completeDetails({ Id: members[0]!.id });
      const first = await save(quote, details);
      const second = await save(quote, { ...details, Version: first.status === 200 ? 2 : 1 }, sales);
      expect([first.status, second.status]).toEqual([byAgent, byStaff]);
      expect((await app.database.manager.findOneByOrFail(Quote, { id: quote.id })).isDeleted).toBe(false);
    },
  );

  it('says that a member outside Michigan is out of area for an HMO', async () => {
    const { quote, members } = await insertEnrolling(app, agent, { plans: [{ networkType: 'HMO' }] });
    const ohio = { City: 'Toledo', StateCode: 'OH', FullPostalCode: '43604', County: 'Lucas', CountyFips: '39095' };
    const details = completeDetails({ Id: members[0]!.id, HomeAddress: buildAddress(ohio) });
    const { body } = await save(quote, details);
    expect([body.RateArea, body.OOAComplianceTrigger]).toEqual([null, true]);
    const home = await save(quote, completeDetails({ Id: members[0]!.id, Version: 2 }));
    expect(home.body.OOAComplianceTrigger).toBe(false);
  });

  it('ask the directory of providers about the primary care provider of an HMO', async () => {
    const { quote, members } = await insertEnrolling(app, agent, { plans: [{ networkType: 'HMO' }] });
    const [fits, full, elsewhere] = [
      await insertProvider(app.database),
      await insertProvider(app.database, { acceptsNewPatients: false }),
      await insertProvider(app.database, { networks: ['PPO'] }),
    ];
    const problemWith = async (Version: number, PrimaryCareProviderId: string, more: object = {}) => {
      const details = completeDetails({ Id: members[0]!.id, Version, PrimaryCareProviderId, ...more });
      const { body } = await save(quote, details);
      const { State, Problems } = await section(quote);
      return [body.PrimaryCareProviderProblem, State, Problems.length];
    };
    expect(await problemWith(1, fits.npi)).toEqual([null, 'Completed', 0]);
    expect(await problemWith(2, elsewhere.npi)).toEqual([PCP_NOT_VALID, 'Incomplete', 1]);
    expect(await problemWith(3, '9999999999')).toEqual([PCP_NOT_VALID, 'Incomplete', 1]);
    expect(await problemWith(4, full.npi)).toEqual([PCP_NOT_ACCEPTING, 'Incomplete', 1]);
    const patient = { PrimaryCareProviderExistingPatient: true };
    expect(await problemWith(5, full.npi, patient)).toEqual([null, 'Completed', 0]);
  });

  it('come along with a copy of the quote, but for the plans', async () => {
    const { quote, members } = await insertEnrolling(app, agent, { answers: { CobraRequired: true } });
    const details = completeDetails({ Id: members[0]!.id, MemberClass: 'COBRA', DateOfHire: null });
    expect((await save(quote, details)).status).toBe(200);
    const { body: copy } = await (
      await app.as(agent)
    )
      .post('/api/quote')
      .send({ Id: quote.id, EffectiveDate: '02/01/2027' });
    const [copied] = (await read({ id: copy.Id } as Quote)).Members;
    expect(copied).toMatchObject({ MemberClass: 'COBRA', SSN: '***-**-9993', RateArea: 12, WasOnCobra: true });
    expect(copied!.HomeAddress).toEqual(buildAddress());
  });

  describe('of a renewal', () => {
    const renewal = { quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-01-01') } as const;
    const confirm = async (quote: Quote, Confirmed: boolean, user = agent) =>
      (await app.as(user)).put(`/api/enrollment/ConfirmDemographics/${quote.id}`).send({ Confirmed });

    it('wait for the confirmation of the agent, which the next change of the agent clears', async () => {
      const { quote, members } = await insertEnrolling(app, agent, { quote: renewal });
      await save(quote, completeDetails({ Id: members[0]!.id }));
      expect((await section(quote)).Problems).toMatchObject([{ Field: 'Confirmation' }]);
      const { body } = await confirm(quote, true);
      expect(body.Confirmation).toMatchObject({
        ConfirmedBy: agent.fullName,
        ConfirmedAt: app.clock.now().toISOString(),
      });
      expect((await section(quote)).State).toBe('Completed');
      await confirm(quote, true);
      expect(
        await app.database.manager.countBy(AuditEvent, { action: 'confirm-demographics', subjectId: String(quote.id) }),
      ).toBe(1);
      await save(quote, completeDetails({ Id: members[0]!.id, Version: 2 }), sales);
      expect((await read(quote)).Confirmation).not.toBeNull();
      await save(quote, completeDetails({ Id: members[0]!.id, Version: 3 }));
      expect((await read(quote)).Confirmation).toBeNull();
    });

    it('can be taken back', async () => {
      const { quote } = await insertEnrolling(app, agent, { quote: renewal });
      await confirm(quote, true);
      expect((await confirm(quote, false)).body).toEqual({ Confirmation: null });
    });

    it('are not confirmed by staff, nor for new business', async () => {
      const { quote } = await insertEnrolling(app, agent, { quote: renewal });
      expect((await confirm(quote, true, sales)).status).toBe(422);
      const fresh = await insertEnrolling(app, agent);
      expect((await confirm(fresh.quote, true)).status).toBe(409);
    });
  });
});
