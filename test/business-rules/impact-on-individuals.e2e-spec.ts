import type { User } from '../../backend/src/platform/people/user.table.ts';
import { RULE_CATALOGUE, type RuleKey } from '../../shared/src/business-rules/rule-catalogue.ts';
import type { RuleImpactResponse } from '../../shared/src/business-rules/rule-impact.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NO_SPECIAL_ENROLLMENTS } from '../../shared/src/eligibility/special-enrollment.ts';
import { OPEN_ENROLLMENT_ENDED } from '../../shared/src/eligibility/open-enrollment.ts';
import { continueWithAnotherDate, OEP_HAS_ENDED } from '../../shared/src/individuals/individual-expiry.ts';
import { LENGTH_NOT_OFFERED } from '../../shared/src/individuals/individual-terms.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { changedIds, ruleDesk, type RuleDesk } from './rule-desk.ts';

const JANUARY = isoDate('2027-01-01');
const OPEN = { planType: 'Permanent', enrollmentType: 'Open', coverageMonths: null } as const;
const MARRIAGE = {
  planType: 'Permanent',
  enrollmentType: 'Special',
  qualifyingEvent: 'Marriage',
  eventDate: isoDate('2026-11-10'),
  coverageMonths: null,
} as const;

describe('what a rule would change about quotes of individuals', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  let desk: RuleDesk;

  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-20T17:00:00Z');
    agent = await insertAgentUser(app);
    caller = await app.as(agent);
    desk = ruleDesk(await app.as(await insertSuperUser(app)));
  });
  afterAll(() => app.close());
  // Each test has the open quotes to itself, and the rules as they are shipped.
  afterEach(async () => {
    await app.database.query('DELETE FROM quotes');
    for (const key of changed.splice(0)) {
      await desk.save(await desk.changeOf(key, { Value: RULE_CATALOGUE[key].default }));
    }
  });

  const changed: RuleKey[] = [];
  const save = async (key: RuleKey, Value: string) => {
    changed.push(key);
    expect((await desk.save(await desk.changeOf(key, { Value }))).status).toBe(200);
  };
  const insertOpen = () => insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: OPEN });
  const changesOf = ({ Quotes }: RuleImpactResponse) =>
    Quotes.map(({ QuoteId, Changes }) => [
      QuoteId,
      ...Changes.map(({ Effect, Before, After }) => [Effect, Before, After]),
    ]);
  const answerOf = async (id: number) => (await caller.get(`/api/quote/${id}`)).body;

  it('OpenEnrollmentEndDate: quotes of open enrollment expire, as they then do, and only those', async () => {
    const open = await insertOpen();
    await insertIndividualQuote(app, agent, { effectiveDate: isoDate('2026-12-01'), details: MARRIAGE });
    await insertIndividualQuote(app, agent);
    const impact = await desk.impactOf('OpenEnrollmentEndDate', { Value: '2026-11-19' });
    expect([impact.LookedAt, impact.Changed]).toEqual([3, 1]);
    expect(changesOf(impact)).toEqual([
      [
        open.id,
        ['IndividualDates', '1/1/2027, 2/1/2027', 'No dates'],
        ['IndividualTerms', 'No problem.', `Agents: ${OPEN_ENROLLMENT_ENDED}`],
        ['IndividualExpiry', 'It can be continued.', `Agents: ${OEP_HAS_ENDED}`],
      ],
    ]);
    await save('OpenEnrollmentEndDate', '2026-11-19');
    const { Expiry, AllowedEffectiveDates } = await answerOf(open.id);
    expect([Expiry, AllowedEffectiveDates]).toEqual([{ Kind: 'expired', Message: OEP_HAS_ENDED }, []]);
  });

  it('OEPJanuaryCutOffDate: quotes for January continue with another date only, others have a date less', async () => {
    const january = await insertOpen();
    const february = await insertIndividualQuote(app, agent, { effectiveDate: isoDate('2027-02-01'), details: OPEN });
    const impact = await desk.impactOf('OEPJanuaryCutOffDate', { Value: '2026-11-15' });
    const dates = ['IndividualDates', '1/1/2027', 'No dates'];
    const message = continueWithAnotherDate(JANUARY);
    expect(changesOf(impact)).toEqual([
      [january.id, dates, ['IndividualExpiry', 'It can be continued.', `Agents: ${message}`]],
      [february.id, dates],
    ]);
    await save('OEPJanuaryCutOffDate', '2026-11-15');
    expect((await answerOf(january.id)).Expiry).toEqual({ Kind: 'continue', Message: message });
    expect((await answerOf(february.id)).Expiry).toBeNull();
  });

  it('AllowSpecialEnrollmentsForAgents: what agents are told of special enrollments, and nothing about staff', async () => {
    const special = await insertIndividualQuote(app, agent, {
      effectiveDate: isoDate('2026-12-01'),
      details: MARRIAGE,
    });
    await insertOpen();
    const impact = await desk.impactOf('AllowSpecialEnrollmentsForAgents', { Value: 'false' });
    expect(changedIds(impact)).toEqual([special.id]);
    expect(impact.Quotes[0]).toMatchObject({ GroupId: null, CustomerName: 'Ada Quixwater', Status: 'Quoting' });
    expect(impact.Quotes[0]!.Changes).toContainEqual({
      Effect: 'IndividualTerms',
      Before: 'No problem.',
      After: `Agents: ${NO_SPECIAL_ENROLLMENTS}`,
    });
    await save('AllowSpecialEnrollmentsForAgents', 'false');
    const body = { Id: special.id, Version: special.version, QuoteType: special.quoteType, EventDate: '2026-11-12' };
    expect((await caller.put('/api/quote').send(body)).body.Message).toBe(NO_SPECIAL_ENROLLMENTS);
  });

  it('ShortTermMaximumMonths: the lengths to choose, and the quote whose length is too long', async () => {
    const long = await insertIndividualQuote(app, agent, { details: { coverageMonths: 4 } });
    const short = await insertIndividualQuote(app, agent);
    await insertOpen();
    const impact = await desk.impactOf('ShortTermMaximumMonths', { Value: '3' });
    const lengths = ['CoverageLengths', '3 months with a 1-month renewal', 'No lengths'];
    expect(changesOf(impact)).toEqual([
      [long.id, lengths, ['IndividualTerms', 'No problem.', LENGTH_NOT_OFFERED]],
      [short.id, lengths],
    ]);
    await save('ShortTermMaximumMonths', '3');
    const body = { Id: short.id, Version: short.version, QuoteType: short.quoteType, CoverageLength: 4 };
    const { status, body: refusal } = await caller.put('/api/quote').send(body);
    expect([status, refusal.Fields]).toEqual([422, { CoverageLength: [LENGTH_NOT_OFFERED] }]);
  });

  it('CsrLevel5Percentage and MedicaidAdultPercent: estimates of households with that income', async () => {
    const returns = { ...OPEN, householdSize: 1, annualIncome: 26_000 };
    const low = await insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: returns });
    await insertIndividualQuote(app, agent, {
      effectiveDate: JANUARY,
      details: { ...returns, annualIncome: 60_000 },
    });
    await insertOpen();
    expect(changesOf(await desk.impactOf('CsrLevel5Percentage', { Value: '88' }))).toEqual([
      [low.id, ['CostSharing', 'Silver plans pay 87% of the costs.', 'Silver plans pay 88% of the costs.']],
    ]);
    const medicaid = await desk.impactOf('MedicaidAdultPercent', { Value: '200' });
    expect(changedIds(medicaid)).toEqual([low.id]);
    expect(medicaid.Quotes[0]!.Changes).toEqual([
      {
        Effect: 'CostSharing',
        Before: 'Silver plans pay 87% of the costs.',
        After: expect.stringContaining('Check Medicaid first.'),
      },
    ]);
  });

  it('FirstPaymentExceptionStartDate: enrollments that are not finished, and not what is already at the carrier', async () => {
    const insert = (status: QuoteStatus, given = {}) =>
      insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: OPEN, status, ...given });
    const open = [await insert('Enrolling'), await insert('SignatureRequired'), await insert('PaymentPending')];
    await insert('Quoting');
    await insert('SignatureRequired', { readOnlyReason: 4 });
    const impact = await desk.impactOf('FirstPaymentExceptionStartDate', { Value: '2026-11-01' });
    const change = ['FirstPayment', 'It is due before coverage begins.', 'It can be left out.'];
    expect(changesOf(impact)).toEqual(open.map(({ id }) => [id, change]));
    await save('FirstPaymentExceptionStartDate', '2026-11-01');
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${open[0]!.id}`)).body;
    expect(page.AmountDue).toBe(0);
  });

  it('leaves out what is deleted, submitted or of a group, and says who has no name yet', async () => {
    await insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: OPEN, isDeleted: true });
    await insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details: OPEN, status: 'Complete' });
    await insertQuote(app, agent);
    const nameless = await insertIndividualQuote(app, agent, {
      effectiveDate: JANUARY,
      details: { ...OPEN, subscriberFirstName: '', subscriberLastName: '' },
    });
    const { LookedAt, Quotes } = await desk.impactOf('OpenEnrollmentEndDate', { Value: '2026-11-19' });
    expect([LookedAt, Quotes.map(({ CustomerName }) => CustomerName)]).toEqual([
      1,
      [`Individual quote ${nameless.id}`],
    ]);
  });

  it('reads the households of a chunk with two statements', async () => {
    const statementsOf = async (households: number) => {
      for (let added = 0; added < households; added += 1) {
        const details = { ...OPEN, householdSize: 1, annualIncome: 26_000 };
        await insertIndividualQuote(app, agent, { effectiveDate: JANUARY, details });
      }
      const request = await desk.changeOf('CsrLevel5Percentage', { Value: '88' });
      return countStatements(app, /census_members|individual_quotes/, () => desk.preview(request));
    };
    expect([await statementsOf(2), await statementsOf(30)]).toEqual([2, 2]);
  });
});
