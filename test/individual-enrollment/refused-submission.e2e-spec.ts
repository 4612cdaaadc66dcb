import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualEnrollment } from '../../backend/src/enrollment/parts/household/individual-enrollment.table.ts';
import { Signature } from '../../backend/src/enrollment/parts/documents/signature.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { INDIVIDUAL_STATUSES } from '../../shared/src/individuals/individual-status.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { quotedHousehold, sellIndividualPlans, SPECIAL_TERMS } from '../support/enrolling-household.ts';
import { panelsBy } from '../support/panel-calls.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import {
  completeHousehold,
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  submitHousehold,
} from '../support/submittable-household.ts';
import { QUOTE_NOT_FOUND } from '../../backend/src/quoting/quotes/quote-questions.repository.ts';

const TODAY = '2026-11-23T17:00:00Z';
const ALREADY = 'This quote has already been submitted.';
const OVER = 'This quote has expired because open enrollment period (OEP) has ended.';
const PASSED = 'This quote has expired because effective date is in the past.';
const REFUSED: [QuoteStatus, string][] = [
  ['Quoting', 'Choose the plans and start enrollment first.'],
  ['PaymentPending', ALREADY],
  ['PendingSEVerification', ALREADY],
  ['Complete', ALREADY],
  ['Rejected', ALREADY],
  ['Declined', ALREADY],
  ['Approved', ALREADY],
  ['PassivelyRenewed', ALREADY],
  ['Expired', 'A quote in status Expired cannot be submitted.'],
];
const TAKEN: QuoteStatus[] = ['Enrolling', 'SignatureRequired', 'FailedEnrollment', 'Pended'];

type Made = Awaited<ReturnType<typeof signedHousehold>>;

