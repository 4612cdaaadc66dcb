import { jest } from '@jest/globals';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { SandboxCarrierService } from '../../backend/src/simulators/carrier/sandbox-carrier.service.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { WAIVES } from '../support/enrolling-household.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { panelsBy } from '../support/panel-calls.ts';
import { pdfText } from '../support/pdf-text.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { COMPLETE_APPLICANT, signHousehold, submitHousehold } from '../support/submittable-household.ts';

/** 45 CFR 156.155(a)(5), 155.605(d)(1)(iii). The poverty line of one person is $15,960 for 2027. */
describe('catastrophic plans', () => {
  let app: TestApp;
  let agent: User;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    for (const [metalTier, planKind] of [
      ['Catastrophic', 'Standard'],
      ['Bronze', 'Standard'],
      ['Silver', 'HSA'],
      ['Gold', 'Standard'],
    ] as const) {
      const displayName = `${metalTier} plan`;
      const plan = buildPlan({ market: 'Individual', displayName, metalTier, planKind });
      ids[metalTier] = (await sellPlan(app.database, plan)).id;
    }
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const quoted = async (people: object[], AnnualIncome: number | null = null): Promise<number> => {
    const caller = await app.as(agent);
    const open = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null } as const;
    const { body } = await caller
      .post('/api/quote')
      .send(shortTermBody({ ...open, EffectiveDate: '2027-01-01', Census: people }));
    if (AnnualIncome !== null) {
      const Household = { Size: people.length, AnnualIncome };
      const sent = { Id: body.Id, Version: body.Version, QuoteType: 'IndividualNewBusiness', Household };
      expect((await caller.put('/api/quote').send(sent)).status).toBe(200);
    }
    return body.Id;
  };
  /** Of those who had a child on the day on which coverage begins. */
  const quotedAtBirth = async (people: object[], day: string): Promise<number> => {
    const birth = { EnrollmentType: 'Special', QualifyingEventReason: 'Birth', EventDate: day, EffectiveDate: day };
    const terms = { IndividualPlanType: 'Permanent', CoverageLength: null, ...birth };
    const { status, body } = await (
      await app.as(agent)
    )
      .post('/api/quote')
      .send(shortTermBody({ ...terms, Census: people } as never));
    expect([status, body.Message]).toEqual([201, undefined]);
    return body.Id;
  };
  const offered = async (id: number): Promise<Plan[]> =>
    (await (await app.as(agent)).get(`/api/plan/GetAllPlans/${id}`)).body;
  const isOffered = async (id: number) => (await offered(id)).some(({ MetalTier }) => MetalTier === 'Catastrophic');
  const born = (DateOfBirth: string, given: object = {}) => person({ ...WAIVES, DateOfBirth, ...given });
  const SPOUSE = { RelationshipToSubscriber: 'Spouse' };

  it('are offered to a parent under 30 with a child born in the plan year', async () => {
    const child = born('2026-11-18', { RelationshipToSubscriber: 'Child' });
    const plan = buildPlan({ market: 'Individual', metalTier: 'Catastrophic', businessYear: 2026 });
    await sellPlan(app.database, plan, { periodStart: '2026-01-01', periodEnd: '2026-12-31' });
    expect(await isOffered(await quotedAtBirth([born('1999-06-15'), child], '2026-11-18'))).toBe(true);
  });

  it.each<[string, object[], number | null, boolean]>([
    ['who is 29 on January 1', [born('1997-01-02')], null, true],
    ['who is 30 on January 1', [born('1997-01-01')], null, false],
    ['of 40 with 200 percent of the poverty line', [born('1986-06-15')], 31_920, false],
    ['of 40 with 300 percent', [born('1986-06-15')], 47_880, true],
    ['of 40 below the poverty line', [born('1986-06-15')], 15_000, true],
    ['of 29 with a spouse of 31', [born('1997-06-15'), born('1995-06-15', SPOUSE)], null, false],
    [
      'of 29 with a spouse of 31 who has a certificate',
      [born('1997-06-15'), born('1995-06-15', { ...SPOUSE, ExemptionNumber: 'abc1234' })],
      null,
      true,
    ],
  ])('are offered to someone %s: %#', async (_, people, income, expected) => {
    expect(await isOffered(await quoted(people, income))).toBe(expected);
  });

  it('are enrolled outside the marketplace with the number of the exemption only, which is on the application', async () => {
    const id = await quoted([born('1986-06-15')], 47_880);
    const caller = await app.as(agent);
    const panels = panelsBy(app, agent);
    const chosen = { SelectedPlanIds: [ids['Catastrophic']], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${id}`).send(chosen)).status).toBe(200);
    const { Version } = (await caller.get(`/api/quote/${id}`)).body;
    expect((await caller.put(`/api/quote/Enroll/${id}`).send({ Version })).status).toBe(200);
    const [member] = (await panels.page(id)).Members;
    expect((await panels.put(id, [{ ...member, ...COMPLETE_APPLICANT }])).status).toBe(200);
    await panels.answer(id, { EnrolleesEligible: true, HasPedDental: true });
    const page = await panels.page(id);
    expect(page.Panels.find(({ Name }) => Name === 'MemberInfo')!.Problems.map(({ Message }) => Message)).toEqual([
      'Ada Quixwater: Enter the exemption number: outside the marketplace, people of 30 and over can have a catastrophic plan only with the certificate of an exemption.',
    ]);
    expect((await signHousehold(app, agent, id)).status).toBe(409);
    const [again] = page.Members;
    expect((await panels.put(id, [{ ...again, ExemptionNumber: 'a b' }])).status).toBe(400);
    expect((await panels.put(id, [{ ...again, ExemptionNumber: 'abc1234' }])).status).toBe(200);
    expect((await panels.page(id)).Members[0]!.ExemptionNumber).toBe('ABC1234');
    expect((await signHousehold(app, agent, id)).status).toBe(200);
    const application = await caller.get(`/api/enrollment/GetApplication/${id}`);
    expect(pdfText(application.body as Buffer).replace(/\s+/g, ' ')).toContain('Exemption number ABC1234');
  });

  it('are sent to the carrier with the number of everyone who is 30 or over on January 1', async () => {
    const received = jest.spyOn(app.get(SandboxCarrierService), 'acceptApplication');
    const spouse = { ...SPOUSE, FirstName: 'Will', ExemptionNumber: 'will123' };
    const child = { RelationshipToSubscriber: 'Child', FirstName: 'Cleo' };
    const id = await quoted([
      born('1986-06-15', { ExemptionNumber: 'ada1234' }),
      born('1997-01-01', spouse),
      born('2008-06-15', child),
    ]);
    const caller = await app.as(agent);
    const panels = panelsBy(app, agent);
    const chosen = { SelectedPlanIds: [ids['Catastrophic']], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${id}`).send(chosen)).status).toBe(200);
    const { Version } = (await caller.get(`/api/quote/${id}`)).body;
    expect((await caller.put(`/api/quote/Enroll/${id}`).send({ Version })).status).toBe(200);
    const ssns = ['219-09-9991', '219-09-9992', '219-09-9993'];
    const members = (await panels.page(id)).Members.map((member, at) => ({
      ...member,
      ...COMPLETE_APPLICANT,
      SSN: ssns[at],
    }));
    const saved = await panels.put(id, members);
    expect([saved.status, saved.body.Message]).toEqual([200, 'Member information successfully saved.']);
    const answered = await panels.answer(id, { EnrolleesEligible: true, HasPedDental: true });
    expect((await signHousehold(app, agent, id)).status).toBe(200);
    const { status } = await submitHousehold(app, agent, { id, due: answered.body.AmountDue as number });
    await workOff(app);
    const sent = received.mock.calls[0]![1]['Members'] as { FirstName: string; ExemptionNumber: string }[];
    expect([status, ...sent.map(({ FirstName, ExemptionNumber }) => [FirstName, ExemptionNumber])]).toEqual([
      200,
      ['Ada', 'ADA1234'],
      ['Will', 'WILL123'],
      ['Cleo', ''],
    ]);
  });

  it('and bronze plans go with a health savings account by law, others by their design', async () => {
    const plans = await offered(await quoted([born('1998-06-15')]));
    expect(Object.fromEntries(plans.map(({ MetalTier, HsaCompatible }) => [MetalTier, HsaCompatible]))).toEqual({
      Catastrophic: true,
      Bronze: true,
      Silver: true,
      Gold: false,
    });
  });
});
