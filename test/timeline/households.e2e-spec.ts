import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { TimelineEntry } from '../../shared/src/timeline/timeline.record.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { handOver, noticeOf, sendNotice } from '../payments/first-payments.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { completeHousehold, signHousehold, submitHousehold } from '../support/submittable-household.ts';

describe("the timeline of a household's quote", () => {
  let app: TestApp;
  let agent: User;
  let staff: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
    staff = await insertOperationsUser(app);
  });
  beforeEach(async () => {
    app.clock.set('2026-11-23T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent], fullName: 'Ada Agent' });
  });
  afterAll(() => app.close());

  const get = async (id: number): Promise<TimelineEntry[]> =>
    (await (await app.as(agent)).get(`/api/timeline/quote/${id}`)).body;
  /** What was added since, oldest first. */
  const told = async (id: number, since: readonly TimelineEntry[]) =>
    (await get(id))
      .slice(0, -since.length)
      .map(({ What, Who }) => `${What} / ${Who.Name}`)
      .reverse();
  const later = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    app.clock.advance(60_000);
    return act();
  };

  const quoteOf = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });

  it('tells of plans, people, signature, submission, outcome and payment, each once and by whom', async () => {
    const made = await later(() => completeHousehold(app, agent, { planId: plans.ppo }));
    const before = await get(made.id);
    expect(before.map(({ What }) => What).sort()).toEqual([
      'Eligibility answers saved',
      'Member information saved',
      'Moved from Enrolling to Signature Required',
      'Moved from Quoting to Enrolling',
      'Plans chosen',
      'Quote created',
    ]);
    await later(() => signHousehold(app, agent, made.id));
    await later(() => submitHousehold(app, agent, made));
    await later(() => workOff(app));
    await later(() => handOver(app, agent, made, { amount: made.due }));
    const payment = await app.database.manager.findOneByOrFail(IndividualPayment, { quoteId: made.id });
    await later(() => sendNotice(app, noticeOf(payment)));
    expect(await told(made.id, before)).toEqual([
      'Application signed / Ada Agent',
      'Application submitted / Ada Agent',
      'Moved from Signature Required to Payment Pending / The system',
      'First payment started / Ada Agent',
      'Moved from Payment Pending to Complete / The system',
    ]);
    const [paid, , outcome] = await get(made.id);
    expect([outcome!.Detail, paid!.Detail]).toEqual(['Accepted by the carrier', 'First payment received']);
  });

  it('tells of a refusal by the carrier, and of a second signature', async () => {
    const made = await completeHousehold(app, agent, { planId: plans.ppo, lastName: 'Rejected' });
    await later(() => signHousehold(app, agent, made.id));
    await later(() => submitHousehold(app, agent, made));
    const before = await get(made.id);
    await later(() => workOff(app));
    await later(() => signHousehold(app, agent, made.id));
    expect((await told(made.id, before)).sort()).toEqual([
      'Application signed / Ada Agent',
      'Moved from Enrolling to Signature Required / The system',
      'Moved from Failed Enrollment to Enrolling / Ada Agent',
      'Moved from Signature Required to Failed Enrollment / The system',
    ]);
  });

  it('tells what staff do: claims, alone and of several quotes, and held payments', async () => {
    const made = await completeHousehold(app, agent, { planId: plans.ppo });
    await signHousehold(app, agent, made.id);
    await submitHousehold(app, agent, made);
    await workOff(app);
    await handOver(app, agent, made, { amount: made.due });
    const before = await get(made.id);
    const payment = await app.database.manager.findOneByOrFail(IndividualPayment, { quoteId: made.id });
    await later(() => sendNotice(app, noticeOf(payment, { Outcome: 'Held' })));
    const caller = await app.as(staff);
    const put = (path: string, body: object) => later(async () => caller.put(`/api/sales/${path}`).send(body));
    await put('AssignUserToQuote', { Id: made.id });
    await put('UnassignUserToQuote', { Id: made.id });
    await put('AssignUserToQuotes', { Ids: [made.id] });
    const { id } = await app.database.manager.findOneByOrFail(HeldPayment, { quoteId: made.id });
    await later(async () => caller.post(`/api/sales/MarkPaymentProcessed/${id}`));
    expect((await quoteOf(made.id)).status).toBe('Complete');
    expect(await told(made.id, before)).toEqual([
      'First payment held for staff / The system',
      'Quote claimed / Internal staff',
      'Quote released / Internal staff',
      'Quote claimed / Internal staff',
      'Moved from Payment Pending to Complete / The system',
    ]);
    expect((await get(made.id))[0]!.Detail).toBe('First payment booked by staff');
  });
});