describe('POST /api/individual/enroll refuses', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set(TODAY);
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    app.clock.set(TODAY);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const signed = (given: Partial<Parameters<typeof signedHousehold>[2]> = {}) =>
    signedHousehold(app, agent, { planId: plans.ppo, ...given });
  const special = () => signed({ planId: plans.earlier, terms: SPECIAL_TERMS, isProven: true });
  const setQuote = (id: number, columns: Partial<Quote>) => app.database.manager.update(Quote, { id }, columns);
  /** Sessions end with the day: signed in anew, at the same agent's desk. */
  const agentOn = (instant: string): Promise<User> => {
    app.clock.set(instant);
    return insertAgentUser(app, { roles: [ROLES.individualAgent], agentId: agent.agentId });
  };
  const staffOn = (instant: string): Promise<User> => {
    app.clock.set(instant);
    return insertSalesUser(app);
  };
  const setRules = async (rules: Record<string, string>) => {
    for (const [key, value] of Object.entries(rules)) {
      await setRule(app, key, value);
    }
  };
  const rulesOf = async (keys: string[]): Promise<Record<string, string>> => {
    const marks = keys.map(() => '?').join(', ');
    const rows: { ruleKey: string; value: string }[] = await app.database.query(
      `SELECT ruleKey, value FROM business_rules WHERE ruleKey IN (${marks})`,
      keys,
    );
    return Object.fromEntries(rows.map(({ ruleKey, value }) => [ruleKey, value]));
  };
  /** Everything that a submission writes. */
  const rowsOf = async (id: number) => {
    const { manager } = app.database;
    const of = { where: { quoteId: id } };
    return {
      quote: await manager.findBy(Quote, { id }),
      details: await manager.find(IndividualDetails, of),
      people: await manager.find(CensusMember, of),
      answers: await manager.find(IndividualEnrollment, of),
      signatures: await manager.find(Signature, of),
      applications: await manager.find(IndividualApplication, of),
      submissions: await manager.query('SELECT * FROM individual_submissions'),
      events: await manager.find(QuoteEvent, of),
      jobs: await manager.findBy(OutboxJob, { subjectId: id }),
      audited: await manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(id) }),
    };
  };
  /** And nothing is changed by it. */
  const expectRefusal = async (made: Made, user: User, expected: [number, string]) => {
    const before = await rowsOf(made.id);
    const { status, body } = await submitHousehold(app, user, made);
    expect([status, body.Message]).toEqual(expected);
    expect(await rowsOf(made.id)).toEqual(before);
  };

  it.each(TAKEN)('no household in status %s', async (status) => {
    const made = await signed();
    await setQuote(made.id, { status });
    expect((await submitHousehold(app, agent, made)).body).toMatchObject({ Pending: true });
  });

  it('or takes a household in every status that it can have', () => {
    expect([...REFUSED.map(([status]) => status), ...TAKEN].sort()).toEqual([...INDIVIDUAL_STATUSES].sort());
  });

  // A refusal changes nothing: one household serves for every status.
  describe('the same household', () => {
    let owner: User;
    let staff: User;
    let made: Made;
    beforeAll(async () => {
      owner = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
      staff = await insertSalesUser(app);
      made = await signedHousehold(app, owner, { planId: plans.ppo });
    });

    it.each(REFUSED)('in status %s', async (status, message) => {
      await setQuote(made.id, { status });
      await expectRefusal(made, owner, [409, message]);
      await expectRefusal(made, staff, [409, message]);
    });

    it('in any status once it waits for the carrier', async () => {
      await setQuote(made.id, { status: 'SignatureRequired' });
      expect((await submitHousehold(app, owner, made)).status).toBe(200);
      for (const status of TAKEN) {
        await setQuote(made.id, { status });
        await expectRefusal(made, owner, [409, ALREADY]);
        await expectRefusal(made, staff, [409, ALREADY]);
      }
    });
  });

  it('a deleted quote', async () => {
    const made = await signed();
    await setQuote(made.id, { isDeleted: true });
    await expectRefusal(made, await insertSalesUser(app), [409, 'This quote is deleted.']);
    await expectRefusal(made, agent, [404, QUOTE_NOT_FOUND]);
  });

  it('a quote whose enrollment was never started', async () => {
    const { id } = await quotedHousehold(app, agent, { planId: plans.ppo });
    await expectRefusal({ id, due: 0 }, agent, [409, 'Choose the plans and start enrollment first.']);
  });

  it.each<QuoteStatus>(['Enrolling', 'SignatureRequired'])('what is not signed, in status %s', async (status) => {
    const made = await completeHousehold(app, agent, { planId: plans.ppo });
    await setQuote(made.id, { status });
    await expectRefusal(made, agent, [409, 'Sign the application before you submit it.']);
  });

  it('what has changed since it was signed', async () => {
    const made = await signed();
    const mine = panelsBy(app, agent);
    const { Members } = await mine.page(made.id);
    await mine.put(made.id, [{ ...Members[0], HomeNumber: '6165550199' }]);
    const message = 'The application has changed since it was signed. Review it and sign again.';
    await expectRefusal(made, agent, [409, message]);
  });

  it('people who are not all eligible', async () => {
    const made = await signed();
    await panelsBy(app, agent).answer(made.id, { EnrolleesEligible: false });
    const message =
      'Not everyone who enrolls is eligible. Choose “Change plans” and remove those who are not, or correct the answer.';
    await expectRefusal(made, agent, [409, message]);
  });

  it('an amount that is not due', async () => {
    const made = await signed();
    await expectRefusal({ ...made, due: made.due - 0.01 }, agent, [
      422,
      'The amounts have changed. Please review them.',
    ]);
  });

  it('plans of the marketplace', async () => {
    const made = await signed();
    await app.database.manager.update(IndividualDetails, { quoteId: made.id }, { isFfm: true });
    await expectRefusal(made, agent, [409, 'Plans of the marketplace are enrolled at the marketplace.']);
    await expectRefusal(made, await insertSalesUser(app), [409, 'The agent signs and submits.']);
  });

  it.each<[string, Record<string, string>, string]>([
    ['after open enrollment', { OpenEnrollmentEndDate: '2026-11-22' }, OVER],
    [
      'while the coming year can only be quoted',
      { OpenEnrollmentStartDate: '2026-12-01', OEPQuotingOnlyBegins: '2026-11-01', OEPQuotingOnlyEnds: '2026-11-30' },
      'Plans of the coming year can be quoted now, but not enrolled before 12/1/2026.',
    ],
    [
      'after the last day for its effective date',
      { OEPJanuaryCutOffDate: '2026-11-22' },
      'This effective date cannot be chosen. Choose one from the list.',
    ],
  ])('an agent, but not staff, %s', async (_when, rules, message) => {
    const made = await signed();
    const before = await rulesOf(Object.keys(rules));
    await setRules(rules);
    try {
      await expectRefusal(made, agent, [409, message]);
      expect((await submitHousehold(app, await insertSalesUser(app), made)).body).toMatchObject({ Pending: true });
    } finally {
      await setRules(before);
    }
  });
  it('a failed enrollment once open enrollment is over: it stays failed', async () => {
    const made = await signed();
    await setQuote(made.id, { status: 'FailedEnrollment', readOnlyReason: 4 });
    const before = await rulesOf(['OpenEnrollmentEndDate']);
    await setRules({ OpenEnrollmentEndDate: '2026-11-22' });
    try {
      await expectRefusal(made, agent, [409, OVER]);
    } finally {
      await setRules(before);
    }
  });

  it('a special enrollment that would begin in the past, to agents only', async () => {
    const made = await special();
    await expectRefusal(made, await agentOn('2026-12-02T17:00:00Z'), [409, PASSED]);
    const bySales = await submitHousehold(app, await staffOn('2026-12-02T17:00:00Z'), made);
    expect(bySales.body).toMatchObject({ Pending: true });
  });

  it('a special enrollment whose event is too long ago for staff', async () => {
    const made = await special();
    const message = 'Date must be within past 120 days or today.';
    await expectRefusal(made, await staffOn('2027-03-14T17:00:00Z'), [409, message]);
  });

  it('short-term coverage that would begin in the past, to staff only after 120 days', async () => {
    const made = await signed({ planId: plans.shortTerm, terms: SHORT_TERM, health: HEALTHY });
    await expectRefusal(made, await agentOn('2026-12-02T17:00:00Z'), [409, 'Date must be within 90 days.']);
    await expectRefusal(made, await staffOn('2027-04-01T17:00:00Z'), [
      409,
      'Date must be up to 120 ago or within 90 days.',
    ]);
    const bySales = await submitHousehold(app, await staffOn('2027-03-31T17:00:00Z'), made);
    expect(bySales.body).toMatchObject({ Pending: true });
  });
});
