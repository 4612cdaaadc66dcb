import { buffer } from 'node:stream/consumers';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { SignedHousehold } from '../../backend/src/enrollment/household-application/signed-household.ts';
import { Signature } from '../../backend/src/enrollment/parts/documents/signature.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { householdConsent } from '../../shared/src/individual-enrollment/submission.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { enrollingHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertSignable } from '../support/signing-builders.ts';
import { completeHousehold, HEALTHY, SHORT_TERM, signHousehold } from '../support/submittable-household.ts';

describe('signing the application of a household', () => {
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

  const signatureOf = async (id: number, user = agent) =>
    (await (await app.as(user)).get(`/api/enrollment/GetElectronicSignature/${id}`)).body;
  const contentOf = async (quoteId: number): Promise<string> => {
    const { content } = await app.database.manager.findOneOrFail(Signature, {
      where: { quoteId },
      relations: { content: true },
      order: { id: 'DESC' },
    });
    return (await buffer(await app.get(StoredDocumentsService).open(content!))).toString();
  };

  it('stores what will be sent, submits nothing, and shows the signature', async () => {
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    expect(await signatureOf(id)).toBeNull();
    const { status, body } = await signHousehold(app, agent, id);
    expect([status, body]).toMatchObject([
      200,
      { SignedByName: 'Ada Agent', ConsentText: householdConsent('external').text, Withdrawn: null },
    ]);
    expect(await signatureOf(id)).toEqual(body);
    const page = (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    expect([page.Quote.Status, page.Signature]).toEqual(['SignatureRequired', body]);
    const text = await contentOf(id);
    const { Application, Agents } = JSON.parse(text) as SignedHousehold;
    expect(Application).toMatchObject({
      Reference: `Q${id}`,
      Kind: 'OEP',
      EffectiveDate: '2027-01-01',
      FirstPayment: page.AmountDue,
      Plans: [{ PlanName: 'Gold PPO', MonthlyPremium: page.AmountDue }],
      Members: [{ LastName: 'Quixwater', SSN: '***-**-9991', Coverages: [{ Coverage: 'medical' }] }],
    });
    expect(Agents).toHaveLength(1);
    expect(text).not.toContain('219-09');
    expect(text).not.toContain('219099991');
  });

  it('is one signature for twenty clicks at once, and another when something has changed', async () => {
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    const answers = await Promise.all(Array.from({ length: 20 }, () => signHousehold(app, agent, id)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    const count = () => app.database.manager.countBy(Signature, { quoteId: id });
    const named = `Signed application ${id}.json`;
    expect(await count()).toBe(1);
    expect(await app.database.manager.countBy(StoredDocument, { fileName: named })).toBe(1);
    expect((await signHousehold(app, agent, id)).body).toEqual(answers[0]!.body);
    const other = await signHousehold(
      app,
      Object.assign(Object.create(agent) as User, { fullName: 'Ada B. Agent' }),
      id,
    );
    expect([other.status, await count()]).toEqual([200, 2]);
  });

  it('keeps no health answer in what it stores', async () => {
    const wanted = { planId: plans.shortTerm, terms: SHORT_TERM, health: HEALTHY };
    const { id } = await completeHousehold(app, agent, wanted);
    await signHousehold(app, agent, id);
    expect(await contentOf(id)).not.toMatch(/HasAids|HasCancer|CoveredShortTerm/);
  });

  it('counts until something is changed', async () => {
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    await signHousehold(app, agent, id);
    const caller = await app.as(agent);
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    const Members = [{ ...page.Members[0], SSN: '319-09-9991' }];
    expect((await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members })).status).toBe(200);
    expect((await signatureOf(id)).Withdrawn).toMatchObject({
      Reason: 'The application has changed since it was signed. Review it and sign again.',
      HasFailed: false,
    });
    expect((await signHousehold(app, agent, id)).status).toBe(200);
    expect((await signatureOf(id)).Withdrawn).toBeNull();
  });

  it('is done by staff too, for the agent of record', async () => {
    const { id } = await completeHousehold(app, agent, { planId: plans.ppo });
    const sales = await insertSalesUser(app);
    const { status, body } = await signHousehold(app, sales, id);
    const of = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
    expect([status, body]).toMatchObject([
      200,
      {
        SignedByName: sales.fullName,
        AgentOfRecord: `${of.firstName} ${of.lastName}, NPN ${of.npnNumber}`,
        ConsentText: householdConsent('internal').text,
      },
    ]);
    const group = await insertSignable(app, await insertAgentUser(app));
    expect((await signHousehold(app, sales, group.id)).body.Message).toBe('The agent signs and submits.');
  });

  it('waits for everything that is missing, and for nobody else', async () => {
    const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo });
    const early = await signHousehold(app, agent, id);
    expect([early.status, early.body.Message]).toEqual([
      409,
      'Complete these before you submit: Eligibility, Member info.',
    ]);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await signHousehold(app, stranger, id)).status).toBe(404);
    expect((await (await app.as(stranger)).get(`/api/enrollment/GetElectronicSignature/${id}`)).status).toBe(404);
  });

  it('needs the consent, and changes nothing without it', async () => {
    const { id: complete } = await completeHousehold(app, agent, { planId: plans.ppo });
    const unread = await (
      await app.as(agent)
    )
      .post('/api/enrollment/SignElectronically')
      .send({ QuoteId: complete, SignedByName: 'Ada Agent', ApplicationEnteredConsent: false });
    expect([unread.status, Object.keys(unread.body.Fields)]).toEqual([422, ['ApplicationEnteredConsent']]);
    expect(await app.database.manager.countBy(QuoteEvent, { quoteId: complete, why: 'application signed' })).toBe(0);
    expect((await app.database.manager.findOneByOrFail(Quote, { id: complete })).readOnlyReason).toBe(0);
  });
});
