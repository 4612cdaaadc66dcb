import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { type IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

const JOB = { topic: 'expire-quotes', subjectId: 1 } as const;

describe('quotes of households that nobody can continue', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const insert = (details: Partial<IndividualDetails>, given: Partial<Quote> = {}) =>
    insertIndividualQuote(app, agent, { ...given, details });
  const open = (effectiveDate: string) =>
    insert(
      { planType: 'Permanent', enrollmentType: 'Open', coverageMonths: null },
      { effectiveDate: isoDate(effectiveDate) },
    );
  const special = (eventDate: string) =>
    insert({
      planType: 'Permanent',
      enrollmentType: 'Special',
      qualifyingEvent: 'Marriage',
      eventDate: isoDate(eventDate),
      coverageMonths: null,
    });
  const shortTerm = (effectiveDate: string, given: Partial<Quote> = {}) =>
    insert({}, { ...given, effectiveDate: isoDate(effectiveDate) });
  const statusOf = async ({ id }: Quote) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;
  const night = async (instant: string) => {
    app.clock.set(instant);
    await app.database.transaction((tx) => app.get(Outbox).add(tx, JOB));
    while (await app.get(Worker).runOnce());
  };

  it('expire at night, by the day in Detroit', async () => {
    const lastYear = await open('2027-03-01');
    const nextYear = await open('2028-01-01');
    const oldEvent = await special('2027-05-03');
    const youngEvent = await special('2027-05-04');
    const oldPlan = await shortTerm('2027-05-03');
    const youngPlan = await shortTerm('2027-05-04');
    await night('2027-09-01T03:59:00Z');
    expect(await Promise.all([lastYear, oldEvent, oldPlan].map(statusOf))).toEqual(['Quoting', 'Quoting', 'Quoting']);
    await night('2027-09-01T04:01:00Z');
    expect(await Promise.all([lastYear, oldEvent, oldPlan].map(statusOf))).toEqual(['Expired', 'Expired', 'Expired']);
    expect(await Promise.all([nextYear, youngEvent, youngPlan].map(statusOf))).toEqual([
      'Quoting',
      'Quoting',
      'Quoting',
    ]);
    expect(await app.database.manager.findBy(QuoteEvent, { quoteId: oldPlan.id })).toMatchObject([
      { fromStatus: 'Quoting', toStatus: 'Expired', userId: null, why: 'the effective date has passed' },
    ]);
  });

  it('do not include those whose old event the marketplace has granted, until the day that it granted is as old', async () => {
    const granted = (effectiveDate: string) =>
      insert(
        {
          planType: 'Permanent',
          enrollmentType: 'Special',
          qualifyingEvent: 'Birth',
          eventDate: isoDate('2027-01-01'),
          coverageMonths: null,
          isFfm: true,
        },
        { effectiveDate: isoDate(effectiveDate) },
      );
    const young = await granted('2027-06-01');
    const old = await granted('2027-05-31');
    await night('2027-09-29T12:00:00Z');
    expect(await Promise.all([young, old].map(statusOf))).toEqual(['Quoting', 'Expired']);
  });

  it.each(['Complete', 'Pended', 'PaymentPending', 'PendingSEVerification', 'Rejected'] as const)(
    'do not include those in status %s',
    async (status) => {
      const quote = await shortTerm('2026-01-01', { status });
      await night('2027-10-01T12:00:00Z');
      expect(await statusOf(quote)).toBe(status);
    },
  );

  it('are no longer edited, and stay readable', async () => {
    const quote = await shortTerm('2026-01-01', { status: 'FailedEnrollment' });
    await night('2027-10-02T12:00:00Z');
    const { status, body } = await (await app.as(agent)).get(`/api/quote/${quote.id}`);
    expect([status, body.QuoteStatus, body.CanEdit, body.Expiry]).toEqual([200, 'Expired', false, null]);
  });
});
