import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { DEMO_CARRIER_TOKEN } from '../../backend/src/platform/config/settings.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { INDIVIDUAL_CRITERIA } from '../../shared/src/search/individual-search.record.ts';
import { untilGivenUp, workOff } from '../installation/approved-quotes.ts';
import { handOver, noticeOf, sendNotice } from '../payments/first-payments.ts';
import type { TestApp } from '../support/app.ts';
import { enrollingHousehold, type sellIndividualPlans, WAIVES } from '../support/enrolling-household.ts';
import { person } from '../support/individual-builders.ts';
import type { StubCarrier } from '../support/stub-carrier.ts';
import {
  APPLICANT_SSN,
  COMPLETE_APPLICANT,
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  signHousehold,
  submitHousehold,
} from '../support/submittable-household.ts';
import { CHILD_SSN, SPOUSE_SSN } from './household-secrets.ts';

interface Stage {
  app: TestApp;
  carrier: StubCarrier;
  plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  agent: User;
  operations: User;
}

export interface Household {
  id: number;
  due: number;
}

export const START = '2026-11-23T17:00:00Z';

/** Denied, paid, refused and then accepted; a family whose payment is held. Each by the API, from the first quote on. */
export async function liveThrough(stage: Stage): Promise<Record<'denied' | 'paid' | 'refused' | 'family', Household>> {
  return {
    denied: await deny(stage),
    paid: await pay(stage),
    refused: await refuse(stage),
    family: await holdPaymentOfFamily(stage),
  };
}

function signedShortTerm({ app, agent, plans }: Stage, lastName: string, yes: object): Promise<Household> {
  // Within two seconds it would be taken for a double click.
  app.clock.advance(60_000);
  const health = { ...HEALTHY, ...yes };
  return signedHousehold(app, agent, { planId: plans.shortTerm, terms: SHORT_TERM, lastName, health });
}

async function deny(stage: Stage): Promise<Household> {
  const made = await signedShortTerm(stage, 'Quixdenied', { HasStroke: true, HasAids: true });
  const { body } = await submitHousehold(stage.app, stage.agent, made);
  expect(body.Status).toBe('Rejected');
  return made;
}

async function pay(stage: Stage): Promise<Household> {
  const { app, agent, carrier } = stage;
  const made = await signedShortTerm(stage, 'Quixpaid', { CoveredShortTerm: true });
  const submit = () => submitHousehold(app, agent, made, 'a-key-of-the-agent');
  expect([(await submit()).status, (await submit()).status]).toEqual([200, 200]);
  await workOff(app);
  await installInSandbox(app, carrier);
  const { body } = await handOver(app, agent, made, { lastName: 'Quixpaid', amount: made.due });
  const page = new URL(body.RedirectUrl as string).pathname;
  expect((await app.anonymous().get(page)).status).toBe(200);
  const paid = await app.anonymous().post(page).field('payer', 'Ada Quixpaid');
  expect(paid.headers['location']).toContain('payment=paid');
  return made;
}

/** What the carrier got last, also by the simulated one. */
async function installInSandbox(app: TestApp, { calls }: StubCarrier): Promise<void> {
  const { key, body } = calls.at(-1)!;
  const { status } = await app
    .anonymous()
    .post('/api/sandbox/carrier/applications')
    .set({ Authorization: `Bearer ${DEMO_CARRIER_TOKEN}`, 'Idempotency-Key': key })
    .type('json')
    .send(body);
  expect(status).toBe(200);
}

/** By a carrier that quotes what it was sent, and is then away for a long time. */
async function refuse(stage: Stage): Promise<Household> {
  const { app, agent, carrier, operations } = stage;
  const made = await signedShortTerm(stage, 'Quixrefused', { CoveredShortTerm: true });
  const spaced = APPLICANT_SSN.replaceAll('-', ' ');
  carrier.refusal = `SSN ${spaced} or ${APPLICANT_SSN}, born 06/15/1985 or 15.6.1985, is known.`;
  carrier.mood = 'refusing';
  expect((await submitHousehold(app, agent, made)).status).toBe(200);
  await workOff(app);
  carrier.mood = 'down';
  const { id } = await app.database.manager.findOneByOrFail(IndividualApplication, { quoteId: made.id });
  const staff = await app.as(operations);
  expect((await staff.put(`/api/sales/ResubmitIndividual/${id}`).send({})).status).toBe(200);
  const before = app.clock.now();
  await untilGivenUp(app);
  // Everybody is still signed in.
  app.clock.set(before.toISOString());
  const attempts = (await staff.get(`/api/sales/GetIndividualAttempts/${id}`)).body as { Message: string }[];
  expect(attempts.at(-1)!.Message).toBe('SSN … or …, born … or …, is known.');
  carrier.mood = 'accepting';
  return made;
}

