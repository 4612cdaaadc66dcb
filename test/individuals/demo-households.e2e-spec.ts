import { seedBenchmarks } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { playHouseholds, userOf } from '../../backend/src/seed/play-households.ts';
import { seedDemoAccounts } from '../../backend/src/seed/seed-demo-accounts.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { EnrollmentPageService } from '../../backend/src/enrollment/individual/enrollment-page.service.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import type { EnrollmentPageResponse } from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertOperationsUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const NOW = '2026-11-23T17:00:00Z';

describe('the households of the demo', () => {
  let app: TestApp;
  const played = {
    now: () => app.clock.now(),
    today: () => app.clock.today(),
    at: async <Result>(instant: Date, work: () => Promise<Result>) => {
      app.clock.set(instant.toISOString());
      return work().finally(() => app.clock.set(NOW));
    },
  };
  const play = () => playHouseholds(app.server, played);

  beforeAll(async () => {
    app = await startApp();
    app.clock.set(NOW);
    await seedLocations(app.database, ['MI']);
    await seedDemoAccounts(app.database);
    await seedBenchmarks(app.database, { today: app.clock.today() });
    await sellPlan(app.database, buildPlan({ market: 'Individual', metalTier: 'Silver' }));
    const shortTerm = { market: 'ShortTerm', metalTier: null, businessYear: 2026, isAcaPlan: false } as const;
    const in2026 = { periodStart: '2026-01-01', periodEnd: '2026-12-31' };
    await sellPlan(app.database, buildPlan(shortTerm), in2026);
    await sellPlan(app.database, buildPlan({ market: 'Individual', metalTier: 'Silver', businessYear: 2026 }), in2026);
    await play();
  });
  afterAll(() => app.close());

  const storedOf = async (applicant: string): Promise<{ quote: Quote; details: IndividualDetails }[]> => {
    const { manager } = app.database;
    const all = await manager.find(IndividualDetails, {
      where: { subscriberLastName: applicant },
      order: { quoteId: 'ASC' },
    });
    return Promise.all(
      all.map(async (details) => ({
        details,
        quote: await manager.findOneByOrFail(Quote, { id: details.quoteId }),
      })),
    );
  };
  const shownTo = async (username: string, applicant: string): Promise<EnrollmentPageResponse> => {
    const [stored] = await storedOf(applicant);
    return app.get(EnrollmentPageService).find(await userOf(app.server, { username }), stored!.quote.id);
  };

  it('are of each kind in every status that the product reaches, deleted ones included', async () => {
    const rows = await Promise.all(
      ['Delgado', 'Beaudoin', 'Brandvold', 'Maki', 'Nguyen', 'Haddad', 'Shawano', 'Kowalczyk', 'Vega', ''].map(
        async (applicant) => {
          const [found] = await storedOf(applicant);
          const { quote, details } = found!;
          return [applicant, details.enrollmentType ?? details.planType, quote.status, quote.isDeleted];
        },
      ),
    );
    expect(rows).toEqual([
      ['Delgado', 'Open', 'Expired', false],
      ['Beaudoin', 'Special', 'Expired', false],
      ['Brandvold', 'ShortTerm', 'Expired', false],
      ['Maki', 'Special', 'Quoting', false],
      ['Nguyen', 'ShortTerm', 'Quoting', false],
      ['Haddad', 'Special', 'Quoting', true],
      ['Shawano', 'ShortTerm', 'Quoting', true],
      ['Kowalczyk', 'Open', 'Quoting', false],
      ['Vega', 'Special', 'Quoting', false],
      ['', 'Open', 'Quoting', false],
    ]);
    expect((await storedOf('Blackwood'))[0]!.quote.status).toBe('Rejected');
  });

  it('include one that enrolls and lacks only a proof of the event', async () => {
    const { Quote: quote, Panels } = await shownTo('agent', 'Abernathy');
    expect(quote.Status).toBe('Enrolling');
    expect(Panels.map(({ Name, State }) => [Name, State])).toEqual([
      ['Eligibility', 'Completed'],
      ['MemberInfo', 'Completed'],
      ['Documentation', 'Not started'],
    ]);
  });

  it('include two that continue with another date', async () => {
    expect((await shownTo('individualagent', 'Nguyen')).Quote.Expiry?.Kind).toBe('continue');
    expect((await shownTo('agent2', 'Maki')).Quote.Expiry).toEqual({
      Kind: 'continue',
      Message: 'This quote has expired because effective date is in the past.',
    });
  });

  it('include a family whose credit differs by the county of its ZIP code, with plans chosen', async () => {
    const families = await storedOf('Okonkwo');
    expect(families.map(({ details }) => [details.postalCode, details.county, details.annualIncome])).toEqual([
      ['49544', 'Kent', 60_000],
      ['49544', 'Ottawa', 60_000],
    ]);
    const [kent, ottawa] = families.map(({ details }) => details.electedAptcCents ?? 0);
    expect(kent).toBeGreaterThan(0);
    expect(ottawa).toBeGreaterThan(0);
    expect(kent).not.toBe(ottawa);
    const { manager } = app.database;
    expect(await manager.countBy(QuotePlan, { quoteId: families[0]!.quote.id })).toBe(1);
  });

  it('include two for the repair desk: one that the carrier never answered, and one that it will refuse', async () => {
    const submissions = await Promise.all(
      ['Hendricksen', 'Duplicate'].map(async (applicant) => {
        const [found] = await storedOf(applicant);
        const where = { quoteId: found!.quote.id };
        const application = await app.database.manager.findOneByOrFail(IndividualApplication, where);
        return [found!.quote.status, found!.quote.readOnlyReason, application.status, application.message];
      }),
    );
    expect(submissions).toEqual([
      ['FailedEnrollment', 0, 'Failed', 'The application could not be sent. Please resubmit it.'],
      ['SignatureRequired', 4, 'Waiting', ''],
    ]);
    const staff = await app.as(await insertOperationsUser(app));
    const report = async () => {
      const { body } = await staff.get('/api/sales/GetIndividualApplications').query({ isErrorReport: 'true' });
      return body as IndividualApplicationRow[];
    };
    const [unanswered] = await report();
    expect((await staff.put(`/api/sales/ResubmitIndividual/${unanswered!.IndividualApplicationId}`)).status).toBe(200);
    await workOff(app);
    expect((await report()).map(({ LastName, Message }) => [LastName, Message])).toEqual([
      ['Duplicate', 'This applicant has a contract already.'],
    ]);
    expect((await storedOf('Hendricksen'))[0]!.quote.status).toBe('PaymentPending');
    expect((await storedOf('Vandenberg'))[0]!.quote.status).toBe('PaymentPending');
  });

  it('have a history in which nothing happens before the quote is begun or after today', async () => {
    const { manager } = app.database;
    const quotes = await manager.find(Quote, { order: { id: 'ASC' } });
    const begun = new Map(quotes.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    const events = await manager.find(QuoteEvent);
    expect(events.length).toBeGreaterThan(quotes.length);
    expect(events.filter(({ quoteId, at }) => at.getTime() < begun.get(quoteId)!)).toEqual([]);
    expect(quotes.filter(({ createdAt, modifiedAt }) => modifiedAt < createdAt || modifiedAt > new Date(NOW))).toEqual(
      [],
    );
  });

  it('are played once', async () => {
    const before = await app.database.manager.count(Quote);
    await play();
    expect(await app.database.manager.count(Quote)).toBe(before);
  });
});
