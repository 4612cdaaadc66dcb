import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { handOver } from '../payments/first-payments.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { enrollingHousehold, OPEN_TERMS, sellIndividualPlans } from '../support/enrolling-household.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { recordTraffic, type RecordedTraffic } from '../support/recorded-traffic.ts';
import { APPLICANT_SSN, COMPLETE_APPLICANT, HEALTHY, SHORT_TERM } from '../support/submittable-household.ts';
import { INDIVIDUAL_REQUESTS } from './individual-requests.ts';
import { peopleIn, secretsIn } from './household-secrets.ts';

/** The body once for each of its values, at any depth, with this in its place. */
function withEach(body: unknown, misplaced: string): unknown[] {
  if (typeof body !== 'object' || body === null) {
    return [misplaced];
  }
  return Object.entries(body).flatMap(([name, value]) =>
    withEach(value, misplaced).map((changed) =>
      Array.isArray(body) ? (body as unknown[]).with(Number(name), changed) : { ...body, [name]: changed },
    ),
  );
}

describe('an SSN typed into another field', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  let output: ReturnType<typeof captureOutput>;
  let traffic: RecordedTraffic;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
    traffic = recordTraffic(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(async () => {
    traffic.restore();
    output.restore();
    await app.close();
  });

  /** Of everything that was refused since; a request that is accepted stores what was typed. */
  const refusals = () => traffic.answers.filter(({ status }) => status >= 400);
  const assertSilent = (fewest: number) => {
    expect(refusals().flatMap(({ request, text }) => secretsIn(text).map((secret) => `${secret}: ${request}`))).toEqual(
      [],
    );
    expect(refusals().length).toBeGreaterThanOrEqual(fewest);
    expect([...secretsIn(output.text()), ...peopleIn(output.text())]).toEqual([]);
    traffic.answers.splice(0);
  };

  it.each(['219-09-9991', '219099991'])(
    'is repeated by no refusal and no line of the log, while people enroll: %s',
    async (misplaced) => {
      const { id: QuoteId, version } = await enrollingHousehold(app, agent, {
        planId: plans.shortTerm,
        terms: SHORT_TERM,
      });
      const caller = await app.as(agent);
      const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${QuoteId}`)).body;
      const { Version: first, ...member } = { ...page.Members[0], ...COMPLETE_APPLICANT };
      const signing = { QuoteId, SignedByName: 'Ada Agent', ApplicationEnteredConsent: true };
      traffic.answers.splice(0);
      for (const body of withEach({ QuoteId, EnrolleesEligible: true, HasPedDental: true, ...HEALTHY }, misplaced)) {
        await caller.post('/api/enrollment/postShorttermHealthInformation').send(body as object);
      }
      let Version: unknown = first;
      for (const changed of withEach(member, misplaced)) {
        const Members = [{ Version, ...(changed as object) }];
        const { body } = await caller.put(`/api/enrollment/PutIndividualenrollment/${QuoteId}`).send({ Members });
        // What was accepted is stored.
        Version = body.Members?.[0].Version ?? Version;
      }
      for (const body of withEach(signing, misplaced)) {
        await caller.post('/api/enrollment/SignElectronically').send(body as object);
      }
      for (const body of withEach({ Version: version }, misplaced)) {
        await caller.put(`/api/quote/BackToQuoting/${QuoteId}`).send(body as object);
      }
      const submit = () => caller.post(`/api/individual/enroll/${QuoteId}`);
      await submit().send({ paymentAmount: misplaced });
      await submit().send({ paymentAmount: 219_099_991 });
      await submit().set('Idempotency-Key', `${misplaced} x`).send({ paymentAmount: 1 });
      for (const given of withEach(
        { firstName: 'Ada', lastName: 'Quixwater', amount: 1, consumerId: 'Q1' },
        misplaced,
      )) {
        await handOver(app, agent, { id: QuoteId }, given as object);
      }
      assertSilent(50);
    },
  );

  it.each(['219-09-9991', '219099991'])('nor while they are quoted, or searched for: %s', async (misplaced) => {
    const caller = await app.as(agent);
    const quotes = [shortTermBody({ Census: [person({ MiddleInitial: 'Q', SSN: APPLICANT_SSN })] }), OPEN_TERMS];
    for (const body of quotes.flatMap((quote) => withEach({ ...shortTermBody(), ...quote }, misplaced))) {
      await caller.post('/api/quote').send(body as object);
    }
    for (const name of ['POST /api/individual/EstimateSubsidy', 'POST /api/individual/SearchIndividualByCriteria']) {
      const { path, body } = INDIVIDUAL_REQUESTS[name]!;
      for (const changed of withEach(body, misplaced)) {
        await caller.post(path).send(changed as object);
      }
    }
    const criteria = ['EnrollmentType', 'Status', 'QuoteId', 'DateOfBirth', 'SubmittedFrom', 'SubmittedTo', 'range'];
    for (const name of criteria) {
      await caller.get('/api/individual/SearchIndividualByCriteria').query({ [name]: misplaced });
    }
    await caller.get(`/api/individual/GetEffectiveDates?planType=${misplaced}&qualifyingEvent=${misplaced}`);
    assertSilent(20);
  });
});