async function holdPaymentOfFamily({ app, agent, plans }: Stage): Promise<Household> {
  const people = [
    person({ ...WAIVES, LastName: 'Quixfamily' }),
    person({
      ...WAIVES,
      RelationshipToSubscriber: 'Spouse',
      FirstName: 'Yorick',
      LastName: 'Quixfamily',
      DateOfBirth: '1984-03-01',
    }),
    person({
      ...WAIVES,
      RelationshipToSubscriber: 'Child',
      FirstName: 'Xanthe',
      LastName: 'Quixfamily',
      DateOfBirth: '2018-02-01',
    }),
  ];
  const { id } = await enrollingHousehold(app, agent, { planId: plans.ppo, people });
  const caller = await app.as(agent);
  const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
  const Members = (page.Members as object[]).map((member, at) => ({
    ...member,
    ...COMPLETE_APPLICANT,
    SSN: [APPLICANT_SSN, SPOUSE_SSN, CHILD_SSN][at],
    ...(at > 0 && { SameAsPrimary: true }),
  }));
  const saved = await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
  expect(saved.body.Members.map(({ SSN }: { SSN: string }) => SSN)).toEqual([
    '***-**-9991',
    '***-**-9992',
    '***-**-9993',
  ]);
  const { body } = await caller
    .post('/api/enrollment/postShorttermHealthInformation')
    .send({ QuoteId: id, EnrolleesEligible: true, HasPedDental: true });
  const made = { id, due: body.AmountDue as number };
  expect((await signHousehold(app, agent, id)).status).toBe(200);
  expect((await submitHousehold(app, agent, made)).status).toBe(200);
  await workOff(app);
  await handOver(app, agent, made, { lastName: 'Quixfamily', amount: made.due });
  const payment = await app.database.manager.findOneByOrFail(IndividualPayment, { quoteId: id });
  const held = noticeOf(payment, { Outcome: 'Held', Reason: `SSN ${SPOUSE_SSN.replaceAll('-', '.')} is not hers.` });
  expect((await sendNotice(app, held)).status).toBe(200);
  return made;
}

/** Everything that is typed to find a household. */
export async function searchFor(app: TestApp, user: User): Promise<void> {
  const caller = await app.as(user);
  const criteria = {
    Text: 'quix',
    EnrollmentType: 'Short term',
    Status: 'Rejected',
    QuoteId: '1',
    FirstName: 'ada',
    LastName: 'quix',
    SSN: SPOUSE_SSN,
    DateOfBirth: '06/15/1985',
    SubmittedFrom: '11/23/2026',
    SubmittedTo: '11/23/2026',
    AgentFirstName: 'ada',
    AgentLastName: 'a',
  };
  const named = Object.entries(criteria).map(([name, value]) => ({ [name]: value }));
  expect(Object.keys(criteria)).toEqual(Object.keys(INDIVIDUAL_CRITERIA));
  const path = '/api/individual/SearchIndividualByCriteria';
  for (const criterion of named) {
    expect((await caller.post(path).send(criterion)).status).toBe(200);
    expect((await caller.get(path).query(criterion)).status).toBe(200);
  }
  for (const Text of [APPLICANT_SSN, APPLICANT_SSN.replaceAll('-', ''), 'Quixfamily', '9991']) {
    expect((await caller.post('/api/search/FindGroupsAndQuotes').send({ Text })).status).toBe(200);
  }
}

/** The lists of staff, where these households are rows. */
export async function readReports(app: TestApp, user: User): Promise<void> {
  const caller = await app.as(user);
  const rowsOf = async (path: string) => {
    const { status, text, body } = await caller.get(path);
    expect(status).toBe(200);
    return path.includes('.csv') ? text.trim().split('\n').length - 1 : (body as unknown[]).length;
  };
  const counts = [];
  for (const path of ['GetIndividualQuotes', 'GetIndividualApplications', 'GetPaymentErrorReport']) {
    counts.push(await rowsOf(`/api/sales/${path}`), await rowsOf(`/api/sales/${path}.csv`));
  }
  for (const path of ['GetIndividualApplications', 'GetIndividualApplications.csv']) {
    counts.push(await rowsOf(`/api/sales/${path}?isErrorReport=true`));
  }
  // All four are quotes and applications; one payment is held, one application has failed.
  expect(counts).toEqual([4, 4, 4, 4, 1, 1, 1, 1]);
}
