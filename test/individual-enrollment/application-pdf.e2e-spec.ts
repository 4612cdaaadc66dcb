import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { quotedHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { pdfText } from '../support/pdf-text.ts';
import {
  completeHousehold,
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  signHousehold,
  submitHousehold,
} from '../support/submittable-household.ts';

describe('GET /api/enrollment/GetApplication/{quoteId} for a household', () => {
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
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent], fullName: 'Ada Agent' });
  });
  afterAll(() => app.close());

  const get = async (id: number, user = agent) =>
    (await app.as(user)).get(`/api/Enrollment/GetApplication/${id}`).buffer(true);
  /** In one line; a line that was broken after a hyphen is whole again. */
  const words = (pdf: Buffer) => pdfText(pdf).replaceAll(/\s+/g, ' ').replaceAll('- ', '-');
  const textOf = async (id: number, user = agent) => words((await get(id, user)).body as Buffer);
  const shortTerm = (make: typeof completeHousehold) =>
    make(app, agent, {
      planId: plans.shortTerm,
      terms: SHORT_TERM,
      health: { ...HEALTHY, CoveredShortTerm: true },
    });
  const auditedOf = async (quoteId: number) =>
    (await app.database.manager.findBy(AuditEvent, { subjectId: String(quoteId) }))
      .map(({ action }) => action)
      .filter((action) => /download|view/.test(action))
      .sort();

  it('is a draft before it is signed, with everyone, their plans and answers, and of SSNs the last digits', async () => {
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    const { status, headers, body } = await get(id);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(headers['x-filename']))).toBe('Application Quixwater 2027-01-01.pdf');
    const text = words(body as Buffer);
    for (const part of [
      'Individual enrollment application',
      'Ada Quixwater',
      'Not signed yet: a draft.',
      'Open enrollment',
      'Gold PPO',
      'Relationship Applicant',
      'Date of birth 6/15/1985',
      'SSN ***-**-9991',
      '1 Monroe Center St NW, Grand Rapids, MI 49503',
      '(616) 555-0100',
      'Race Declines to answer',
      'Ethnicity Not Hispanic or Latino',
      'Primary care provider None',
      'Does everyone under age 19 have pediatric dental coverage, with this plan or another one? Yes',
      'Insurer: Great Lakes Health Plan',
      'Documents None uploaded',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Certificate|219-09|2190|heart disorder|Proofs|Tax credit attestation/);
  });

  it('is what was signed, with a certificate, also when something else is stored later', async () => {
    const made = await signedHousehold(app, agent, { planId: plans.ppo });
    await submitHousehold(app, agent, made);
    await app.database.manager.update(CensusMember, { quoteId: made.id }, { lastName: 'Changed' });
    const text = await textOf(made.id);
    expect(text).toContain('Signed electronically by Ada Agent on 11/23/2026');
    expect(text).toContain('Certificate of the electronic signature');
    expect(text).toMatch(/Agent of record Ada \w+, NPN \d+/);
    const { body } = await (await app.as(agent)).get(`/api/enrollment/GetElectronicSignature/${made.id}`);
    expect(text).toContain(body.Sha256.slice(0, 30));
    expect([text.includes('Ada Quixwater'), text.includes('Changed')]).toEqual([true, false]);
  });

  it('is a draft again once something has changed since the signature', async () => {
    const { id } = await signedHousehold(app, agent, { planId: plans.ppo });
    const caller = await app.as(agent);
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    const Members = [{ ...page.Members[0], HomeNumber: '6165550199' }];
    await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
    const text = await textOf(id);
    expect([text.includes('Not signed yet: a draft.'), text.includes('Certificate')]).toEqual([true, false]);
    expect(text).toContain('(616) 555-0199');
    await signHousehold(app, agent, id);
    expect(await textOf(id)).toContain('Certificate');
  });

  it('of short-term coverage begins with the notice in force, as does the comparison of its plans', async () => {
    const { id } = await shortTerm(completeHousehold);
    const compared = async () => {
      const planIds = { planIds: [plans.shortTerm], dentalPlanIds: [], visionPlanIds: [] };
      const { body } = await (
        await app.as(agent)
      )
        .post(`/api/Plan/GetPlanComparisonPdf/${id}`)
        .send(planIds)
        .buffer(true);
      return words(body as Buffer);
    };
    const plain = /^Short-term coverage is limited insurance for a short time, not full health coverage\./;
    expect(await textOf(id)).toMatch(plain);
    expect(await compared()).toMatch(plain);
    await setRule(app, 'ShortTermNotice', 'The words as printed.');
    expect(await textOf(id)).toMatch(/^The words as printed\. Individual enrollment application/);
    expect(await compared()).toMatch(/^The words as printed\./);
    const permanent = await completeHousehold(app, agent, { planId: plans.ppo });
    expect(await textOf(permanent.id)).not.toContain('The words as printed.');
    await setRule(app, 'ShortTermNotice', '');
  });

  it('has the answers about health for short-term plans, and records which staff have read them', async () => {
    const { id } = await shortTerm(signedHousehold);
    const question = 'Has anyone who enrolls had short-term coverage in the last 12 months?';
    const text = await textOf(id);
    expect(text).toContain(`${question} Yes`);
    expect(text).toContain('In the last five years, has anyone had diabetes? No');
    expect(text).toContain('Last day 12/31/2026');
    expect(await auditedOf(id)).toEqual(['download-application']);
    expect(await textOf(id, await insertSalesUser(app))).toContain(`${question} Yes`);
    expect(await auditedOf(id)).toEqual(['download-application', 'download-application', 'view-health-answers']);
  });

  it('is not there before enrollment is started, for other agents, or for those who quote groups only', async () => {
    const quoted = await quotedHousehold(app, agent, { planId: plans.ppo });
    const early = await get(quoted.id);
    expect([early.status, JSON.parse(String(early.text ?? early.body)).Message]).toEqual([
      409,
      'Choose the plans and start enrollment first.',
    ]);
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await get(id, stranger)).status).toBe(404);
    expect(await auditedOf(id)).toEqual([]);
  });
});
